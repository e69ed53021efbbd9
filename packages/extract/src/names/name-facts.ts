import type { ReadPage } from '@foyer/crawler/read/read-page'
import type { Fact } from '../fact.ts'

export interface NameClue {
  name: string
  weight: number
  /** Several places are surer than many mentions in one. */
  source: 'structured' | 'stated' | 'title' | 'frame' | 'copyright' | 'heading' | 'logo'
}

const copyrightMark =
  /(?:©|\(c\)|@?\s?copyright)[\s©|:,]*(?:(?:19|20)\d\d(?:\s*[–-]\s*(?:(?:19|20)?\d\d|today|present))?)?[\s|,:–-]*(?:by\s+)?/iu
const endOfName =
  /[|©·•]|[.,;]\s|[.,;]?$|\s[–—-]\s|[,.]?\s?\(?\b(?:all rights?|alle rechte|todos los derechos|tous droits|tutti i diritti|todos os direitos|website|designed|powered|site by|registered|(?:19|20)\d\d)\b/iu
const pageWord =
  /^(?:home|homepage|welcome|start(?:seite)?|herzlich|willkommen|welkom|inicio|bienvenid|accueil|bienvenue|benvenut|bem-vind|menus?|menú|la carta|speisekarte|about|contact|kontakt|our|over ons|prices?|preise|prijzen|tarieven|tarif\p{L}*|services?|faq|news|blog|impressum|imprint|404|page not found)(?!\p{L})/iu
const separator = /\s[|–—·•»:-]\s|\||\s::\s/
const mostParts = 10
/** Stars, or a town in brackets, follow the name. */
const ornament = /[★☆⭐✩*®™]/u
const legalForm =
  /,? (?:ltd\.?|limited|llc|l\.l\.c\.|inc\.?|plc|gmbh(?: & co\.? kg)?|ag|kg|ohg|gbr|e\.?\s?k\.?|ug(?: \(haftungsbeschränkt\))?|sarl|s\.a\.r\.l\.|sas|s\.a\.s\.|eurl|s\.?l\.?u?\.?|s\.?a\.?|s\.?r\.?l\.?s?|s\.?n\.?c\.?|s\.?p\.?a\.?|lda\.?|b\.?v\.?|n\.?v\.?|pvt\.? ltd\.?|sp\. z o\.o\.|ооо)$/iu

function tidyName(name: string): string {
  const bare = name.split(ornament, 1)[0]!.replace(/\s+/g, ' ').trim()
  return nameWithDescription.exec(bare)?.[1] ?? bare
}

/** A name with a description in small letters after the comma: 'Merlin Linguists, school of languages in Leeds'. */
const nameWithDescription = /^([^,]{3,40}), (?:\p{Ll}[^\s,]* )(?:[^\s,]+ ){1,8}[^\s,]+$/u

export const withoutLegalForm = (name: string): string => name.replace(legalForm, '').trim()

const isNameLike = (text: string) =>
  text.length >= 3 &&
  text.length <= 60 &&
  /\p{L}{2}/u.test(text) &&
  !/^https?:|^www\.|[.!?]$/i.test(text) &&
  !pageWord.test(text)

/** The finder counts parts of titles, because it sees all of them. */
export function nameClues(page: ReadPage, isFrontPage: boolean): NameClue[] {
  const clues: NameClue[] = []
  const add = (name: string, weight: number, source: NameClue['source']) => {
    const tidied = tidyName(name)
    if (isNameLike(tidied)) clues.push({ name: tidied, weight, source })
  }
  if (page.siteName) add(page.siteName, 4, 'stated')
  const title = page.wholeTitle ?? page.title
  const parts = title.split(separator, mostParts).map((part) => part.trim())
  const first = page.headings.find(({ level }) => level === 1)?.text ?? ''
  const around = page.blocks.filter(
    ({ kept, zone, kind, markdown }) =>
      !kept && zone === 'frame' && kind !== 'links' && kind !== 'item' && markdown.length <= 400,
  )
  const logos = homeLinks(page)
  const ends = parts.length > 1 ? [parts[0]!, parts.at(-1)!] : []
  // A page repeats its own part of the title in its heading.
  const named = ends.filter((part) => isFrontPage || !isSameText(part, first))
  for (const part of named.map((end) => withoutTown(tidyName(end), logos))) {
    add(part, 1, 'title')
    if (around.some(({ markdown }) => markdown.toLowerCase().includes(part.toLowerCase())))
      add(part, 0.3, 'frame')
    if (logos.some((logo) => isSameText(logo, part))) add(part, 0.3, 'logo')
  }
  if (parts.length === 1 && isFrontPage) add(title, 0.5, 'title')
  if (isFrontPage && parts.some((part) => isSameText(part, first))) add(first, 2, 'heading')
  for (const { markdown } of page.blocks) {
    const owner = markdown.length <= 400 && /©|copyright|\(c\)/i.test(markdown) ? ownerIn(markdown) : ''
    if (owner) add(owner, 1, 'copyright')
  }
  for (const { markdown } of around) {
    if (markdown.length <= 60) add(markdown.replace(/^#+ /, ''), 0.2, 'frame')
  }
  return clues
}

/** Title and heading agreeing is no proof, but enough to ask. */
export function nameToAsk(page: ReadPage): Fact | null {
  const title = page.wholeTitle ?? page.title
  const first = page.headings.find(({ level }) => level === 1)?.text ?? ''
  const says = (whole: string, name: string) => ` ${wordsOnly(whole)} `.includes(` ${wordsOnly(name)} `)
  const name = [...title.split(separator, mostParts), first]
    .map(tidyName)
    .find((part) => isNameLike(part) && wordsOnly(part) !== '' && says(title, part) && says(first, part))
  if (!name) return null
  return {
    kind: 'name',
    label: 'Name',
    value: name,
    url: page.url,
    quote: first,
    origin: 'text',
    sure: false,
  }
}

const wordsOnly = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

const firstLinks = 30

const frontPage = /^\/(?:(?:index|default|home)\.(?:html?|php|aspx?))?$/

function homeLinks({ links, url }: ReadPage): string[] {
  const host = URL.parse(url)?.host
  return links.slice(0, firstLinks).flatMap((link) => {
    const to = URL.parse(link.url)
    return to?.host === host && frontPage.test(to!.pathname) && link.text !== '' ? [link.text] : []
  })
}

const townAfter = /^,? (?:(?:in|of|à|a|en|de|te|bei) )?\p{Lu}[\p{L}'’]*(?:[ -]\p{Lu}[\p{L}'’]*){0,2}$/u

/** 'Heron Cycles Bath' under a logo 'Heron Cycles': titles add the town for search engines. */
function withoutTown(part: string, logos: string[]): string {
  const name = logos.find(
    (logo) =>
      logo.includes(' ') &&
      isSameText(part.slice(0, logo.length), logo) &&
      townAfter.test(part.slice(logo.length)),
  )
  return name ?? part
}

const isSameText = (a: string, b: string) => a.toLowerCase().trim() === b.toLowerCase().trim()

function ownerIn(markdown: string): string {
  const found = copyrightMark.exec(markdown)
  if (!found) return ''
  const after = markdown.slice(found.index + found[0].length).replace(/\s+/g, ' ')
  const value = after.slice(0, endOfName.exec(after)?.index ?? 0).trim()
  return value.length >= 3 && value.length <= 60 && /^[\p{Lu}\d]/u.test(value) ? value : ''
}

export interface NameVotes {
  note(clues: NameClue[], url: string): void
  best(): { name: string; url: string; sure: boolean }
}

interface Vote {
  name: string
  weight: number
  titles: number
  sources: Set<string>
  url: string
}

const mostNames = 400
/** A name that so many titles share is the site's, also where most of them leave it out. */
const fewestTitles = 3

/**
 * Counts the names that pages give away: the one that a title's part, a frame's line and a copyright share is
 * the site's.
 */
export function createNameVotes(): NameVotes {
  const votes = new Map<string, Vote>()
  let pages = 0

  const note = (clues: NameClue[], url: string) => {
    pages++
    const seen = new Set<string>()
    for (const { name, weight, source } of clues) {
      const key = name.toLowerCase()
      let vote = votes.get(key)
      if (!vote) {
        if (votes.size >= mostNames) continue
        vote = { name, weight: 0, titles: 0, sources: new Set(), url }
        votes.set(key, vote)
      }
      vote.sources.add(source)
      vote.weight += weight
      if (source === 'title' && !seen.has(key)) vote.titles++
      if (source === 'title') seen.add(key)
    }
  }

  const best = () => {
    const all = [...votes.values()]
    const scored = all
      .map((vote) => {
        const key = withoutLegalForm(vote.name.toLowerCase())
        const kin = all.filter(
          (other) =>
            other !== vote &&
            other.name.length > 3 &&
            areRelated(withoutLegalForm(other.name.toLowerCase()), key),
        )
        const often = Math.min(vote.weight / Math.max(1, pages), 4)
        // A name that few titles have is that of a page.
        const isOfPage =
          vote.sources.has('title') && vote.titles < fewestTitles && vote.titles * 2 < pages + 1
        const said = [...vote.sources].filter((source) => !(isOfPage && source === 'title'))
        const sources = said.length + (kin.length > 0 ? 0.7 : 0)
        const isFrameOnly = said.every((source) => source === 'frame')
        const isLegal = withoutLegalForm(vote.name) !== vote.name
        // The company behind it is seldom what a business calls itself over every page.
        const score = often + sources * 1.2 - (isLegal ? 1.6 : 0) + (vote.sources.has('structured') ? 2 : 0)
        return { vote, kin, score: isFrameOnly ? score * 0.2 : score }
      })
      .filter(({ vote, score }) => score > 1 && (pages > 1 || !isOnlyTitle(vote.sources)))
      .sort((a, b) => b.score - a.score)
    const [first] = scored
    if (!first) return { name: '', url: '', sure: false }
    return {
      name: first.vote.name,
      url: first.vote.url,
      sure: first.vote.sources.size > 1 || first.kin.length > 0 || first.score > 4,
    }
  }

  return { note, best }
}

const isOnlyTitle = (sources: Set<string>) => sources.size === 1 && sources.has('title')

const areRelated = (a: string, b: string) =>
  a !== b &&
  a.length > 3 &&
  b.length > 3 &&
  (a.includes(b) || b.includes(a) || inSortedWords(a) === inSortedWords(b))

const inSortedWords = (name: string) => name.split(' ').sort().join(' ')
