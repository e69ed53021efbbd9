import type { ScanChanges } from '@foyer/contract/scans'
import { formatCount } from '../../ui/format.ts'

const kinds = ['added', 'changed', 'removed'] as const

/** What a scan changed, in words. */
export function sayChanges(changes: ScanChanges) {
  const [first, ...others] = kinds.filter((kind) => changes[kind] > 0)
  if (!first) return 'No page has changed.'
  const pages = `${formatCount(changes[first])} ${changes[first] === 1 ? 'page' : 'pages'} ${first}`
  return `${[pages, ...others.map((kind) => `${formatCount(changes[kind])} ${kind}`)].join(', ')}.`
}
