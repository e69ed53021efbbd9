import { fold } from '@foyer/answers/language/fold'
import { isStopWord } from '@foyer/answers/language/stop-words'
import type { Language, Passage, Source } from '@foyer/answers/types'

const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+(?:[.,:]\p{N}+)*/gu
const longestQuote = 300
const mostSources = 4

/** Where what was said stands: of each sentence the passage that shares the most of its words, and its best line. */
export function cite(
  sentences: readonly string[],
  passages: readonly Passage[],
  language: Language,
): Source[] {
  const read = passages.map((passage) => ({
    passage,
    words: wordsOf(`${passage.title} ${passage.heading.join(' ')} ${passage.text}`, language),
  }))
  const sources: Source[] = []
  for (const sentence of sentences) {
    const said = wordsOf(sentence, language)
    const best = most(read, ({ words }) => shared(said, words))
    if (!best?.item.passage.url || best.score < 2) continue
    const { url, title, text } = best.item.passage
    const quote = most(text.split('\n'), (line) => shared(said, wordsOf(line, language)))?.item ?? text
    if (!sources.some((source) => source.url === url))
      sources.push({ url, title, quote: quote.slice(0, longestQuote) })
  }
  return sources.slice(0, mostSources)
}

function wordsOf(text: string, language: Language): Set<string> {
  const found = Array.from(text.matchAll(word), ([each]) => fold(each))
  return new Set(found.filter((each) => !isStopWord(each, language)))
}

/** A number in common says more than a word. */
function shared(said: ReadonlySet<string>, words: ReadonlySet<string>): number {
  let score = 0
  for (const each of said) if (words.has(each)) score += /\p{N}/u.test(each) ? 3 : 1
  return score
}

function most<Item>(items: readonly Item[], scoreOf: (item: Item) => number) {
  let best: { item: Item; score: number } | null = null
  for (const item of items) {
    const score = scoreOf(item)
    if (!best || score > best.score) best = { item, score }
  }
  return best
}
