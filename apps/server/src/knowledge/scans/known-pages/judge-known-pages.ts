import { priorityOf } from '@foyer/crawler/crawl/priority'
import type { KnownPage } from '../../pages/list-known.ts'
import { fatesOf, keyOf, type ScannedSite } from './page-fates.ts'

type StayingPage = Pick<KnownPage, 'url' | 'goneReason' | 'ownerKeeps'>

export type JudgedPages = {
  /** Addresses that answered with a placeholder text. */
  notPages: string[]
  /** `goneReason` is set if the site says that they are gone. */
  stay: StayingPage[]
  unread: number
  undecided: number
  newlyUndecided: number
  overLimit: number
}

/** Fewer than these are removed without asking. */
const shareAsked = 3
const fewestAsked = 3

/** If more than a third would go, the owner decides. `most` is the plan's page limit. */
export function judgeKnownPages(site: ScannedSite, most: number): JudgedPages {
  const alike = new Set(site.alike)
  const notPages = site.read.flatMap(({ url }) => (alike.has(keyOf(url)) ? [url] : []))
  const fates = [...fatesOf(site)]
  const ours = fates.filter(([, { is }]) => is !== 'not wanted')
  // Pages asked about before don't count again.
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
