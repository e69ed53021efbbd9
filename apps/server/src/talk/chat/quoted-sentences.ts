import type { Source, Span } from '@foyer/contract/chat'
import { sentenceEnd } from '../../knowledge/models/gate/sentence-end.ts'

type Quoted = { sentences: Span[]; sources: Source[] }

const before = /^(?:\s|>|[-*•]\s)*/
const words = /[\p{L}\p{M}\p{N}]+/gu
/** Shorter texts occur anywhere. */
const leastWords = 2

/**
 * Assigns sentences to sources: all words of the sentence occur in the quote in this order, or the sentence contains
 * the whole quote. Table rows may be quoted without some cells.
 */
export function quotedSentences(text: string, sources: readonly Source[]): Quoted {
  const quotes = sources.map(({ quote }) => inWords(quote))
  const numbers: number[][] = sources.map(() => [])
  const sentences: Span[] = []
  for (const [start, end] of sources.length > 0 ? spansOf(text) : []) {
    const said = inWords(text.slice(start, end))
    const from = quotes.flatMap((quote, at) => (isTakenFrom(said, quote) || holds(said, quote) ? at : []))
    if (from.length === 0) continue
    sentences.push([start, end])
    for (const at of from) numbers[at]!.push(sentences.length)
  }
  return { sentences, sources: sources.map((source, at) => ({ ...source, sentences: numbers[at]! })) }
}

function spansOf(text: string): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < text.length; ) {
    const length = sentenceEnd(text.slice(at))
    const next = length < 0 ? text.length : at + length
    const sentence = text.slice(at, next)
    const start = at + before.exec(sentence)![0].length
    const end = at + sentence.trimEnd().length
    if (start < end) spans.push([start, end])
    at = next
  }
  return spans
}

const inWords = (text: string): string[] => text.toLowerCase().match(words) ?? []

function isTakenFrom(said: readonly string[], quote: readonly string[]): boolean {
  let next = 0
  for (const word of quote) if (word === said[next]) next++
  return said.length >= leastWords && next === said.length
}

const holds = (said: readonly string[], quote: readonly string[]) =>
  quote.length >= leastWords && ` ${said.join(' ')} `.includes(` ${quote.join(' ')} `)
