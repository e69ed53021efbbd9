import type { ScanChanges } from '@foyer/contract/scans'
import { formatCount } from '../../ui/format.ts'

const kinds = ['added', 'changed', 'removed'] as const

const pagesOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'page' : 'pages'}`

/** The server says so of a scan that was waited for, and then what else happened. */
export const rescanned = 'Website scraped successfully. Assistant prompt updated.'

export function sayRescan({ message, ...changes }: ScanChanges & { message: string }, pageCount: number) {
  const isRead = message.startsWith(rescanned)
  const report = sayReport(changes, pageCount)
  return {
    title: isRead ? rescanned : message,
    description: isRead ? `${report}${message.slice(rescanned.length)}` : report,
  }
}

/** The report stands under the news that the prompt is up to date: no contradiction where nothing has changed. */
const sayReport = (changes: ScanChanges, pageCount: number) =>
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
