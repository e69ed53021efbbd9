import type { Personality, Tone } from '@foyer/contract/assistants'

export const personalityMeanings: Record<Personality, string> = {
  professional: 'Courteous and to the point, like a good front desk.',
  friendly: 'Warm and easygoing, like someone glad you came.',
  casual: 'Relaxed and plain, the way people text.',
  formal: 'Reserved and correct, with no contractions.',
  enthusiastic: 'Lively and excited about what you offer.',
  empathetic: 'Patient and mindful of how the visitor feels.',
}

export const toneMeanings: Record<Tone, string> = {
  helpful: 'Answers and suggests the next step.',
  concise: 'Answers in as few words as possible.',
  detailed: 'Includes conditions and figures.',
  creative: 'Finds a fresh way to put things.',
  analytical: 'Weighs the options and gives reasons.',
  encouraging: 'Nudges visitors to take the next step.',
}

/**
 * Effect of a choice when answers quote the pages; `style.test.ts` of the answers checks it. Follows the choice’s name:
 * 'Friendly without a model: …'.
 */
export const personalityWithoutModel: Record<Personality, string> = {
  professional: 'without a model: a plain greeting, nothing before answers.',
  friendly: 'without a model: a warm greeting, ‘Sure!’ before some answers.',
  casual: 'without a model: a relaxed greeting, ‘Here you go:’ before some answers.',
  formal: 'without a model: a formal greeting, ‘Certainly.’ before some answers.',
  enthusiastic: 'without a model: a lively greeting, ‘Happy to tell you!’ before some answers.',
  empathetic: 'without a model: a kind greeting, ‘I’m happy to help.’ before some answers.',
}

export const toneWithoutModel: Record<Tone, string> = {
  helpful: 'without a model: quotes at most 45 words of a page.',
  concise: 'without a model: nothing before answers, quotes at most 30 words of a page.',
  detailed: 'without a model: quotes more of the page, including whole table rows.',
  creative: 'only has an effect with a model.',
  analytical: 'without a model: nothing before answers.',
  encouraging: 'without a model: the first answer invites more questions.',
}
