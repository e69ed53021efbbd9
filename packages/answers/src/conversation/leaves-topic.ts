import { fold } from '../language/fold.ts'
import type { Language } from '../types.ts'
import type { Exchange } from './exchange.ts'

const bareWord =
  /^\W*(?:why|how|what|how come|warum|wieso|weshalb|waarom|hoezo|hoe|por que|pourquoi|perche)\W*$|^(?=\W*$)(?:(?!почему|なぜ|왜|为什么|لماذا|क्यों).)*(?:почему|なぜ|왜|为什么|لماذا|क्यों)/su

const bareHowMuch: Partial<Record<Language, [asked: RegExp, meant: string]>> = {
  en: [/^\W*(?:how much|how much is it|whats the price|price)\W*$/, 'prices'],
  de: [/^\W*(?:wie ?viel|was kostets|wie teuer)\W*$/, 'Preise'],
  nl: [/^\W*(?:hoe ?veel|wat kost dat|wat kost het|hoe duur)\W*$/, 'prijzen'],
  es: [/^\W*(?:cuanto|a cuanto|cuanto es)\W*$/, 'precios'],
  fr: [/^\W*(?:combien|c ?est combien|ca coute combien)\W*$/, 'prix'],
  it: [/^\W*(?:quanto|quanto viene)\W*$/, 'prezzi'],
  pt: [/^\W*(?:quanto|quanto e)\W*$/, 'preços'],
}

const unmarked = (text: string) => fold(text).replace(/['’]/g, '').trim()

/** 'How much?', of nothing yet: what there is, and what it costs. */
export function asTopic(text: string, language: Language, previous: Exchange | null): string {
  const [asked, meant] = bareHowMuch[language] ?? []
  return meant && previous?.outcome.kind !== 'passage' && asked!.test(unmarked(text)) ? meant : text
}

/** 'Why?' asks for what no site tells, and not for the same again. */
export const isBareWord = (text: string): boolean => bareWord.test(fold(text))
