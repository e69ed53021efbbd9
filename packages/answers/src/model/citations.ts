/** One or more marks: '[2]', '[1][3]', '[1, 2]'. */
const mark = /\s?\[\s?(\d{1,3}(?:\s?[,;]\s?\d{1,3})*)\s?\]/g

/** Separates a sentence from the passage numbers it cites. */
export function readCitations(sentence: string): { text: string; cited: number[] } {
  const cited = Array.from(sentence.matchAll(mark), ([, numbers]) =>
    numbers!.split(/[,;]/).map(Number),
  ).flat()
  return { text: sentence.replace(mark, ''), cited: [...new Set(cited)] }
}
