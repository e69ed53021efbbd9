import type { Fact, ProgressEvent } from '@foyer/contract/scans'

export const steps = [
  { name: 'Initialize Scraper', expected: 'about 1 s', keywords: ['initializ'], percent: 15 },
  { name: 'Website Discovery', expected: '2-3 s', keywords: ['discover'], percent: 30 },
  {
    name: 'Content Extraction',
    expected: '8-15 s',
    keywords: ['extract', 'scraping', 'parsing'],
    percent: 60,
  },
  { name: 'AI Processing', expected: '3-5 s', keywords: ['processing', 'cleaning'], percent: 80 },
  { name: 'Assistant Creation', expected: '2-3 s', keywords: ['generat', 'creating'], percent: 95 },
] as const

export type ReadPage = { url: string; title: string }

/** State of the overlay, derived from events only. */
export type Creation = {
  /** Number of finished steps; the next one is active. */
  completed: number
  percent: number
  message: string
  pagesFound: number
  pages: readonly ReadPage[]
  facts: readonly Fact[]
  extracted: readonly string[]
}

export const notStarted: Creation = {
  completed: 0,
  percent: 0,
  message: 'Getting ready',
  pagesFound: 0,
  pages: [],
  facts: [],
  extracted: [],
}

/** The step of an event, by keyword; `steps.length` when all are done. */
export function stepOf(step: string): number | null {
  if (/completed|done/.test(step)) return steps.length
  const nth = steps.findIndex(({ keywords }) => keywords.some((word) => step.includes(word)))
  return nth < 0 ? null : nth
}

export function applyEvent(before: Creation, event: ProgressEvent): Creation {
  const nth = stepOf(event.step)
  // Discovery continues while pages are read, but steps never go back.
  const completed = Math.max(before.completed, nth ?? 0)
  const percent = nth === null ? before.percent : nth === steps.length ? 100 : (steps[nth]?.percent ?? 0)
  const { page } = event
  const isNew = page && !before.pages.some(({ url }) => url === page.url)
  const pages = isNew ? [...before.pages, page] : before.pages
  return {
    completed,
    percent: Math.max(before.percent, percent),
    message: event.message || before.message,
    // Counts arrive occasionally; a page that was read has been found.
    pagesFound: Math.max(before.pagesFound, event.pagesFound ?? 0, pages.length),
    pages,
    // A description is too long for a chip.
    facts: event.facts
      ? [...before.facts, ...event.facts.filter(({ kind }) => kind !== 'description')]
      : before.facts,
    extracted: event.extracted ?? before.extracted,
  }
}

export const isBackground = (step: string) => step === 'background-transition' || step === 'background-info'

/** m:ss */
export function elapsed(ms: number) {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
