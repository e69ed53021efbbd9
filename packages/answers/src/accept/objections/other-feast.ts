import { isOtherDay } from '@foyer/calendar/feast-days'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { detectable } from '../../language/detect.ts'
import { fold } from '../../language/fold.ts'
import type { Judged } from '../../search/judged.ts'
import type { Question } from '../../understand/question.ts'
import type { Objection } from '../objection.ts'

/** 'Are you open on Good Friday?' is told where feast days are spoken of, and not by Fridays. */
export function isOtherFeast(
  { passage }: Judged,
  { concepts, text, language }: Question,
  index: KnowledgeIndex,
): boolean {
  if (!detectable.includes(language) || !(concepts.has('#hours') || concepts.has('#closed'))) return false
  const { path, subject, text: told, language: written } = index.passages[passage]!
  if (!detectable.includes(written)) return false
  return isOtherDay(fold(text), fold(`${path.at(-1) ?? ''} ${subject} ${told}`))
}

/** Heard last, and only of the passage that would be said: a rival need not pass it. */
export const otherFeast: Objection = {
  name: 'other-feast',
  verdict: 'day',
  objects: ({ judged, question, index }) => isOtherFeast(judged, question, index),
}
