import type { Assistant, Language } from '../types.ts'

/** An assistant that answers visitors in their own language, and has no manners of its own. */
export const assistantOf = (name: string, language: Language = 'en'): Assistant => ({
  name,
  language,
  multiLanguage: true,
  personality: 'professional',
  tone: 'helpful',
})
