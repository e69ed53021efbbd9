import type { ScanChanges } from '@foyer/contract/scans'
import { formatCount } from '../../ui/format.ts'

const kinds = ['added', 'changed', 'removed'] as const

const pagesOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'page' : 'pages'}`

/** The server’s message for a completed scan, followed by details. */
export const scanDoneMessage = 'Website scraped successfully. Assistant prompt updated.'

export function describeRescan(
  { message, ...changes }: ScanChanges & { message: string },
  pageCount: number,
) {
  const isRead = message.startsWith(scanDoneMessage)
  const report = describeReport(changes, pageCount)
  return {
    title: isRead ? scanDoneMessage : message,
    description: isRead ? `${report}${message.slice(scanDoneMessage.length)}` : report,
  }
}

/** The title says the prompt was updated, so ‘no pages changed’ would sound contradictory. */
const describeReport = (changes: ScanChanges, pageCount: number) =>
  kinds.some((kind) => changes[kind] > 0) ? describeChanges(changes) : `Same ${pagesOf(pageCount)} as before.`

export function describeChanges(changes: ScanChanges) {
  const [first, ...others] = kinds.filter((kind) => changes[kind] > 0)
  if (!first) return 'No pages changed.'
  const pages = `${pagesOf(changes[first])} ${first}`
  return `${[pages, ...others.map((kind) => `${formatCount(changes[kind])} ${kind}`)].join(', ')}.`
}
