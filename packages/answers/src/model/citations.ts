/** A mark or several: '[2]', '[1][3]', '[1, 2]'. */
const mark = /\s?\[\s?(\d{1,3}(?:\s?[,;]\s?\d{1,3})*)\s?\]/g

/** A sentence as it is shown, and the numbers of the passages that it names. */
export function readCitations(sentence: string): { text: string; cited: number[] } {
  const cited = Array.from(sentence.matchAll(mark), ([, numbers]) =>
    numbers!.split(/[,;]/).map(Number),
  ).flat()
  return { text: sentence.replace(mark, ''), cited: [...new Set(cited)] }
}
