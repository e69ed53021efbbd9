import type { ScanChanges } from '@foyer/contract/scans'
import { formatCount } from '../../ui/format.ts'

const kinds = ['added', 'changed', 'removed'] as const

const pagesOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'page' : 'pages'}`

/** The report stands under the news that the prompt is up to date: no contradiction where nothing has changed. */
export const sayReport = (changes: ScanChanges, pageCount: number) =>
  kinds.some((kind) => changes[kind] > 0)
    ? sayChanges(changes)
    : `It is built from the same ${pagesOf(pageCount)} as before.`

/** What a scan changed, in words. */
export function sayChanges(changes: ScanChanges) {
  const [first, ...others] = kinds.filter((kind) => changes[kind] > 0)
  if (!first) return 'No page has changed.'
  const pages = `${pagesOf(changes[first])} ${first}`
  return `${[pages, ...others.map((kind) => `${formatCount(changes[kind])} ${kind}`)].join(', ')}.`
}
