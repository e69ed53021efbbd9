import type { Language } from '../types.ts'

/** A small site for a language without fixtures, with questions and expected words. */
export interface SmallSite {
  language: Language
  name: string
  text: string
  ask: [question: string, mustHear: string[]][]
  decline: string[]
}
