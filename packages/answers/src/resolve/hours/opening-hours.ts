import { isPublicHoliday, speaksOfHoliday } from '@foyer/calendar/public-holidays'
import type { Asked } from '../../conversation/asked.ts'
import type { HoursAnswer, Outcome } from '../../conversation/outcome.ts'
import type { Question } from '../../understand/question.ts'
import { topicsOf } from '../../understand/type/hours-topics.ts'
import type { Resolver } from '../resolver.ts'
import { askedByTime } from './asked-by-time.ts'
import { dateOf, findHours } from './find-hours.ts'

/** 'Till when are you there on Fridays?' names nothing but a day. */
const asksWhoIsThere = (own: Question) =>
  (own.type === 'when' || own.type === 'clock') &&
  (own.days.length > 0 || timesOfDay.some((concept) => own.concepts.has(concept))) &&
  topicsOf(own).length === 0

const timesOfDay = ['#morning', '#afternoon', '#evening']

/** 'When do you open on Saturday?' */
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
    const { own, moment, previous, follows, fragment, asksOtherWeek, asksSameDay, index, clock } = asked
    // 'And can my 12-year-old come along?' no longer asks for the hours.
    if (follows && own.groups.some((group) => group.quantity)) return null
    const timed = askedByTime(asked)
    const wasHours = (follows || fragment) && previous?.outcome.kind === 'hours'
    const another = own.days.length > 0 || moment !== null || asksOtherWeek || asksSameDay
    const wanted = timed.wanted || (wasHours && another) || (!follows && asksWhoIsThere(own))
    const hours = findHours(timed, moment, index, wanted, clock)
    if (!hours || (own.days.length > 0 && hours.days.length === 0)) return null
    return toldOfHoliday(hours, asked) ?? { kind: 'hours', hours }
  },
}

/**
 * A public holiday that is today or tomorrow is told by what the site says of it, never by the hours of its day of the week;
 * null where it is none, or has hours of its own.
 */
function toldOfHoliday({ schedule }: HoursAnswer, { own, moment, clock, index }: Asked): Outcome | null {
  if (!moment || !clock || !index.timeZone || own.days.length > 0 || schedule.on !== undefined) return null
  const date = dateOf(moment, clock)
  if (!isPublicHoliday(date, index.timeZone)) return null
  const told = index.passages.findIndex(({ text }) => speaksOfHoliday(text, date))
  return told < 0
    ? { kind: 'none', nothingElse: true }
    : { kind: 'passage', passages: [told], columns: null, doubtful: true, nothingElse: true }
}
