import type { Answer } from '../types.ts'

/** Quotes of an unsure answer, best first; empty if it is sure. */
export const quotedIn = ({ confidence, sources, more }: Answer): string[] =>
  confidence === 'unsure' ? [...sources, ...more].map(({ quote }) => quote) : []

/** What is read first: the answer if it is sure, else the best quote. */
export const readFirst = (answer: Answer): string => quotedIn(answer)[0] ?? answer.text

/** The answer with its folded quotes. */
export const shownBy = ({ text, more }: Answer): string =>
  [text, ...more.map(({ quote }) => quote)].join('\n')
