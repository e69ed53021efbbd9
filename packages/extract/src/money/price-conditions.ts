import { dayAt } from '@foyer/calendar/read-days'
import { seasonDates } from '@foyer/calendar/season-dates'
import { plainLettersInPlace } from '@foyer/text/plain-letters'
import { trimmedEnd } from '@foyer/text/trim'
import { mayStateCondition } from '../attribute/condition-hints.ts'
import {
  conditionKinds,
  isCondition,
  isFrom,
  languagesOf,
  longestCondition,
  namesPeople,
  shortMarch,
} from '../attribute/condition-kinds.ts'
import { articlesAfter, leadingWords } from '../attribute/condition-words.ts'
import { unitIn } from './sums/price-units.ts'
import { hasWord, isPriceWord, withoutPriceWords } from './sums/price-words.ts'

const jointOfSegments = ' – '
const bracketAtEnd = /^(.*\S)\s?\(([^()]{2,50})\)$/u
const leadsToCondition =
  /^(?:in|on|at|during|for|im|am|an|für|in der|in den|bei|nel|nei|di|per|en|au|aux|pour|le|les|para|los|em|no|nos|aos|op|voor|tijdens)\s/iu
const namesSeason = /season|saison|stagione|temporada|seizoen|[eé]poca|\d/iu

interface SplitLabel {
  label: string
  conditions: string[]
}

/**
 * Splits 'Small studio – Low season – Weekday' into the item and its conditions. A label of conditions alone
 * ('Adult', 'Weekend') stays whole.
 */
export function splitConditions(label: string, language: string): SplitLabel {
  if (!mayStateCondition(label)) return { label, conditions: [] }
  const segments = segmentsOf(label)
  const kept: string[] = []
  const conditions: string[] = []
  for (let at = 0; at < segments.length; at++) {
    const text = segments[at]!
    const next = segments[at + 1]
    // '1 Jan – 31 May' and 'Mon – Fri' use the same dash.
    if (next !== undefined && isRange(text, next, language)) {
      conditions.push(`${text}${jointOfSegments}${next}`)
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
    label: kept.join(jointOfSegments),
    conditions: conditions.map((text) => (isFrom(text) ? 'from' : withoutLead(text))),
  }
}

/** 'Adult – Low season' is an adult's ticket. */
function peopleFirst(label: string, conditions: string[], language: string): SplitLabel {
  const [people, ...more] = conditions.filter((text) => namesPeople(text, language))
  const others = conditions.filter((text) => text !== people)
  return people && more.length === 0 && others.length > 0
    ? { label: people, conditions: others.map(withoutLead) }
    : { label, conditions: [] }
}

/** A figure at the end, from which a dash and another figure go on: '10 am', '13 June'. */
const endsInFigure = /\d(?:\s?[ap]m)?$|\d(?:st|nd|rd|th|er|\.)?\s\p{L}{3,10}\.?$/iu
const beginsWithFigure = /^\d/

/** Dashes in brackets or between figures separate nothing. */
function segmentsOf(label: string): string[] {
  const found: string[] = []
  for (const text of label.split(jointOfSegments)) {
    const open = found.at(-1)
    const isOpen = open !== undefined && open.split('(').length > open.split(')').length
    if (isOpen || (endsInFigure.test(open ?? '') && beginsWithFigure.test(text)))
      found[found.length - 1] = `${open}${jointOfSegments}${text}`
    else found.push(text)
  }
  return found
}

const dateInFigures = /^\d{1,2}[./]\d{1,2}\.?(?:\d{2,4})?$/
const longestEnd = 24

/** 'Low season – Weekday' are two conditions, '1 Jan – 31 May' is one range. */
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
  const dates = seasonDates(`${first} – ${last}`.replace(shortMarch, 'mai'))
  return (
    dates !== null || (isDay(first) && isDay(last)) || (dateInFigures.test(first) && dateInFigures.test(last))
  )
}

/** 'Per month (direct debit)' names a unit, no item. */
function isThing(text: string): boolean {
  const bare = text.replace(/\([^()]*\)/g, ' ')
  return hasWord(bare.replace(unitIn(bare), ' ')) && !isPriceWord(bare.trim())
}

export const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length

/** 'Court hire (members)', 'Court hire, weekends', 'Double room in high season'. */
function splitEnd(text: string, language: string): SplitLabel {
  const bracketed = bracketAtEnd.exec(text)
  if (bracketed && isCondition(bracketed[2]!, language)) {
    const before = splitEnd(bracketed[1]!, language)
    return { label: before.label, conditions: [...before.conditions, bracketed[2]!] }
  }
  const found =
    text.length <= 120
      ? (splitAfterComma(text, language) ??
        splitBeforeComma(text, language) ??
        splitAfterLead(text, language))
      : null
  return found ?? { label: text, conditions: [] }
}

function splitAfterComma(text: string, language: string): SplitLabel | null {
  for (let at = text.indexOf(', '); at > 0; at = text.indexOf(', ', at + 1)) {
    const said = text.slice(at + 2)
    const label = text.slice(0, at)
    // 'Entry for adults, children' names two of a kind.
    if (isBalanced(label) && isCondition(said, language))
      return endsInCondition(label, language) ? null : { label, conditions: [said] }
  }
  return null
}

/** 'Low season, Double room'. */
function splitBeforeComma(text: string, language: string): SplitLabel | null {
  const at = text.indexOf(', ')
  const said = text.slice(0, Math.max(at, 0))
  const label = text.slice(at + 2)
  const kinds = conditionKinds(said, language)
  if (kinds.size === 0 || kinds.has('whom') || !isBalanced(said)) return null
  // 'Monday, Wednesday and Friday class' continues a list of days.
  const starts = [1, 2, 3].map((words) => label.split(' ', words).join(' '))
  return starts.some((start) => isCondition(trimmedEnd(start, ','), language))
    ? null
    : { label, conditions: [said] }
}

const endsInCondition = (text: string, language: string) =>
  [...text.matchAll(/\s/gu)].some(({ index }) => isCondition(text.slice(index + 1), language))

function splitAfterLead(text: string, language: string): SplitLabel | null {
  for (const { index } of text.matchAll(/\s/gu)) {
    const said = text.slice(index + 1)
    const isLed = leadsToCondition.test(said)
    if ((!isLed && !namesSeason.test(said)) || !isBalanced(said)) continue
    const kinds = conditionKinds(said, language)
    // 'Yoga for seniors' is a name; 'for members' is a condition.
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

/** 'Members', 'Prices in high season'. */
export function headedCondition(heading: string, language: string): string {
  if (heading.length > longestCondition || !mayStateCondition(heading)) return ''
  const said = withoutPriceWords(heading)
  const kinds = conditionKinds(said, language)
  // 'For children' is a section of the offer.
  return kinds.size > 0 && !kinds.has('whom') ? withoutLead(said) : ''
}
