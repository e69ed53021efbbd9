import type { AskedTime, PartOfDay } from '@foyer/calendar/open-then'
import { fold } from '@foyer/text/fold'
import { type Language, languages } from '../types.ts'
import { digitsOf, numbersInDigits } from './number-words.ts'
import { sourcesByLanguage, wordSetNamed, wordsNamed } from './patterns.ts'

/** Words for times of day. */
const words = (name: string) => wordsNamed(`time ${name}`)

export interface TimeOfDay extends AskedTime {
  /** The words of the time. */
  words: ReadonlySet<string>
}

const hours = (from: number, to: number, surelyFrom = from, surelyTo = to): PartOfDay => ({
  from: from * 60,
  to: to * 60,
  surely: [surelyFrom * 60, surelyTo * 60],
})

const morning = hours(0, 12, 5, 12)
const noonish = hours(11.5, 14.5, 12, 14)
const afternoon = hours(12, 18, 13, 17)
const longAfternoon = hours(12, 21, 15, 19)
const evening = hours(18, 28, 18.5, 23)
const night = hours(18.5, 29, 20, 24)

// 'Nachmittag' contains 'Mittag', so longer words come first.
const parts = (
  [
    ['afternoon', afternoon],
    ['long afternoon', longAfternoon],
    ['morning', morning],
    ['noonish', noonish],
    ['evening', evening],
    ['night', night],
  ] as const
).map(([name, part]): [RegExp, PartOfDay] => [new RegExp(words(name), 'u'), part])

/** Lexicon concepts for languages without words of their own here. */
const byConcept: [string, PartOfDay][] = [
  ['#morning', morning],
  ['#afternoon', afternoon],
  ['#evening', evening],
]
const spokenHere = new Set<Language>(['en', 'de', 'es', 'fr', 'it', 'pt', 'nl'])

const bounds = ['until', 'before', 'after'] as const
const before = ['at', ...bounds].map(words).join('|')
const time = new RegExp(
  String.raw`(?<lead>(?<![\p{L}])(?:${before})\s)?(?<![\d.,:€£$/-]|[€£$]\s)(?<hour>\d{1,2})(?:\s?[:.h]\s?(?<minute>[0-5]\d)|\s(?<loose>[0-5]\d)(?=\s|$|[?.!,]))?\s?(?<mark>a\.?m\b\.?|p\.?m\b\.?|h\b|(?:${words('hour')})\b)?(?![\d%€£$/:]|\.\d|\s?(?:${words('counted')})\b)`,
  'gu',
)

const noon = new RegExp(String.raw`\b(?:${words('noon')})\b`, 'u')
const midnight = new RegExp(String.raw`\b(?:${words('midnight')})\b`, 'u')

const lateHint = new RegExp(String.raw`\b(?:${words('late')})\b`, 'u')
const earlyHint = new RegExp(String.raw`\b(?:${words('early')})\b`, 'u')

const sourceOfOne = sourcesByLanguage('time one')
const one = new Map(
  languages.map((language) => [language, new RegExp(sourceOfOne[language] || '(?!)', 'gu')]),
)
const quarterPast = new RegExp(String.raw`\b(?:${words('quarter past')}) (\d{1,2})\b`, 'gu')
const quarterTo = new RegExp(String.raw`\b(?:${words('quarter to')}) (\d{1,2})\b`, 'gu')
const andHalf = new RegExp(String.raw`\b(\d{1,2})(?:${words('and a half')})\b`, 'gu')
const andQuarter = new RegExp(String.raw`\b(\d{1,2})(?:${words('and a quarter')})\b`, 'gu')
const lessQuarter = new RegExp(String.raw`\b(\d{1,2})(?:${words('less a quarter')})\b`, 'gu')

const halfPast = new RegExp(String.raw`\b(?:${words('half past')}) (\d{1,2})\b`, 'gu')
/** 'Half nine' is 9:30, but Dutch 'half negen' and German 'halb neun' mean 8:30 in any context. */
const sourceOfHalfTo = sourcesByLanguage('time half to')
const halfTo = new Map(
  languages.map((language) => {
    const sources = [sourceOfHalfTo.de, sourceOfHalfTo[language]].filter(Boolean).join('|')
    return [language, new RegExp(String.raw`\b(?:${sources}) (\d{1,2})\b`, 'gu')]
  }),
)

/** Writes 'half past nine', 'halb zehn' and 'las nueve y media' as '9:30'. */
function inDigits(text: string, language: Language): string {
  const counted = numbersInDigits(text.replace(one.get(language)!, '1'), language)
  const at = (hour: string, minute: number) =>
    minute < 0
      ? `${(Number(hour) + 11) % 12 || 12}:${60 + minute}`
      : `${hour}:${String(minute).padStart(2, '0')}`
  const told: [RegExp, minute: number][] = [
    [halfTo.get(language)!, -30],
    [halfPast, 30],
    [quarterPast, 15],
    [quarterTo, -15],
    [andHalf, 30],
    [andQuarter, 15],
    [lessQuarter, -15],
  ]
  return told.reduce(
    (said, [pattern, minute]) => said.replace(pattern, (_, hour: string) => at(hour, minute)),
    counted,
  )
}

const leads = bounds.map((bound) => [bound, new RegExp(String.raw`^(?:${words(bound)})\s`, 'u')] as const)
const boundOf = (lead: string): TimeOfDay['bound'] =>
  leads.find(([, pattern]) => pattern.test(lead))?.[0] ?? 'at'

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:[:.][0-9]{2})?/gu) ?? []

/** Finds a time of day: '7 pm', 'um 19 Uhr', 'por la mañana'. */
export function timeOfDayIn(
  text: string,
  language: Language,
  concepts: ReadonlySet<string>,
): TimeOfDay | null {
  const folded = fold(text)
  const seen = inDigits(folded, language)
  const part = partIn(seen, language, concepts)
  const said = [...wordsIn(part?.said ?? '')]
  for (const [pattern, minute] of [
    [noon, 12 * 60],
    [midnight, 24 * 60],
  ] as const) {
    const match = pattern.exec(seen)
    if (match)
      return { minutes: [minute], sure: true, part: null, bound: 'at', words: named([...said, match[0]]) }
  }
  for (const match of seen.matchAll(time)) {
    const { lead = '', hour = '', minute, loose, mark = '' } = match.groups!
    const minutes = minute ?? loose
    // '4.50' may be a price, and a bare number anything.
    if (!lead && !mark && !(minute && match[0].includes(':'))) continue
    const read = readingsOf(Number(hour), Number(minutes ?? 0), mark, part?.part ?? null, seen)
    if (!read) continue
    // A written-out digit hides the original number word.
    const spelled =
      seen === folded ? [] : wordsIn(folded).filter((word) => digitsOf(word, language) || quarters.has(word))
    return {
      ...read,
      part: null,
      bound: boundOf(lead),
      words: named([...said, match[0], minutes ?? '', ...spelled]),
    }
  }
  return part && { minutes: [], sure: true, part: part.part, bound: 'at', words: named(said) }
}

const quarters = wordSetNamed('time part of an hour')
const named = (said: readonly string[]) =>
  new Set(
    said
      .flatMap((one) => [one, ...wordsIn(one)])
      .flatMap((word) => [word, ...word.split(/[:.]/), ...word.split(/(?<=\d)(?=\p{L})/u)]),
  )

function partIn(seen: string, language: Language, concepts: ReadonlySet<string>) {
  for (const [pattern, part] of parts) {
    const match = pattern.exec(seen)
    if (match) return { part, said: match[0] }
  }
  if (spokenHere.has(language)) return null
  const known = byConcept.find(([concept]) => concepts.has(concept))
  return known ? { part: known[1], said: '' } : null
}

function readingsOf(
  hour: number,
  minute: number,
  mark: string,
  part: PartOfDay | null,
  seen: string,
): Pick<TimeOfDay, 'minutes' | 'sure'> | null {
  if (hour > 24) return null
  const half = mark.replace(/[.\s]/g, '')
  const early = (hour % 12) * 60 + minute
  const late = early + 12 * 60
  const only = (minutes: number) => ({ minutes: [minutes], sure: true })
  if (half === 'pm') return only(hour > 12 ? hour * 60 + minute : late)
  if (half === 'am') return only(early)
  if (hour === 0 || hour > 12) return only(hour * 60 + minute)
  // 'Um 3 Uhr nachts' isn't the afternoon.
  if (part) return only(part === morning || (part === night && hour < 6) ? early : late)
  if (hour === 12)
    return lateHint.test(seen) ? { minutes: [24 * 60 + minute, late], sure: false } : only(late)
  if (lateHint.test(seen) && !earlyHint.test(seen)) return { minutes: [late, early], sure: true }
  if (earlyHint.test(seen) || half === 'h') return { minutes: [early, late], sure: true }
  // Four in the morning would be mentioned explicitly.
  if (hour < 6) return { minutes: [late, early], sure: true }
  return hour < 9 ? { minutes: [late, early], sure: false } : { minutes: [early, late], sure: true }
}
