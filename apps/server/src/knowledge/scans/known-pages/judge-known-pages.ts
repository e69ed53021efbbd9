import { priorityOf } from '@foyer/crawler/crawl/priority'
import type { KnownPage } from '../../pages/list-known.ts'
import { fatesOf, keyOf, type ScannedSite } from './page-fates.ts'

type StayingPage = Pick<KnownPage, 'url' | 'goneReason' | 'ownerKeeps'>

export type JudgedPages = {
  /** Addresses read in this scan that answered with what is no page's own text. */
  notPages: string[]
  /** Known pages that stay as they were, each with why the site has it no more where it says so. */
  stay: StayingPage[]
  /** How many of them could not be read. */
  unread: number
  /** How many of them wait for the owner to decide, and how many of those are new. */
  undecided: number
  newlyUndecided: number
  /** How many could not stay, as the plan includes no more pages. */
  overLimit: number
}

/** What goes without asking: up to a third of the pages, or two. */
const shareAsked = 3
const fewestAsked = 3

/**
 * Which of the pages known before stay. Only a verdict forgets a page, and where that would take more than a third of them
 * the owner decides. `most` is how many pages the plan includes.
 */
export function judgeKnownPages(site: ScannedSite, most: number): JudgedPages {
  const alike = new Set(site.alike)
  const notPages = site.read.flatMap(({ url }) => (alike.has(keyOf(url)) ? [url] : []))
  const fates = [...fatesOf(site)]
  const ours = fates.filter(([, { is }]) => is !== 'not wanted')
  // Those that were asked about before are no news.
  const newlyGone = ours.filter(([page, { is }]) => is === 'gone' && page.goneReason === null)
  const asks = newlyGone.length >= fewestAsked && newlyGone.length * shareAsked > ours.length

  const asked: StayingPage[] = newlyGone.flatMap(([{ url }, fate]) =>
    fate.is === 'gone' && (asks || fate.ask) ? [{ url, goneReason: fate.reason, ownerKeeps: false }] : [],
  )
  const gone = fates.flatMap(([page, { is }]) => (is === 'gone' && page.goneReason !== null ? [page] : []))
  const undecided = gone.filter(({ ownerKeeps }) => !ownerKeeps)
  const ownersChoice = gone.filter(({ ownerKeeps }) => ownerKeeps)
  const unread = fates.flatMap(([page, { is }]) => (is === 'stays' ? [page] : []))

  const unreadPages = new Set(unread)
  const staying = [...ownersChoice, ...unread]
  const room = Math.max(0, most - (site.read.length - notPages.length))
  const kept = staying.length > room ? mostImportant(staying, room) : staying
  const stay = [...asked, ...undecided, ...kept]
  return {
    notPages,
    stay: stay.map(({ url, goneReason, ownerKeeps }) => ({ url, goneReason, ownerKeeps })),
    unread: kept.filter((page) => unreadPages.has(page)).length,
    undecided: stay.filter(({ goneReason, ownerKeeps }) => goneReason !== null && !ownerKeeps).length,
    newlyUndecided: asked.length,
    overLimit: staying.length - kept.length,
  }
}

function mostImportant(pages: readonly KnownPage[], count: number): KnownPage[] {
  const rank = ({ url }: KnownPage) =>
    URL.canParse(url)
      ? priorityOf(new URL(url), { depth: 1, text: '', language: '' })
      : Number.POSITIVE_INFINITY
  return pages
    .map((page) => ({ page, rank: rank(page) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ page }) => page)
}
