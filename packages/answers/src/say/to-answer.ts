import type { Answer, Confidence, Said, Source } from '../types.ts'

type AnswerParts = Omit<Answer, 'confidence' | 'answered' | 'said' | 'sources' | 'more'> & {
  sources?: Source[]
  more?: Source[]
}

const confidenceOf: Record<Said, Confidence> = {
  plain: 'sure',
  quoted: 'unsure',
  doubtful: 'unsure',
  none: 'none',
}

/** Only a plain answer counts as answered. */
export const toAnswer = (said: Said, parts: AnswerParts): Answer => ({
  sources: [],
  more: [],
  ...parts,
  said,
  confidence: confidenceOf[said],
  answered: said === 'plain',
})
