import type { Answer } from '../types.ts'

/** What an answer quotes as what may answer, best first; nothing where it is sure. */
export const quotedIn = ({ confidence, sources, more }: Answer): string[] =>
  confidence === 'unsure' ? [...sources, ...more].map(({ quote }) => quote) : []

/** What is read first of an answer: its words where it is sure, else the best quote. */
export const readFirst = (said: Answer): string => quotedIn(said)[0] ?? said.text

/** All that a visitor can read of an answer, with the quotes folded below it. */
export const shownBy = ({ text, more }: Answer): string =>
  [text, ...more.map(({ quote }) => quote)].join('\n')
