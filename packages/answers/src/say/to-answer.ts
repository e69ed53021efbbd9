import type { Answer, Confidence, Source } from '../types.ts'

type AnswerParts = Omit<Answer, 'confidence' | 'answered' | 'sources'> & { sources?: Source[] }

/** What is said, with how sure it is: only what is sure counts as an answer. */
export const toAnswer = (confidence: Confidence, said: AnswerParts): Answer => ({
  sources: [],
  ...said,
  confidence,
  answered: confidence === 'sure',
})
