import { closedWords } from '@foyer/calendar/closed-words'
import { speaksOfHoliday } from '@foyer/calendar/public-holidays'
import type { HoursAnswer, Outcome } from '../../conversation/outcome.ts'
import type { QuestionInContext } from '../../conversation/question-in-context.ts'
import { field } from '../../knowledge/fields.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { fieldsOf } from '../../knowledge/presence.ts'
import { monthConcepts } from '../../knowledge/terms.ts'
import type { Question } from '../../understand/question.ts'
import { topicsOf } from '../../understand/type/hours-topics.ts'
import type { Resolver } from '../resolver.ts'
import { findHours } from './find-hours.ts'
import { readTimeQuestion, type TimeQuestion } from './time-question.ts'

/** 'Till when are you there on Fridays?' and 'are you there on 3 May' name only a day. */
const asksWhoIsThere = (own: Question, { question, dates, moment }: TimeQuestion) =>
  (own.type === 'when' || own.type === 'clock' || own.type === 'whether') &&
  topicsOf(question).length === 0 &&
  ((dates.length > 0 && moment === null) ||
    (own.type !== 'whether' &&
      (own.days.length > 0 || timesOfDay.some((concept) => own.concepts.has(concept)))))

const timesOfDay = ['#morning', '#afternoon', '#evening']

export const openingHours: Resolver = {
  name: 'opening-hours',
  example: {
    page: `## Opening hours

Monday to Friday: 9:00 – 17:00
Saturday: 10:00 – 14:00
Sunday: closed`,
    asked: ['Are you open on Friday at 7pm?'],
    told: 'We close at 17:00',
  },
  resolve(asked) {
    const { own, moment, previous, follows, fragment, asksOtherWeek, asksSameDay } = asked
    // 'And can my 12-year-old come along?' leaves the hours.
    if (follows && own.groups.some((group) => group.quantity)) return null
    const timed = readTimeQuestion(asked)
    const wasHours = (follows || fragment) && previous?.outcome.kind === 'hours'
    const another =
      own.days.length > 0 || timed.dates.length > 0 || moment !== null || asksOtherWeek || asksSameDay
    const wanted = timed.wanted || (wasHours && another) || (!follows && asksWhoIsThere(own, timed))
    const hours = findHours({ ...timed, wanted }, asked)
    if (!hours) return null
    const isDated = own.days.length > 0 || timed.dates.length > 0
    if (isDated && hours.days.length === 0 && !hours.outOfSeason) return null
    return separateStatement(hours, asked) ?? { kind: 'hours', hours }
  },
}

/**
 * Public holidays and months use the site's statements about them, not the hours of the weekday; null if they have
 * hours of their own.
 */
function separateStatement(hours: HoursAnswer, { index }: QuestionInContext): Outcome | null {
  const { unmentionedHolidays, dates } = hours
  const told =
    unmentionedHolidays.length > 0
      ? index.passages.findIndex(({ text }) =>
          unmentionedHolidays.some((date) => speaksOfHoliday(text, date)),
        )
      : closedInMonth(hours, index)
  if (told >= 0)
    return { kind: 'passage', passages: [told], columns: null, doubtful: true, nothingElse: true }
  return unmentionedHolidays.length === 0 || unmentionedHolidays.length < dates.length
    ? null
    : { kind: 'none', nothingElse: true, usually: hours }
}

const own = field.body | field.subject

/** The passage about closing or other hours in a month that the week doesn't cover; -1 for none. */
function closedInMonth({ schedule, month, dates, moment }: HoursAnswer, index: KnowledgeIndex): number {
  // A week with seasons already includes closed months.
  const stated = index.schedules.find(({ passages }) => passages === schedule.passages)
  if (!stated || stated.seasons.length > 0 || moment !== null) return -1
  const months = month === null ? dates.map((date) => date.getUTCMonth() + 1) : [month]
  const [closed, open] = [index.terms.get('#closed'), index.terms.get('#hours')]
  const isOfHours = (at: number) =>
    closedWords.test(index.passages[at]!.text) ||
    [closed, open].some((term) => term !== undefined && fieldsOf(index, term, at) & own)
  for (const each of new Set(months)) {
    const term = index.terms.get(monthConcepts[each - 1]!)
    if (term === undefined) continue
    for (let at = index.offsets[term]!; at < index.offsets[term + 1]!; at++) {
      const passage = index.postings[at]!
      if (index.fields[at]! & own && isOfHours(passage) && !schedule.passages.includes(passage))
        return passage
    }
  }
  return -1
}
