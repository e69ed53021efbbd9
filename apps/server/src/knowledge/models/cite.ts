import { isStopWord } from '@foyer/answers/language/stop-words'
import type { Language, Passage, Source } from '@foyer/answers/types'
import { fold } from '@foyer/text/fold'

const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+(?:[.,:]\p{N}+)*/gu
const longestQuote = 300
const mostSources = 8
const asGood = 0.85
/** Passages with less in common are not cited. */
const leastShared = 2

/** `sentences` counts from 1. */
export type CitedSource = Source & { sentences: number[] }

type CitedPassage = Pick<Passage, 'url' | 'title' | 'heading' | 'text' | 'restated'>

/**
 * Small models often cite nothing, so the passage with the most words in common counts. Pages are not cited for the
 * owner's words, except for confirmed facts.
 */
export function cite(
  sentences: readonly { text: string; cited: readonly number[] }[],
  passages: readonly Passage[],
  owners: readonly CitedPassage[],
  language: Language,
): CitedSource[] {
  const reading = (passage: CitedPassage) => ({
    passage,
    words: wordsOf(`${passage.title} ${passage.heading.join(' ')} ${passage.text}`, language),
  })
  const read = passages.map(reading)
  const readOwners = owners.map(reading)
  const sources: CitedSource[] = []
  for (const [at, { text: sentence, cited }] of sentences.entries()) {
    const said = wordsOf(sentence, language)
    const sharedWith = (words: string) => shared(said, wordsOf(words, language))
    // The owner's comes first, with a page if there is one.
    const best = most([...readOwners, ...read], ({ words }) => shared(said, words))
    // The model may cite a wrong passage.
    const named = cited
      .flatMap((number) => read[number - 1] ?? [])
      .filter(({ words }) => shared(said, words) >= (best?.score ?? 0) * asGood)
    const from = named.length > 0 ? named : best && best.score >= leastShared ? [best.item] : []
    for (const { passage } of from) {
      const { url, title, text, restated = [] } = passage
      if (!url) continue
      const line = most(text.split('\n'), sharedWith)?.item ?? text
      const written = withoutRestated(line, restated)
      // The page says something else where the owner's value replaces it.
      if (restated.some((words) => line.includes(words) && sharedWith(words) >= sharedWith(written))) continue
      const quote = written.slice(0, longestQuote)
      const known = sources.find((source) => source.url === url && source.quote === quote)
      if (!known) sources.push({ url, title, quote, sentences: [at + 1] })
      else if (!known.sentences.includes(at + 1)) known.sentences.push(at + 1)
    }
  }
  return sources.slice(0, mostSources)
}

const withoutRestated = (line: string, restated: readonly string[]) =>
  restated.reduce((rest, words) => rest.replace(words, ''), line).trim()

type ToldPassage = { text: string; unconfirmed?: readonly string[] }

export function restsOnDoubt(
  sentences: readonly { text: string }[],
  told: readonly ToldPassage[],
  language: Language,
): boolean {
  const doubted = told.flatMap(({ unconfirmed = [] }) => unconfirmed)
  if (doubted.length === 0) return false
  const surely = told.flatMap(({ text, unconfirmed = [] }) =>
    unconfirmed.reduce((rest, line) => rest.replaceAll(line, '\n'), text).split(/\n|(?<=[.!?])\s/),
  )
  const read = (lines: readonly string[]) => lines.map((line) => wordsOf(line, language))
  const [doubts, others] = [read(doubted), read(surely)]
  return sentences.some(({ text }) => {
    const said = wordsOf(text, language)
    const best = (lines: readonly ReadonlySet<string>[]) =>
      Math.max(0, ...lines.map((words) => shared(said, words)))
    const doubt = best(doubts)
    return doubt >= leastShared && doubt > best(others)
  })
}

function wordsOf(text: string, language: Language): Set<string> {
  const found = Array.from(text.matchAll(word), ([each]) => fold(each))
  return new Set(found.filter((each) => !isStopWord(each, language)))
}

/** Shared numbers count more than words. */
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
