import type { DoneEvent } from '@foyer/crawler/crawl/crawl-event'
import type { Settled } from './settle-known.ts'

export function describeScan(
  summary: Pick<DoneEvent, 'stopped' | 'left' | 'kept'>,
  { unread, undecided, overLimit }: Pick<Settled, 'unread' | 'undecided' | 'overLimit'>,
): string | null {
  const sentences = [
    describeLimit(summary),
    unread > 0 &&
      `${inPages(unread)} could not be read this time and ${unread === 1 ? 'stays as it was' : 'stay as they were'}.`,
    undecided > 0 &&
      `${inPages(undecided)} ${undecided === 1 ? 'is' : 'are'} no longer on your website and ${undecided === 1 ? 'stays' : 'stay'} until you decide.`,
    overLimit > 0 &&
      `${inPages(overLimit)} known before ${overLimit === 1 ? 'was' : 'were'} removed, as your plan includes no more.`,
  ]
  return sentences.filter(Boolean).join(' ') || null
}

function describeLimit({ stopped, left, kept }: Pick<DoneEvent, 'stopped' | 'left' | 'kept'>): string | null {
  const more = left === 1 ? '1 more was found' : `${inFigures(left)} more were found`
  const read = `${inFigures(kept)} pages were read`
  if (stopped === 'page limit') return `${read}, as many as your plan includes; ${more}.`
  if (stopped === 'time limit') return `${read} before the time was up; ${more}.`
  return null
}

export const inPages = (count: number) => (count === 1 ? '1 page' : `${inFigures(count)} pages`)
const inFigures = (count: number) => count.toLocaleString('en')
