import type { Language } from '../types.ts'
import { momentIn } from '../understand/type/moment.ts'
import { understand } from '../understand/understand.ts'
import type { Asked } from './asked.ts'
import { followsUp, isFragment, merge } from './carry-over.ts'
import type { Exchange, Surroundings } from './exchange.ts'
import { asksSameDay, otherWeek } from './other-week.ts'

/** Understands a question in the context of the one before. */
export function ask(
  text: string,
  language: Language,
  previous: Exchange | null,
  { index, name, clock }: Surroundings,
): Asked {
  const own = understand(text, language, index, { name })
  const follows = previous !== null && followsUp(own, text)
  const fragment = previous !== null && isFragment(text, language)
  const week =
    (follows || fragment) && previous?.outcome.kind === 'hours'
      ? otherWeek(own, previous.question, index)
      : null
  const before = (follows || fragment) && previous?.outcome.kind === 'hours' ? previous : null
  const sameDay = week === null && before !== null && asksSameDay(own) ? before : null
  const taken = follows && previous ? merge(own, previous.question) : own
  return {
    index,
    name,
    clock,
    text,
    language,
    previous,
    own,
    question: week ?? (sameDay ? { ...taken, days: sameDay.question.days } : taken),
    // 'And the bar?' after 'Open today?' still means today.
    moment:
      momentIn(text) ??
      ((week || sameDay) && previous?.outcome.kind === 'hours' ? previous.outcome.hours.moment : null),
    follows,
    fragment,
    asksOtherWeek: week !== null,
    asksSameDay: sameDay !== null,
  }
}
