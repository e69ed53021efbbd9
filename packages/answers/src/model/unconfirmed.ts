import { dateInWords } from '../language/date-in-words.ts'
import type { Passage } from '../types.ts'

export const unconfirmedMark = '(not confirmed)'

/** Behind each line that the owner is asked about: pages contradict each other on it, or leave open whose it is. */
export function withMarks(text: string, { unconfirmed = [], asOf }: Passage): string {
  const mark = asOf ? `(not confirmed, as of ${dateInWords(asOf, 'en', null)})` : unconfirmedMark
  return unconfirmed.reduce((said, line) => said.replace(line, () => `${line} ${mark}`), text)
}
