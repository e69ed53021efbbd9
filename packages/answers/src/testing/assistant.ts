import type { Assistant, Language } from '../types.ts'

/** A multilingual assistant without openers. */
export const assistantOf = (name: string, language: Language = 'en'): Assistant => ({
  name,
  language,
  multiLanguage: true,
  personality: 'professional',
  tone: 'helpful',
})
