/**
 * Unanswered messages cost nothing. Null means that the visitor left early, which counts, or leaving would make
 * answers free.
 */
export const countsAgainstMonth = (said: { confidence: 'sure' | 'unsure' | 'none' } | null) =>
  said === null || said.confidence !== 'none'
