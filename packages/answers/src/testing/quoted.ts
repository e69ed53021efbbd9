import type { Answer } from '../types.ts'

/** Quotes of an unsure answer, best first; empty if it is sure. */
export const quotedIn = ({ confidence, sources, more }: Answer): string[] =>
  confidence === 'unsure' ? [...sources, ...more].map(({ quote }) => quote) : []

/** The answer with its folded quotes. */
export const shownBy = ({ text, more }: Answer): string =>
  [text, ...more.map(({ quote }) => quote)].join('\n')
