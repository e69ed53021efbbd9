import { isOtherDay } from '@foyer/calendar/feast-days'
import { detectable } from '../language/detect.ts'
import { fold } from '../language/fold.ts'
import type { Objection } from './objection.ts'

/** 'Are you open on Good Friday?' is told where feast days are spoken of, and not by Fridays. */
export const otherFeast: Objection = {
  name: 'other-feast',
  example: {
    page: `On Fridays the tea room is open until nine in the evening.`,
    asked: ['Is the tea room open on Good Friday?'],
    told: null,
  },
  objects({ passage: { path, subject, text, language }, question }) {
    const asksHours = question.concepts.has('#hours') || question.concepts.has('#closed')
    if (!asksHours || !detectable.includes(question.language) || !detectable.includes(language)) return false
    return isOtherDay(fold(question.text), fold(`${path.at(-1) ?? ''} ${subject} ${text}`))
  },
}
