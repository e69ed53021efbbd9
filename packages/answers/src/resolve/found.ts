import { find } from '../accept/find.ts'
import type { Asked } from '../conversation/asked.ts'
import type { Exchange } from '../conversation/exchange.ts'
import { oncePer } from '../language/once-per.ts'
import type { Question } from '../understand/question.ts'
import { findAtAnyHour } from './hours/any-day.ts'
import { askedByTime } from './hours/asked-as-visit.ts'

/** A question as opening hours answer it. */
export const timedOf = oncePer(({ own, question, text, previous, follows, fragment }: Asked) =>
  askedByTime(
    own,
    question,
    text,
    previous && {
      question: previous.question,
      hours: previous.outcome.kind === 'hours',
      leant: follows || fragment,
    },
  ),
)

/** What the site says to a question, looked for once, whichever rule asks first. */
export const foundFor = oncePer((asked: Asked) => {
  const { question, follows, previous, index } = asked
  const sought = find(withFavourite(question, follows ? previous : null), index)
  return findAtAnyHour(sought, timedOf(asked), index)
})

/** A pronoun most often means what was just spoken of. */
function withFavourite(question: Question, previous: Exchange | null): Question {
  // An age or a size is told where bounds are drawn, seldom by the passage just read.
  if (previous?.outcome.kind !== 'passage' || question.groups.some((group) => group.quantity && group.name))
    return question
  return { ...question, favourite: previous.outcome.passages[0]! }
}
