import type { ReadPage, StructuredItem } from '@foyer/crawler/read/read-page'
import { namesThirdParty } from '../attribute/third-parties.ts'
import { text, texts } from '../page/structured-values.ts'
import { withoutLegalForm } from './name-facts.ts'

/** Structured data may name a stranger: the site's builder, or the owner of a page it was copied from. */
export function ownerOf(item: StructuredItem, page: ReadPage): 'own' | 'other' | 'stranger' {
  const names = ['name', 'legalName', 'alternateName'].flatMap((property) => texts(item, property))
  if (names.length === 0 || names.some((name) => isNamed(name, page))) return 'own'
  const [host, other] = [page.url, text(item, 'url')].map(hostOf)
  if (!other) return 'stranger'
  return isSameHost(host!, other) ? 'own' : 'other'
}

const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? ''
const isSameHost = (a: string, b: string) => a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)

const shortestWord = 3
const commonWords = new Set(
  'the and und der die das des les los las del della delle dei gli van het von zum zur ltd limited llc inc plc gmbh mbh sarl sas srl spa company group gruppe groupe'.split(
    ' ',
  ),
)
const foldedWords = (words: string) =>
  words.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase()
const wordsOf = (words: string): string[] =>
  (foldedWords(words).match(/[\p{L}\d]+/gu) ?? []).filter(
    (word) => word.length >= shortestWord && !commonWords.has(word),
  )
const longestLine = 400

function isNamed(name: string, page: ReadPage): boolean {
  const words = wordsOf(name)
  const host = foldedWords(hostOf(page.url))
    .replace(/\.[a-z]+$/, '')
    .replace(/[^\p{L}\d]/gu, '')
  const initials = (name.match(/\p{L}+/gu) ?? []).map((word) => foldedWords(word)[0]).join('')
  if (words.length === 0 || words.some((word) => host.includes(word))) return true
  if (initials.length >= shortestWord && host.includes(initials)) return true
  const titles = page.headings.filter(({ level }) => level === 1).map((heading) => heading.text)
  const known = new Set(wordsOf([page.siteName, page.title, page.wholeTitle ?? '', ...titles].join(' ')))
  if (words.some((word) => known.has(word))) return true
  const whole = foldedWords(withoutLegalForm(name))
  return page.blocks.some(
    ({ markdown }) =>
      markdown.length <= longestLine && foldedWords(markdown).includes(whole) && !namesThirdParty(markdown),
  )
}
