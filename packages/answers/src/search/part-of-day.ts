import { value } from '../language/value-types.ts'
import type { Question } from '../understand/question.ts'
import type { Group } from '../understand/words/group.ts'

const partsOfDay = new Set(['#morning', '#afternoon', '#evening', '#night'])

/** 'How late in the evening?' is told by a time of the clock. */
export const toldByClock = ({ concepts }: Group, { type }: Question, values: number): boolean =>
  type === 'clock' && (values & value.time) !== 0 && concepts.some((concept) => partsOfDay.has(concept))
