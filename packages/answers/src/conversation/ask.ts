import type { LocalTime } from '@foyer/calendar/intervals'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Language } from '../types.ts'
import { momentIn } from '../understand/type/moment.ts'
import { understand } from '../understand/understand.ts'
import type { Asked } from './asked.ts'
import { followsUp, isFragment, merge, onThatDay } from './carry-over.ts'
import type { Exchange, Surroundings } from './exchange.ts'
import { asTopic } from './leaves-topic.ts'
import { otherWeek } from './other-week.ts'

/** Understands a question in the light of the one before. */
export function ask(
  said: string,
  language: Language,
  previous: Exchange | null,
  { index, name, clock }: Surroundings,
): Asked {
  const text = withDate(asTopic(said, language, previous), index, clock)
  const own = onThatDay(understand(text, language, index, { name }), text, previous?.question ?? null, index)
  const follows = previous !== null && followsUp(own, text)
  const fragment = previous !== null && isFragment(text, language)
  const week =
    (follows || fragment) && previous?.outcome.kind === 'hours'
      ? otherWeek(own, previous.question, index)
      : null
  return {
    index,
    name,
    clock,
    said,
    text,
    language,
    previous,
    own,
    question: week ?? (follows && previous ? merge(own, previous.question) : own),
    // 'Open today?', 'and the bar?': still today.
    moment:
      momentIn(text) ?? (week && previous?.outcome.kind === 'hours' ? previous.outcome.hours.moment : null),
    follows,
    fragment,
    asksOtherWeek: week !== null,
  }
}

/** Of a house that tells no week its calendar may tell the day: 'open today?' asks for 17 November. */
function withDate(text: string, { schedules, language }: KnowledgeIndex, clock: LocalTime | null): string {
  const moment = momentIn(text)
  if (!clock || !moment || schedules.length > 0) return text
  const day = new Date(Date.UTC(anyLeapYear, clock.month - 1, clock.day + (moment === 'tomorrow' ? 1 : 0)))
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `${text.trimEnd().replace(/\?$/, '')} (${date.format(day)})?`
}

const anyLeapYear = 2028
