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

/**
 * What a choice changes where answers are your pages' own words; `style.test.ts` of the answers holds it to that. Read after
 * the name of the choice: 'Friendly without a model: …'.
 */
export const personalityWithoutModel: Record<Personality, string> = {
  professional: 'without a model: a plain greeting, no words before an answer.',
  friendly: 'without a model: a warm greeting, ‘Sure!’ before some answers.',
  casual: 'without a model: a relaxed greeting, ‘Here you go:’ before some answers.',
  formal: 'without a model: a formal greeting, ‘Certainly.’ before some answers.',
  enthusiastic: 'without a model: a lively greeting, ‘Happy to tell you!’ before some answers.',
  empathetic: 'without a model: a kind greeting, ‘I’m happy to help.’ before some answers.',
}

export const toneWithoutModel: Record<Tone, string> = {
  helpful: 'without a model: what answers, in at most 45 words of a page.',
  concise: 'without a model: no words before an answer, at most 30 of a page.',
  detailed: 'without a model: more of the page, whole rows of tables.',
  creative: 'shows with a model only.',
  analytical: 'without a model: no words before an answer.',
  encouraging: 'without a model: the first answer invites to ask on.',
}
