import type { Language } from '../types.ts'

/** A page or two in each language that has no site of its own here, with what a visitor would ask and must hear. */
export interface SmallSite {
  language: Language
  name: string
  text: string
  ask: [question: string, mustHear: string[]][]
  decline: string[]
}
