import { estimateTokens, withinTokens } from '@foyer/text/tokens'
import { type Line, readLine, saysAgain } from './repeats.ts'

type Entry = { text: string; level: number; line: Line | null }

/**
 * The text of the website for the prompt, as far as it fits, without what was said before and without saying
 * anything twice: a price is found as a fact and stands in a page's table, too.
 */
export function websiteWithoutRepeats(site: string, saidBefore: readonly Line[], tokens: number): string {
  let kept: Entry[] = []
  let used = 0
  for (const text of site.split('\n')) {
    const level = /^#{1,6}(?= )/.exec(text)?.[0].length
    if (level) {
      // No model needs the page's address: passages are named by their numbers.
      kept.push({ text: text.replace(/ \(https?:\/\/\S+\)$/, ''), level, line: null })
      continue
    }
    const line = readLine(text)
    const isSaid = (other: Line | null) => other !== null && saysAgain(line, other)
    if (line.words.size === 0 || saidBefore.some(isSaid) || kept.some((entry) => isSaid(entry.line))) continue
    // A row of a table may say more than the fact that was taken from it.
    kept = kept.filter((entry) => !entry.line || !saysAgain(entry.line, line))
    kept.push({ text, level: Number.POSITIVE_INFINITY, line })
    used += estimateTokens(text)
    if (used > tokens) break
  }
  // Half a line of opening hours tells nothing.
  while (kept.length > 1 && estimateTokens(withoutEmptySections(kept)) > tokens) kept.pop()
  return withinTokens(withoutEmptySections(kept), tokens)
}

function withoutEmptySections(entries: readonly Entry[]): string {
  let next = 0
  const kept = entries.toReversed().filter(({ level, line }) => {
    const isEmpty = line === null && next <= level
    if (!isEmpty) next = level
    return !isEmpty
  })
  return kept
    .toReversed()
    .map(({ text }) => text)
    .join('\n')
}
