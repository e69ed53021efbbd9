/**
 * Whether a message counts against the owner's month: one that was answered does, surely or unsurely; one that ended
 * in 'not told' costs nothing. Whoever left before a word was said (null) is not refunded, else leaving would be a way to be answered for
 * nothing.
 */
export const countsAgainstMonth = (said: { confidence: 'sure' | 'unsure' | 'none' } | null) =>
  said === null || said.confidence !== 'none'
