import { find } from '../accept/find.ts'
import type { Asked } from '../conversation/asked.ts'
import { oncePer } from '../language/once-per.ts'
import { likeliest } from '../search/likelihood.ts'
import { findAtAnyHour } from './hours/any-day.ts'
import { askedByTime } from './hours/asked-as-visit.ts'
import { speaksOfIt } from './may-answer.ts'

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
  const { question, index } = asked
  const found = findAtAnyHour(find(question, index), timedOf(asked), index)
  // The likeliest of passages that all speak of something else is no answer.
  return speaksOfIt(likeliest(question, index)) ? found : { ...found, chosen: null }
})
