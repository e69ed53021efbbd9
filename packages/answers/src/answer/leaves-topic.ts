import { fold } from '../language/fold.ts'
import type { Question } from '../retrieve/understand.ts'
import type { Turn } from './turn.ts'

const bareWord =
  /^\W*(?:why|how|what|how come|warum|wieso|weshalb|por que|pourquoi|perche|почему|なぜ|왜|为什么|لماذا|क्यों)\W*$/u

const bareHowMuch = /^\W*(?:how much|how much is it|whats the price|price)\W*$/

/** 'How much?', of nothing yet: what there is, and what it costs. */
export const asTopic = (text: string, previous: Turn | null): string =>
  previous?.outcome.kind !== 'passage' && bareHowMuch.test(fold(text).replace(/['’]/g, '')) ? 'prices' : text

/** 'Why?' asks for what no site tells, and not for the same again. */
export const isBareWord = (text: string): boolean => bareWord.test(fold(text))

const ofTheBusiness = new Set(['price', 'phone', 'email', 'address', 'where', 'who'])

/** 'What does it cost?' after the opening hours names nothing, and yet is not about the hours. */
export const leavesTopic = ({ type, concepts, days }: Question, { outcome }: Turn) =>
  (outcome.kind === 'hours' || outcome.kind === 'contact') &&
  days.length === 0 &&
  (ofTheBusiness.has(type) || concepts.has('#contact'))
