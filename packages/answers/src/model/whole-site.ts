import { visibleText } from '@foyer/text/disguises'
import { estimateTokens } from '@foyer/text/tokens'
import { isFromOwner } from '../knowledge/facts-and-taught-answers.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import type { Passage } from '../types.ts'
import { blockPassage } from './block-passage.ts'
import { isWithin, type Line, readLine, readLines } from './repeats.ts'
import { markUnconfirmed } from './unconfirmed.ts'
import { websiteWithoutRepeats } from './website-without-repeats.ts'

/** A website small enough to send whole. */
export interface WholeSite {
  /** Sections in page order; their numbers are stable until the knowledge changes. */
  passages: readonly Passage[]
  /** Numbered sections as the model reads them. */
  text: string
  tokens: number
  /** Lines and sentences, to detect repetitions. */
  lines: readonly Line[]
  /** Prompt text that no section contains. */
  beside: string
}

/** A longer section would support too much at once. */
const longestSection = 1_400

/**
 * Reads all pages, or returns null above the token limit. `site` is the prompt's website text; the owner's words are
 * not included.
 */
export function readWholeSite(index: KnowledgeIndex, site: string, mostTokens: number): WholeSite | null {
  const passages: Passage[] = []
  const facts: Passage[] = []
  const seen = new Set<string>()
  let left = mostTokens
  for (let block = 0; block < index.blocks; block++) {
    const at = index.blockStart[block]!
    if (at >= index.blockStart[block + 1]!) continue
    const first = index.passages[at]!
    if (isFromOwner(first, index.pages)) continue
    const passage = blockPassage(index, at, Number.POSITIVE_INFINITY)
    const key = `${passage.heading.join('\n')}\n\n${passage.text}`
    if (passage.text.trim() === '' || seen.has(key)) continue
    seen.add(key)
    if (first.kind === 'fact') {
      facts.push(passage)
      continue
    }
    left -= estimateTokens(passage.text)
    if (left < 0) return null
    const before = passages.at(-1)
    if (before && isOneSection(before, passage)) passages[passages.length - 1] = joined(before, passage)
    else passages.push(passage)
  }
  const said = passages.flatMap(linesAndSentences)
  const isTold = ({ words }: Line) => said.some((line) => isWithin(words, line.words))
  const untold = facts.filter(({ text }) => !readLines(text).every(isTold))
  passages.push(...untold)
  const lines = [...said, ...untold.flatMap(linesAndSentences)]
  const text = written(passages)
  const tokens = estimateTokens(text)
  if (passages.length === 0 || tokens > mostTokens) return null
  return { passages, text, tokens, lines, beside: websiteWithoutRepeats(site, lines, mostTokens) }
}

const linesAndSentences = ({ text }: Passage) =>
  text.split('\n').flatMap((line) => [...new Set([line, ...sentencesOf(line)])].map(readLine))

const isOneSection = (before: Passage, passage: Passage) =>
  isUnderSameHeading(before, passage) && before.text.length + passage.text.length <= longestSection

const isUnderSameHeading = (before: Passage | undefined, { url, heading }: Passage) =>
  before?.url === url && before.heading.join('\n') === heading.join('\n')

function joined(before: Passage, passage: Passage): Passage {
  const unconfirmed = [...(before.unconfirmed ?? []), ...(passage.unconfirmed ?? [])]
  const restated = [...(before.restated ?? []), ...(passage.restated ?? [])]
  return {
    ...before,
    text: `${before.text}\n${passage.text}`,
    ...(unconfirmed.length > 0 && { unconfirmed }),
    ...(passage.asOf && { asOf: passage.asOf }),
    ...(restated.length > 0 && { restated }),
  }
}

function written(passages: readonly Passage[]): string {
  return passages
    .map((passage, at) => {
      const before = passages[at - 1]
      const title = before?.url === passage.url ? '' : passage.title
      const heading = isUnderSameHeading(before, passage) ? '' : passage.heading.join(' > ')
      const above = [title, heading].filter(Boolean).join(' – ')
      const text = markUnconfirmed(visibleText(passage.text), passage)
      return `[${at + 1}] ${above ? `${above}\n${text}` : text}`
    })
    .join('\n\n')
}
