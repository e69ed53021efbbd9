import { keptAddress } from '@foyer/crawler/crawl/ref-links'
import { siteScope } from '@foyer/crawler/crawl/site-scope'
import { isLasting } from '@foyer/crawler/crawl/visit'
import type { KnownPage } from '../../pages/list-known.ts'
import type { AnswerRow } from '../ledger-store.ts'

export type ScannedSite = {
  known: readonly KnownPage[]
  read: readonly { url: string; sketch: string | null }[]
  answers: readonly AnswerRow[]
  /** Keys of addresses that all answered with one placeholder text. */
  alike: readonly string[]
  asked: string
  askedBefore: string | null
  /** The address after redirects. */
  answeredAt: string
  also: readonly string[]
}

/**
 * `lives on`: another page has its content. `not wanted`: excluded, or of a former website. `ask`: the owner decides
 * even about one page.
 */
export type Fate =
  | { is: 'read' | 'stays' | 'lives on' | 'not wanted' }
  | { is: 'gone'; reason: string; ask: boolean }

const mostHops = 8
const movedAway = 'The website leads to another one'

export const keyOf = (url: string) => keptAddress(url)?.key ?? url

/** A page that the site says nothing about stays. */
export function fatesOf(site: ScannedSite): Map<KnownPage, Fate> {
  const alike = new Set(site.alike)
  const readByKey = new Map(
    site.read.flatMap(({ url }) => (alike.has(keyOf(url)) ? [] : [[keyOf(url), url] as const])),
  )
  const sketchesRead = new Set(
    site.read.flatMap(({ url, sketch }) => (sketch && !alike.has(keyOf(url)) ? [sketch] : [])),
  )
  const answers = new Map(
    site.answers.flatMap((answer) =>
      answer.outcome === 'kept' ? [] : [[keyOf(answer.url), answer] as const],
    ),
  )
  const answersByUrl = new Map(
    site.answers.flatMap((answer) => (answer.outcome === 'kept' ? [] : [[answer.url, answer] as const])),
  )
  const readUrls = new Set(site.read.map(({ url }) => url))
  const knownUrls = new Set(site.known.map(({ url }) => url))
  const ledTo = new Map<string, number>()
  const isHere = scopeOf([site.answeredAt, ...site.also])
  const leftSite: Fate = hasLeftSite(site)
    ? { is: 'not wanted' }
    : { is: 'gone', reason: movedAway, ask: true }

  function targetOf(answer: AnswerRow): string | null {
    let to = answer.movedTo
    for (let hop = 0; to !== null && hop < mostHops; hop++) {
      const read = readByKey.get(keyOf(to))
      if (read) return read
      const next = answers.get(keyOf(to))
      if (next?.verdict !== 'moved') return null
      if (next.movedTo === null) return to
      to = next.movedTo
    }
    return null
  }

  function fateOf({ url, sketch }: KnownPage): Fate {
    const key = keyOf(url)
    if (readUrls.has(url) && !alike.has(key)) return { is: 'read' }
    const readAs = readByKey.get(key)
    // Behind a splash page, two spellings of an address can be different pages.
    if (readAs && !knownUrls.has(readAs)) return { is: 'lives on' }
    if (!isHere(url)) return leftSite
    const answer = (readAs ? answersByUrl.get(url) : undefined) ?? answers.get(key)
    if (answer?.verdict === 'unwanted') return { is: 'not wanted' }
    if (alike.has(key)) return { is: 'stays' }
    if (answer?.verdict === 'gone')
      return { is: 'gone', reason: answer.reason ?? 'The site says that it is gone', ask: false }
    if (answer?.verdict === 'moved') {
      if (answer.movedTo === null) return { is: 'lives on' }
      const target = targetOf(answer)
      if (target && isLasting(answer.status)) ledTo.set(target, (ledTo.get(target) ?? 0) + 1)
      if (target) return { is: 'lives on' }
    }
    return { is: sketch && sketchesRead.has(sketch) ? 'lives on' : 'stays' }
  }

  const fates = new Map(site.known.map((page) => [page, fateOf(page)]))
  // A site that redirects most pages to one may be closing.
  const crowded = new Set([...ledTo].flatMap(([to, count]) => (count * 2 > site.known.length ? [to] : [])))
  for (const page of crowded.size > 0 ? site.known : []) {
    const answer = answers.get(keyOf(page.url))
    const target = fates.get(page)?.is === 'lives on' && answer ? targetOf(answer) : null
    if (target && crowded.has(target))
      fates.set(page, { is: 'gone', reason: `Leads to ${target}, as most pages do now`, ask: false })
  }
  return fates
}

function hasLeftSite({ asked, askedBefore, also, answers }: ScannedSite): boolean {
  const isAsked = scopeOf([asked])
  if (askedBefore !== null && !isAsked(askedBefore)) return true
  const isOurs = scopeOf([asked, ...also])
  return answers.some(
    ({ verdict, status, movedTo }) =>
      verdict === 'moved' && isLasting(status) && movedTo !== null && !isOurs(movedTo),
  )
}

function scopeOf(urls: readonly string[]): (url: string) => boolean {
  const scopes = urls.flatMap((url) => (URL.canParse(url) ? siteScope(new URL(url)) : []))
  return (url) => URL.canParse(url) && scopes.some((isOnSite) => isOnSite(new URL(url)))
}
