import type { Passage } from '../types.ts'

export const unconfirmedMark = '(not confirmed)'

/** Behind each line that the owner is asked about: pages contradict each other on it, or leave open whose it is. */
export const withMarks = (text: string, { unconfirmed = [] }: Passage) =>
  unconfirmed.reduce((said, line) => said.replace(line, () => `${line} ${unconfirmedMark}`), text)
