import { asksLikewise } from '../../understand/type/site-asks.ts'
import type { Objection } from '../objection.ts'
import { asksTheSame, farAhead, wellAhead } from '../thresholds.ts'

/** The row for so much time or so large a room is meant; what else it is called may go unsaid. */
export const rowOfThatAmount: Objection = {
  name: 'row-of-that-amount',
  verdict: 'accepted',
  objects: ({ judged, missing }) =>
    judged.fitted && judged.found > 1 && judged.lead > wellAhead && missing.every((group) => !group.name),
}

/** The whole name of a row was said, and nothing else is called so: a word left over is the visitor's own. */
export const wholeNameSaid: Objection = {
  name: 'whole-name-said',
  verdict: 'accepted',
  objects: ({ essay, judged, passage }) =>
    !essay &&
    passage.subject !== '' &&
    judged.subjectShare > 0.8 &&
    judged.found > 1 &&
    judged.lead > farAhead,
}

/** The site asks itself the same, in almost the same words, and nothing else. */
export const siteAsksTheSame: Objection = {
  name: 'site-asks-the-same',
  verdict: 'accepted',
  objects: ({ judged, question, passage }) =>
    passage.kind === 'faq' &&
    judged.exact > 0 &&
    judged.subjectShare > asksTheSame.share &&
    judged.lead > asksTheSame.lead &&
    asksLikewise(passage, question.type),
}
