import { estimateTokens, withinTokens } from '@foyer/text/tokens'
import { isRepetition, type Line, readLine } from './repeats.ts'

type Entry = { text: string; level: number; line: Line | null }

/**
 * Website text that fits the prompt, without repeating earlier lines or itself: a price may be a fact and a table row.
 */
export function websiteWithoutRepeats(site: string, saidBefore: readonly Line[], tokens: number): string {
  let kept: Entry[] = []
  let used = 0
  for (const text of site.split('\n')) {
    const level = /^#{1,6}(?= )/.exec(text)?.[0].length
    if (level) {
      // Passages have numbers, so the model needs no addresses.
      kept.push({ text: text.replace(/ \(https?:\/\/\S+\)$/, ''), level, line: null })
      continue
    }
    const line = readLine(text)
    const isSaid = (other: Line | null) => other !== null && isRepetition(line, other)
    if (line.words.size === 0 || saidBefore.some(isSaid) || kept.some((entry) => isSaid(entry.line))) continue
    // A table row may say more than its fact.
    kept = kept.filter((entry) => !entry.line || !isRepetition(entry.line, line))
    kept.push({ text, level: Number.POSITIVE_INFINITY, line })
    used += estimateTokens(text)
    if (used > tokens) break
  }
  // A cut line of hours is useless.
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
