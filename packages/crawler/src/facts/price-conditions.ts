import { type CalendarLanguage, days } from '@foyer/calendar/day-words'
import { plainLettersInPlace } from '@foyer/calendar/plain-letters'
import { dayAt } from '@foyer/calendar/read-days'
import { isSingleDays, seasonDates } from '@foyer/calendar/season-dates'
import { isDatedDay, isOneDate, leadingSeason } from '@foyer/calendar/seasons'
import { copyOf } from '../read/packed-page.ts'
import { trimmedEnd } from '../read/trim.ts'
import { mayStateCondition } from './condition-hints.ts'
import { articlesAfter, conditionWords, fromWords, leadingWords } from './condition-words.ts'
import { unitIn } from './price-units.ts'
import { isPriceWord, withoutPriceWords } from './price-words.ts'

const whole = (words: string) => new RegExp(String.raw`(?:${words})(?![\p{L}\p{N}])`, 'uy')

const when = whole(conditionWords('when'))
const whom = whole(conditionWords('whom'))
const entitled = whole(conditionWords('entitled'))
const lead = new RegExp(String.raw`(?:${conditionWords('lead')})(?:(?<=['’])|(?=\s))`, 'uy')
const between = /[\s,;:&/+·()–—-]+|(?:and|or|und|oder|sowie|et|ou|ed?|o|y|u|en|of)(?=\s)|20\d\d(?!\d)/uy
const span = String.raw`\d{1,2}\+?(?:\s?(?:[–—-]|to|and|bis|und|a|et|e|y|ai|al|tot)\s?\d{1,2})?`
const years = String.raw`[- ]?(?:${conditionWords('years')})(?![\p{L}])`
/** 'Under 16', 'bis 14 Jahre', '6–12 years', '65+': a figure alone is no age. */
const age = new RegExp(
  String.raw`(?:under|over)[- ]?\d{1,2}['’]?s?(?:${years})?(?![\p{L}\p{N}])|(?:(?:${conditionWords('age')})\s)?${span}${years}|[4-9]\d\s?\+(?!\d)`,
  'uy',
)
/** 'Mon–Fri until 5 pm', 'Sat 9–12': the hours of the days that were named. */
const time = String.raw`\d{1,2}(?:[:.h]\d{2})?(?:\s?[ap]m)?`
const hours = new RegExp(
  String.raw`(?:(?:until|till|before|after|from|bis|vor|nach|ab|von|um|fino alle|dalle|alle|dopo le|prima delle|jusqu['’]a|avant|apres|hasta las|desde las|ate as|tot|na|voor|vanaf|om)\s)?(?:${time}\s?(?:[–—-]|to|bis|alle|a|tot)\s?${time}(?:\s?(?:uhr|uur|h))?|\d{1,2}[:.h]\d{2}(?:\s?[ap]m)?|\d{1,2}\s?(?:uhr|uur|h|[ap]m))(?![\p{L}\p{N}])`,
  'uy',
)
const onlyFrom = new RegExp(`^(?:${fromWords})$`, 'u')
/** 'Mar' is a month beside a day or another month; alone it is a Tuesday in four languages, and the sea. */
const march =
  /(?<=\d\.?\s)mar(?![\p{L}])|(?<![\p{L}])mar(?=\s?[–—/-]\s?(?!ven|sab|dom|sam|dim|vie|gio|jeu|jue|mer|mie)\p{L}{3})|(?<=\p{L}{3}\.?\s?[–—/-]\s?)mar(?![\p{L}])/gu

const isFrom = (text: string) => onlyFrom.test(plainLettersInPlace(text).trim())

const longest = 80

/** Whether a condition says when, for whom in general, for whom who is entitled, or that there are higher prices. */
export type ConditionKind = 'when' | 'whom' | 'entitled' | 'from'

const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}

const languagesOf = (language: string): CalendarLanguage[] =>
  language !== 'en' && language in days ? [language as CalendarLanguage, 'en'] : ['en']

const known = new Map<string, Map<string, ReadonlySet<ConditionKind>>>()
const mostKnown = 4_000
const none: ReadonlySet<ConditionKind> = new Set()

/** What kinds of conditions a text states where it states nothing else; none where it says anything more. */
export function conditionKinds(text: string, language: string): ReadonlySet<ConditionKind> {
  if (text.length < 2 || text.length > longest) return none
  // Remembered, as the name of a row or a column is asked about with each of its prices.
  const texts = known.get(language) ?? new Map<string, ReadonlySet<ConditionKind>>()
  if (texts.size === 0) known.set(language, texts)
  let kinds = texts.get(text)
  if (!kinds) {
    kinds = mayStateCondition(text) ? readKinds(text, language) : none
    if (texts.size >= mostKnown) texts.clear()
    texts.set(copyOf(text), kinds)
  }
  return kinds
}

function readKinds(text: string, language: string): ReadonlySet<ConditionKind> {
  const kinds = new Set<ConditionKind>()
  const plain = plainLettersInPlace(text)
  if (isFrom(text)) return kinds.add('from')
  const months = plain.replace(march, 'mai')
  const spoken = languagesOf(language)
  let at = 0
  let named = 0
  let last = ''
  while (at < plain.length) {
    const season = endOf(when, plain, at)
    const dated = seasonAt(months, at)
    // One day of a year is when something takes place.
    if (dated && isEvent(dated.season)) return none
    const day = spoken.map((each) => dayAt(plain, at, each)?.end ?? -1).find((end) => end >= 0) ?? -1
    const time = kinds.has('when') ? endOf(hours, plain, at) : -1
    const member = endOf(entitled, plain, at)
    const aged = endOf(age, plain, at)
    const person = endOf(whom, plain, at)
    const end = Math.max(season, dated ? at + dated.end : -1, day, time, member, aged, person)
    if (end === day && isDatedDay(plain.slice(end))) return none
    if (end > at) {
      named++
      last = plain.slice(at, end)
      kinds.add(end === member || end === aged ? 'entitled' : end === person ? 'whom' : 'when')
      at = end
      continue
    }
    const next = Math.max(endOf(between, plain, at), endOf(lead, plain, at))
    if (next <= at) return none
    at = next
  }
  // 'Mar', 'Do', 'So': alone a short day may be anything.
  if (named === 1 && last.length <= 3 && !(last.length === 3 && spoken.length === 1)) return none
  return kinds
}

/** '1.5 (normal)' is a figure, not a first of May. */
function seasonAt(plain: string, at: number) {
  const found = leadingSeason(plain.slice(at))
  const bare = found?.season.replace(/\([^()]*\)/g, '') ?? ''
  return /\p{L}{3}/u.test(bare) || (bare.match(/\d[./]\d/g)?.length ?? 0) > 1 ? found : null
}

const isEvent = (season: string) =>
  isOneDate(season) || isSingleDays(season) || (/^\d.*20\d\d/u.test(season) && seasonDates(season) === null)

export const isCondition = (text: string, language: string): boolean =>
  conditionKinds(text, language).size > 0

const joint = ' – '
/** Said of a thing after a word that leads to it, or in brackets at its end. */
const inBrackets = /^(.*\S)\s?\(([^()]{2,50})\)$/u
const leadsTo =
  /^(?:in|on|at|during|for|im|am|an|für|in der|in den|bei|nel|nei|di|per|en|au|aux|pour|le|les|para|los|em|no|nos|aos|op|voor|tijdens)\s/iu
const namesSeason = /season|saison|stagione|temporada|seizoen|[eé]poca|\d/iu

interface Split {
  label: string
  conditions: string[]
}

/**
 * What a price is of, and when and for whom it holds: 'Small studio – Low season – Weekday' is a small studio. What is
 * made of nothing but conditions is itself what is sold ('Adult', 'Weekend'), and stays as it is.
 */
export function splitConditions(label: string, language: string): Split {
  if (!mayStateCondition(label)) return { label, conditions: [] }
  const segments = segmentsOf(label)
  const kept: string[] = []
  const conditions: string[] = []
  for (let at = 0; at < segments.length; at++) {
    const text = segments[at]!
    const next = segments[at + 1]
    // '1 Jan – 31 May' and 'Mon – Fri' are written with the same dash.
    if (next !== undefined && isRange(text, next, language)) {
      conditions.push(`${text}${joint}${next}`)
      at++
    } else if (isCondition(text, language)) conditions.push(text)
    else {
      const { label: rest, conditions: found } = splitEnd(text, language)
      kept.push(rest)
      conditions.push(...found)
    }
  }
  if (conditions.length === 0) return { label, conditions }
  if (kept.length === 0) return peopleFirst(label, conditions, language)
  if (kept.every((text) => !isThing(text))) return { label, conditions: [] }
  return {
    label: kept.join(joint),
    conditions: conditions.map((text) => (isFrom(text) ? 'from' : withoutLead(text))),
  }
}

/** 'Adult – Low season' is an adult's ticket. */
function peopleFirst(label: string, conditions: string[], language: string): Split {
  const [people, ...more] = conditions.filter((text) => namesPeople(text, language))
  const others = conditions.filter((text) => text !== people)
  return people && more.length === 0 && others.length > 0
    ? { label: people, conditions: others.map(withoutLead) }
    : { label, conditions: [] }
}

/** Whether a text names for whom a price holds, and nothing else. */
export function namesPeople(text: string, language: string): boolean {
  const kinds = conditionKinds(text, language)
  return kinds.has('whom') || kinds.has('entitled')
}

/** '10 am', '13 June': what a dash and another figure go on from. */
const endsInFigure = /\d(?:\s?[ap]m)?$|\d(?:st|nd|rd|th|er|\.)?\s\p{L}{3,10}\.?$/iu
const beginsWithFigure = /^\d/

/** What stands between two dashes; one in brackets or between figures divides nothing. */
function segmentsOf(label: string): string[] {
  const found: string[] = []
  for (const text of label.split(joint)) {
    const open = found.at(-1)
    const isOpen = open !== undefined && open.split('(').length > open.split(')').length
    if (isOpen || (endsInFigure.test(open ?? '') && beginsWithFigure.test(text)))
      found[found.length - 1] = `${open}${joint}${text}`
    else found.push(text)
  }
  return found
}

const figures = /^\d{1,2}[./]\d{1,2}\.?(?:\d{2,4})?$/
const longestEnd = 24

/** 'Low season' and 'Weekday' are two; '1 Jan' and '31 May' are the ends of one. */
function isRange(from: string, to: string, language: string): boolean {
  if (from.length > longestEnd || to.length > longestEnd) return false
  if (!(/\d/.test(from) && /\d/.test(to)) && !(isCondition(from, language) && isCondition(to, language)))
    return false
  const [first, last] = [plainLettersInPlace(from), plainLettersInPlace(to)]
  const isDay = (text: string) =>
    languagesOf(language).some((each) => {
      const day = dayAt(text, 0, each)
      return day?.end === text.length && day.days.length === 1
    })
  const dates = seasonDates(`${first} – ${last}`.replace(march, 'mai'))
  return dates !== null || (isDay(first) && isDay(last)) || (figures.test(first) && figures.test(last))
}

/** 'Per month (direct debit)' says by what is counted, not what. */
function isThing(text: string): boolean {
  const bare = text.replace(/\([^()]*\)/g, ' ')
  return /\p{L}{2}/u.test(bare.replace(unitIn(bare), ' ')) && !isPriceWord(bare.trim())
}

const isBalanced = (text: string) => text.split('(').length === text.split(')').length

/** 'Court hire (members)', 'Court hire, weekends', 'Double room in high season'. */
function splitEnd(text: string, language: string): Split {
  const bracketed = inBrackets.exec(text)
  if (bracketed && isCondition(bracketed[2]!, language)) {
    const before = splitEnd(bracketed[1]!, language)
    return { label: before.label, conditions: [...before.conditions, bracketed[2]!] }
  }
  const found =
    text.length <= 120
      ? (afterComma(text, language) ?? beforeComma(text, language) ?? afterLead(text, language))
      : null
  return found ?? { label: text, conditions: [] }
}

function afterComma(text: string, language: string): Split | null {
  for (let at = text.indexOf(', '); at > 0; at = text.indexOf(', ', at + 1)) {
    const said = text.slice(at + 2)
    const label = text.slice(0, at)
    // 'Entry for adults, children' names two of a kind.
    if (isBalanced(label) && isCondition(said, language))
      return endsInCondition(label, language) ? null : { label, conditions: [said] }
  }
  return null
}

/** Of a row that begins with its season: 'Low season, Double room'. */
function beforeComma(text: string, language: string): Split | null {
  const at = text.indexOf(', ')
  const said = text.slice(0, Math.max(at, 0))
  const label = text.slice(at + 2)
  const kinds = conditionKinds(said, language)
  if (kinds.size === 0 || kinds.has('whom') || !isBalanced(said)) return null
  // 'Monday, Wednesday and Friday class' goes on naming days.
  const starts = [1, 2, 3].map((words) => label.split(' ', words).join(' '))
  return starts.some((start) => isCondition(trimmedEnd(start, ','), language))
    ? null
    : { label, conditions: [said] }
}

const endsInCondition = (text: string, language: string) =>
  [...text.matchAll(/\s/gu)].some(({ index }) => isCondition(text.slice(index + 1), language))

function afterLead(text: string, language: string): Split | null {
  for (const { index } of text.matchAll(/\s/gu)) {
    const said = text.slice(index + 1)
    const isLed = leadsTo.test(said)
    if ((!isLed && !namesSeason.test(said)) || !isBalanced(said)) continue
    const kinds = conditionKinds(said, language)
    // 'Yoga for seniors' is what it is called; 'for members' is a price of it.
    const label = trimmedEnd(text.slice(0, index), ' ,:–-')
    if (kinds.size > 0 && !kinds.has('whom') && (isLed || kinds.has('when')))
      return /[\p{L})]$/u.test(label) ? { label, conditions: [said] } : null
  }
  return null
}

const oneOf = (words: string) => words.replaceAll(' ', '|')
const leadIn = new RegExp(
  String.raw`^(?:${oneOf(leadingWords)})\s(?:(?:${oneOf(articlesAfter)})\s)?(?!season)(?=\S)`,
  'iu',
)
const withoutLead = (condition: string) => condition.replace(leadIn, '')

/** The condition that a heading states for all below it: 'Members', 'Prices in high season'. */
export function headedCondition(heading: string, language: string): string {
  if (heading.length > longest || !mayStateCondition(heading)) return ''
  const said = withoutPriceWords(heading)
  const kinds = conditionKinds(said, language)
  // 'For children' is a section of what is offered.
  return kinds.size > 0 && !kinds.has('whom') ? withoutLead(said) : ''
}
