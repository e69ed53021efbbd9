import type { Personality, Tone } from '@foyer/contract/assistants'

export const personalityMeanings: Record<Personality, string> = {
  professional: 'Courteous and to the point, like a good front desk.',
  friendly: 'Warm and easy, like someone who is glad you came.',
  casual: 'Relaxed and plain, the way people text.',
  formal: 'Reserved and correct, with no contractions.',
  enthusiastic: 'Lively, and openly fond of what you offer.',
  empathetic: 'Patient, and mindful of how the visitor feels.',
}

export const toneMeanings: Record<Tone, string> = {
  helpful: 'Answers, and says what to do next.',
  concise: 'The answer in as few words as it takes.',
  detailed: 'The answer with the conditions and figures around it.',
  creative: 'Finds a fresh way to say it.',
  analytical: 'Weighs the options and gives reasons.',
  encouraging: 'Nudges the visitor to take the next step.',
}
