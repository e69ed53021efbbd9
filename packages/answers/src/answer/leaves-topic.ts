import { fold } from '../language/fold.ts'
import type { Question } from '../retrieve/understand.ts'
import type { Language } from '../types.ts'
import type { Turn } from './turn.ts'

const bareWord =
  /^\W*(?:why|how|what|how come|warum|wieso|weshalb|por que|pourquoi|perche|почему|なぜ|왜|为什么|لماذا|क्यों)\W*$/u

const bareHowMuch: Partial<Record<Language, [asked: RegExp, meant: string]>> = {
  en: [/^\W*(?:how much|how much is it|whats the price|price)\W*$/, 'prices'],
  de: [/^\W*(?:wie ?viel|was kostets|wie teuer)\W*$/, 'Preise'],
  es: [/^\W*(?:cuanto|a cuanto|cuanto es)\W*$/, 'precios'],
  fr: [/^\W*(?:combien|c ?est combien|ca coute combien)\W*$/, 'prix'],
  it: [/^\W*(?:quanto|quanto viene)\W*$/, 'prezzi'],
  pt: [/^\W*(?:quanto|quanto e)\W*$/, 'preços'],
}

/** 'How much?', of nothing yet: what there is, and what it costs. */
export function asTopic(text: string, language: Language, previous: Turn | null): string {
  const [asked, meant] = bareHowMuch[language] ?? []
  if (!asked || !meant || previous?.outcome.kind === 'passage') return text
  return asked.test(fold(text).replace(/['’]/g, '')) ? meant : text
}

/** 'Why?' asks for what no site tells, and not for the same again. */
export const isBareWord = (text: string): boolean => bareWord.test(fold(text))

const ofTheBusiness = new Set(['price', 'phone', 'email', 'address', 'where', 'who'])

/** 'What does it cost?' after the opening hours names nothing, and yet is not about the hours. */
export const leavesTopic = ({ type, concepts, days }: Question, { outcome }: Turn) =>
  (outcome.kind === 'hours' || outcome.kind === 'contact') &&
  days.length === 0 &&
  (ofTheBusiness.has(type) || concepts.has('#contact'))
