import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { closedWords, type Schedule } from '../knowledge/schedules.ts'
import { termsOf } from '../knowledge/terms.ts'
import { fold } from '../language/fold.ts'
import { dayName } from '../language/weekdays.ts'
import type { Group } from '../retrieve/group.ts'
import { asksNegatively } from '../retrieve/polarity.ts'
import type { Question } from '../retrieve/understand.ts'
import type { Language } from '../types.ts'
import { isOpenAt, type LocalTime, readIntervals } from './clock.ts'
import { fill, phrasesOf } from './phrases/phrases-of.ts'

/** Which day of the clock a question means, apart from weekdays it names. */
export type Moment = 'now' | 'today' | 'tomorrow' | null

const moments: [RegExp, Moment][] = [
  [
    /\b(?:right now|open now|currently open|at the moment|still open|now open|abierto ahora|ahora mismo|abiertos ahora|gerade (?:offen|geoffnet)|jetzt (?:offen|geoffnet|auf)|noch (?:offen|geoffnet|auf)|ouvert maintenant|en ce moment|aperto adesso|aperti (?:ora|adesso)|aberto agora|abertos agora)\b|сейчас|今(?:開|営業|や)|지금|现在|الان|अभी/u,
    'now',
  ],
  [
    /\b(?:tomorrow|tmrw|morgen|demain|domani|amanha)\b|\bmanana\b(?! por la)|завтра|明日|내일|明天|غدا|कल/u,
    'tomorrow',
  ],
  [
    /\b(?:today|tonight|this (?:morning|afternoon|evening)|heute|hoy|esta (?:tarde|noche|manana)|aujourd'hui|ce soir|oggi|stasera|hoje)\b|сегодня|今日|本日|오늘|今天|اليوم|आज/u,
    'today',
  ],
]

export function momentIn(text: string): Moment {
  const seen = fold(text)
  for (const [pattern, moment] of moments) if (pattern.test(seen)) return moment
  return null
}

/** Words that ask for hours without naming anything else. */
const aboutTime = new Set([
  '#hours',
  '#closed',
  '#hour',
  '#day',
  '#morning',
  '#afternoon',
  '#evening',
  '#today',
  '#tomorrow',
  '#late',
  '#week',
  '#begin',
  '#end',
  '#company',
  '#restaurant',
  '#branch',
  '#customer',
  '#address',
])

const clockWord = /^(?:\d{1,2}(?:[:.h]\d{2})?|am|pm|uhr|oclock|clock|noon|midday|half|past)$/

export interface HoursAnswer {
  schedule: Schedule
  days: number[]
  moment: Moment
  /** Asked whether it is open: at this minute of the day, or at all. */
  asked: { at: number | null } | null
  /** Only the days on which it is closed were asked for. */
  whenClosed: boolean
  /** One of several branches was named. */
  branch: boolean
}

/** What a question about hours names beside days and times. */
const topicsOf = (question: Question) =>
  question.groups.filter(
    (group) =>
      (group.role === 'subject' || group.role === 'carried') &&
      !clockWord.test(group.word) &&
      !(group.concepts.length > 0 && group.concepts.every((concept) => aboutTime.has(concept))),
  )

const heldBy = (schedule: Schedule, index: KnowledgeIndex) => {
  const words = new Set(termsOf(schedule.of, index.language).terms)
  return (group: Group) => group.alternatives.some(({ term }) => words.has(termAt(index, term)))
}

const namesBranch = ({ column }: Schedule, named: readonly Group[], index: KnowledgeIndex) => {
  const words = new Set(termsOf(column, index.language).terms)
  return named.some((group) => group.alternatives.some(({ term }) => words.has(termAt(index, term))))
}

/** A branch may bear the name of the business, which elsewhere says nothing. */
const namesColumn = (question: Question, column: string, index: KnowledgeIndex) => {
  const words = new Set(termsOf(column, index.language).terms)
  return question.groups.some(
    (group) =>
      group.role === 'weak' &&
      group.name &&
      group.alternatives.some(({ term }, place) => place === 0 && words.has(termAt(index, term))),
  )
}

/** 'And Harbour Street?' after hours: another week, the days as before. */
export function otherWeek(own: Question, before: Question, index: KnowledgeIndex): Question | null {
  const topics = topicsOf(own)
  if (own.days.length > 0 || topics.length === 0 || topics.length < own.groups.length) return null
  if (!index.schedules.some((schedule) => topics.every(heldBy(schedule, index)))) return null
  return {
    ...own,
    type: own.type === 'other' ? before.type : own.type,
    days: before.days,
    groups: [...own.groups, ...before.groups.filter((group) => group.role === 'day')],
    concepts: new Set([...own.concepts, ...before.concepts, '#hours']),
  }
}

/** The week that a question about opening hours means, or null when it asks for something else. */
export function findHours(
  question: Question,
  moment: Moment,
  index: KnowledgeIndex,
  wanted: boolean,
  clock: LocalTime | null,
): HoursAnswer | null {
  if (index.schedules.length === 0) return null
  const asksHours = question.concepts.has('#hours') || question.concepts.has('#closed')
  if (!asksHours && !wanted) return null
  const topics = topicsOf(question)
  const named = topics.filter((group) => group.role === 'subject')
  const parts = index.schedules.filter(({ part }) => part && question.concepts.has(part))
  const branches = index.schedules.filter(
    ({ column, part }) => column && !part && namesColumn(question, column, index),
  )
  const open = [parts, branches, index.schedules.filter(({ part }) => !part)].find((some) => some.length > 0)
  if (!open) return null
  const scored = open.map((schedule, place) => {
    const holds = heldBy(schedule, index)
    const matched = topics.filter(holds).length
    return {
      schedule,
      complete: named.every(holds),
      score:
        matched * 4 +
        (schedule.opening ? 3 : 0) +
        schedule.days.filter(Boolean).length / 7 +
        (schedule.units.some((unit) => unit >= 0) ? 0.5 : 0) -
        // Of two columns the first is the house's own.
        place / 1_000,
    }
  })
  scored.sort((a, b) => b.score - a.score)
  const best = scored[0]!
  if (!best.complete || (!best.schedule.opening && named.length === 0 && !branches.includes(best.schedule)))
    return null
  const days = question.days.length > 0 ? question.days : daysOf(moment, clock)
  const { schedule } = best
  // 'When are you closed?' is not told by hours that name no closed day.
  const onlyClosed = question.concepts.has('#closed') && !question.concepts.has('#hours')
  if (
    onlyClosed &&
    days.length === 0 &&
    question.type === 'when' &&
    !schedule.days.some((day) => isClosed(day ?? ''))
  )
    return null
  const closes = question.concepts.has('#closed') || asksNegatively(question.text, question.language)
  return {
    schedule: withUnlisted(schedule, days),
    days: days.filter((day) => schedule.days[day] !== null || isUnlisted(schedule)),
    moment,
    asked: question.type === 'whether' ? { at: minuteIn(question.text) } : null,
    whenClosed: question.type === 'weekday' && closes,
    branch: schedule.column !== '' && namesBranch(schedule, named, index),
  }
}

/** A week that lists its open days leaves out the closed ones. */
const isUnlisted = (schedule: Schedule) =>
  schedule.opening && !schedule.inWords && schedule.days.filter((day) => day !== null).length >= 5

function withUnlisted(schedule: Schedule, asked: readonly number[]): Schedule {
  if (!isUnlisted(schedule) || asked.every((day) => schedule.days[day] !== null)) return schedule
  return { ...schedule, days: schedule.days.map((hours, day) => hours ?? (asked.includes(day) ? '–' : null)) }
}

/** '7 pm', '19:30', 'um 19 Uhr' as a minute of the day. */
function minuteIn(text: string): number | null {
  const match =
    /(?<![\d.,:€£$])(\d{1,2})(?:[:.h](\d{2}))?\s?(a\.?m\.?|p\.?m\.?|uhr|o'clock|h)?(?![\d%€£$]|\s?(?:people|persons|kids|years))/i.exec(
      text,
    )
  if (
    !match ||
    (!match[2] && !match[3] && !/\b(?:at|um|las|à|a|alle|às|till|until|after|before) \d/i.test(text))
  )
    return null
  const half = (match[3] ?? '').toLowerCase().replace(/\./g, '')
  const hour = Number(match[1])
  // Nobody asks whether a shop is open at six in the morning without saying so.
  const late = half === 'pm' || (half === '' && !match[2] && hour < 8)
  const minutes = ((late && hour < 12 ? hour + 12 : hour) % 24) * 60 + Number(match[2] ?? 0)
  return hour > 24 ? null : minutes
}

const termNames = new WeakMap<KnowledgeIndex, string[]>()
function termAt(index: KnowledgeIndex, term: number): string {
  let names = termNames.get(index)
  if (!names) {
    names = [...index.terms.keys()]
    termNames.set(index, names)
  }
  return names[term] ?? ''
}

function daysOf(moment: Moment, clock: LocalTime | null): number[] {
  if (!clock || !moment) return []
  return [moment === 'tomorrow' ? (clock.weekday + 1) % 7 : clock.weekday]
}

/** Says the hours of the days asked for, or the whole week. */
export function sayHours(found: HoursAnswer, language: Language, clock: LocalTime | null): string {
  const phrases = phrasesOf(language)
  const { schedule, days, moment } = found
  const words = (value: string) => (isClosed(value) ? phrases.closed : value)
  const closed = [0, 1, 2, 3, 4, 5, 6].filter((day) => isClosed(schedule.days[day] ?? ''))
  if (found.whenClosed && closed.length > 0) return closedDays(closed, language)
  if (schedule.inWords) {
    const said = (days.length > 0 ? days : [0, 1, 2, 3, 4, 5, 6]).flatMap((day) => schedule.days[day] ?? [])
    return [...new Set(said)].join(' ')
  }
  if (days.length === 0) return `${phrases.hoursHeading}\n${weekLines(schedule, language, words).join('\n')}`
  if (moment === 'now' && clock && days.length === 1) {
    const today = readIntervals(schedule.days[clock.weekday] ?? '')
    const yesterday = readIntervals(schedule.days[(clock.weekday + 6) % 7] ?? '')
    if (today) {
      const open = isOpenAt(today, yesterday, clock.minutes)
      const line = `${capital(dayName(clock.weekday, language))}: ${words(schedule.days[clock.weekday]!)}.`
      return `${open ? phrases.openNow : phrases.closedNow} ${line}`
    }
  }
  if (days.length === 1) {
    const value = schedule.days[days[0]!]!
    const name = dayName(days[0]!, language)
    // Closed in the morning is not closed all day.
    if (schedule.part) return `${capital(name)} (${schedule.column.toLocaleLowerCase()}): ${words(value)}.`
    if (found.branch) return `${capital(name)} (${schedule.column}): ${words(value).replace(/\.$/, '')}.`
    return isClosed(value)
      ? capital(fill(phrases.closedOn, { day: name }))
      : `${verdictOn(found, language)}${capital(name)}: ${value.replace(/\.$/, '')}.`
  }
  return groupDays(schedule, days)
    .map((group) => `${capital(rangeName(group, language))}: ${words(schedule.days[group[0]!]!)}`)
    .join('\n')
}

const closedDays = (days: readonly number[], language: Language) => {
  const { closedOn, and } = phrasesOf(language)
  const names = days.map((day) => dayName(day, language))
  const listed = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
  return capital(fill(closedOn, { day: listed }))
}

/** 'Yes.' or 'No.' where it was asked whether it is open, and where the hours leave no doubt. */
function verdictOn({ schedule, days, asked }: HoursAnswer, language: Language): string {
  if (!asked) return ''
  const { yes, no } = phrasesOf(language)
  if (asked.at === null) return `${yes}. `
  const intervals = readIntervals(schedule.days[days[0]!] ?? '')
  if (!intervals) return ''
  return `${isOpenAt(intervals, null, asked.at) ? yes : no}. `
}

const isClosed = (value: string) => (closedWords.test(value) && !/\d/.test(value)) || /^[–—-]$/.test(value)
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function weekLines(schedule: Schedule, language: Language, words: (value: string) => string): string[] {
  const stated = [0, 1, 2, 3, 4, 5, 6].filter((day) => schedule.days[day] !== null)
  return groupDays(schedule, stated).map(
    (group) => `- ${capital(rangeName(group, language))}: ${words(schedule.days[group[0]!]!)}`,
  )
}

/** The week as a source is quoted: with the days it speaks of. */
export const quoteOf = (schedule: Schedule, language: Language): string => {
  const said = schedule.inWords
    ? [...new Set(schedule.days.flatMap((hours) => hours ?? []))].join(' ')
    : weekLines(schedule, language, (value) => value)
        .map((line) => line.slice(2))
        .join('; ')
  return schedule.title ? `${schedule.title}: ${said}` : said
}

/** Neighbouring days with the same hours are said together. */
function groupDays(schedule: Schedule, days: readonly number[]): number[][] {
  const groups: number[][] = []
  for (const day of days) {
    const last = groups.at(-1)
    if (last && last.at(-1) === day - 1 && schedule.days[last[0]!] === schedule.days[day]) last.push(day)
    else groups.push([day])
  }
  return groups
}

function rangeName(days: readonly number[], language: Language): string {
  const phrases = phrasesOf(language)
  const first = dayName(days[0]!, language)
  if (days.length === 1) return first
  const last = dayName(days.at(-1)!, language)
  return days.length === 2
    ? `${first} ${phrases.and} ${last}`
    : fill(phrases.dayRange, { from: first, to: last })
}
