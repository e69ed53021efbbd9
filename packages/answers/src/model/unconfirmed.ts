import { dateInWords } from '../language/date-in-words.ts'
import type { Passage } from '../types.ts'

export const unconfirmedMark = '(not confirmed)'

/** Marks lines that the owner hasn't confirmed, because pages contradict each other or are ambiguous. */
export function markUnconfirmed(text: string, { unconfirmed = [], asOf }: Passage): string {
  const mark = asOf ? `(not confirmed, as of ${dateInWords(asOf, 'en', null)})` : unconfirmedMark
  return unconfirmed.reduce((said, line) => said.replace(line, () => `${line} ${mark}`), text)
}
