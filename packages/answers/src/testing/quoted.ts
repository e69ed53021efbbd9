import type { Answer } from '../types.ts'

/** The lines that an answer quotes as what may answer, best first; none where it is sure, or has nothing to quote. */
export const quotedIn = ({ confidence, answered, text }: Answer): string[] =>
  confidence === 'unsure' && !answered
    ? text
        .split('\n')
        .filter((line) => line.startsWith('> ') && !line.startsWith('> ['))
        .map((line) => line.slice(2))
    : []
