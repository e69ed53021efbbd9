import { type CalendarLanguage, days, rangeWords } from '@foyer/calendar/day-words'
import { dayAt } from '@foyer/calendar/read-days'
import { isSingleDays, seasonDates } from '@foyer/calendar/season-dates'
import { isDatedDay, isOneDate, leadingSeason } from '@foyer/calendar/seasons'
import { copyOf } from '@foyer/text/copy-of'
import { endAt } from '@foyer/text/matches-of'
import { plainLetters, plainLettersInPlace } from '@foyer/text/plain-letters'
import { mayStateCondition } from './condition-hints.ts'
import { conditionWords, fromWords } from './condition-words.ts'

const wholeWords = (words: string) => new RegExp(String.raw`(?:${words})(?![\p{L}\p{N}])`, 'uy')

const whenWords = wholeWords(conditionWords('when'))
const whomWords = wholeWords(conditionWords('whom'))
const entitledWords = wholeWords(conditionWords('entitled'))
const leadWords = new RegExp(String.raw`(?:${conditionWords('lead')})(?:(?<=['’])|(?=\s))`, 'uy')
const betweenConditions =
  /[\s,;:&/+·()–—-]+|(?:and|or|und|oder|sowie|et|ou|ed?|o|y|u|en|of)(?=\s)|20\d\d(?!\d)/uy
const ageSpan = String.raw`\d{1,2}\+?(?:\s?(?:[–—-]|to|and|bis|und|a|et|e|y|ai|al|tot)\s?\d{1,2})?`
const yearsWord = String.raw`[- ]?(?:${conditionWords('years')})(?![\p{L}])`
/** 'Under 16', 'bis 14 Jahre', '65+'; a figure alone is no age. */
const age = new RegExp(
  String.raw`(?:under|over)[- ]?\d{1,2}['’]?s?(?:${yearsWord})?(?![\p{L}\p{N}])|(?:(?:${conditionWords('age')})\s)?${ageSpan}${yearsWord}|[4-9]\d\s?\+(?!\d)`,
  'uy',
)
/** 'Mon–Fri until 5 pm', 'Sat 9–12'. */
const time = String.raw`\d{1,2}(?:[:.h]\d{2})?(?:\s?[ap]m)?`
const hours = new RegExp(
  String.raw`(?:(?:until|till|before|after|from|bis|vor|nach|ab|von|um|fino alle|dalle|alle|dopo le|prima delle|jusqu['’]a|avant|apres|hasta las|desde las|ate as|tot|na|voor|vanaf|om)\s)?(?:${time}\s?(?:[–—-]|to|bis|alle|a|tot)\s?${time}(?:\s?(?:uhr|uur|h))?|\d{1,2}[:.h]\d{2}(?:\s?[ap]m)?|\d{1,2}\s?(?:uhr|uur|h|[ap]m))(?![\p{L}\p{N}])`,
  'uy',
)
const onlyFrom = new RegExp(`^(?:${fromWords})$`, 'u')
/** 'Mar' is a month only with a day or another month; alone it is Tuesday, or the sea. */
export const shortMarch =
  /(?<=\d\.?\s)mar(?![\p{L}])|(?<![\p{L}])mar(?=\s?[–—/-]\s?(?!ven|sab|dom|sam|dim|vie|gio|jeu|jue|mer|mie)\p{L}{3})|(?<=\p{L}{3}\.?\s?[–—/-]\s?)mar(?![\p{L}])/gu

export const isFrom = (text: string) => onlyFrom.test(plainLettersInPlace(text).trim())

export const longestCondition = 80

export type ConditionKind = 'when' | 'whom' | 'entitled' | 'from'

export const languagesOf = (language: string): CalendarLanguage[] =>
  language !== 'en' && language in days ? [language as CalendarLanguage, 'en'] : ['en']

const knownKinds = new Map<string, Map<string, ReadonlySet<ConditionKind>>>()
const mostKnown = 4_000
const noKinds: ReadonlySet<ConditionKind> = new Set()

/** The kinds of conditions in a text that states nothing else. */
export function conditionKinds(text: string, language: string): ReadonlySet<ConditionKind> {
  if (text.length < 2 || text.length > longestCondition) return noKinds
  // Cached because each price asks about the same row and column names.
  const texts = knownKinds.get(language) ?? new Map<string, ReadonlySet<ConditionKind>>()
  if (texts.size === 0) knownKinds.set(language, texts)
  let kinds = texts.get(text)
  if (!kinds) {
    kinds = mayStateCondition(text) ? readKinds(text, language) : noKinds
    if (texts.size >= mostKnown) texts.clear()
    texts.set(copyOf(text), kinds)
  }
  return kinds
}

function readKinds(text: string, language: string): ReadonlySet<ConditionKind> {
  const kinds = new Set<ConditionKind>()
  const plain = plainLettersInPlace(text)
  if (isFrom(text)) return kinds.add('from')
  const months = plain.replace(shortMarch, 'mai')
  const spoken = languagesOf(language)
  let at = 0
  let named = 0
  let last = ''
  while (at < plain.length) {
    const season = endAt(whenWords, plain, at)
    const dated = seasonAt(months, at)
    // A single date is an event.
    if (dated && isEvent(dated.season)) return noKinds
    const day = endOfDays(plain, at, spoken)
    const time = kinds.has('when') ? endAt(hours, plain, at) : -1
    const member = endAt(entitledWords, plain, at)
    const aged = endAt(age, plain, at)
    const person = endAt(whomWords, plain, at)
    const end = Math.max(season, dated ? at + dated.end : -1, day, time, member, aged, person)
    if (end === day && isDatedDay(plain.slice(end))) return noKinds
    if (end > at) {
      named++
      last = plain.slice(at, end)
      kinds.add(end === member || end === aged ? 'entitled' : end === person ? 'whom' : 'when')
      at = end
      continue
    }
    const next = Math.max(endAt(betweenConditions, plain, at), endAt(leadWords, plain, at))
    if (next <= at) return noKinds
    at = next
  }
  // 'Mar', 'Do', 'So': a short day name alone may be another word.
  if (named === 1 && last.length <= 3 && !(last.length === 3 && spoken.length === 1)) return noKinds
  return kinds
}

const untilDay = new RegExp(String.raw`\s(?:${plainLetters(rangeWords)})\s(?:(?:the|el|le|il)\s)?`, 'uy')

/** Returns -1 when no day begins here. */
function endOfDays(plain: string, at: number, spoken: CalendarLanguage[]): number {
  const dayEnd = (from: number) =>
    spoken.map((each) => dayAt(plain, from, each)?.end ?? -1).find((end) => end >= 0) ?? -1
  const first = dayEnd(at)
  const next = first < 0 ? -1 : endAt(untilDay, plain, first)
  return next < 0 ? first : Math.max(first, dayEnd(next))
}

/** '1.5 (normal)' is a figure, not the first of May. */
function seasonAt(plain: string, at: number) {
  const found = leadingSeason(plain.slice(at))
  const bare = found?.season.replace(/\([^()]*\)/g, '') ?? ''
  return /\p{L}{3}/u.test(bare) || (bare.match(/\d[./]\d/g)?.length ?? 0) > 1 ? found : null
}

const isEvent = (season: string) =>
  isOneDate(season) || isSingleDays(season) || (/^\d.*20\d\d/u.test(season) && seasonDates(season) === null)

export const isCondition = (text: string, language: string): boolean =>
  conditionKinds(text, language).size > 0

export function namesPeople(text: string, language: string): boolean {
  const kinds = conditionKinds(text, language)
  return kinds.has('whom') || kinds.has('entitled')
}
