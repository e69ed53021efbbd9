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
  const text = asTopic(said, language, previous)
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
    moment: momentIn(text),
    follows,
    fragment,
    asksOtherWeek: week !== null,
  }
}
