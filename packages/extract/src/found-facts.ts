import type { FactKind } from '@foyer/text/fact-kinds'
import type { Fact } from './fact.ts'
import { keyOf, mostOfKind } from './settle/fact-keys.ts'

/** A fact with what is known of where it was found. */
export interface FoundFact {
  /** The key by which the same fact is found again, however it is written. */
  key: string
  fact: Fact
  rank: number
  /** The number of pages that tell it: a footer's phone number comes before a neighbour's. */
  pages: number
  last: string
  language: string
  /** What it was called, and how often. */
  labels: Map<string, number>
  /** True where it is stated at least once without leaving any doubt. */
  sure: boolean
  /** The length of the shortest text that tells it: a label and a number are few words, a story is many. */
  shortestQuote: number
}

/** The facts of a site, each once, in the order in which they were found. */
export function createFoundFacts() {
  const found = new Map<string, FoundFact>()
  const counts = new Map<FactKind, number>()
  return {
    of: (kind: FactKind) => [...found.values()].filter(({ fact }) => fact.kind === kind),
    /** True where it is new; one that is known is noted once more, and written as the best of its sources has it. */
    take(fact: Fact, rank: number, language: string): boolean {
      const key = keyOf(fact)
      const known = found.get(key)
      if (known) {
        if (known.last !== fact.url) known.pages++
        known.last = fact.url
        if (known.labels.size < 20 && saysWhatFor(fact))
          known.labels.set(fact.label, (known.labels.get(fact.label) ?? 0) + 1)
        known.sure ||= fact.sure !== false
        known.shortestQuote = Math.min(known.shortestQuote, fact.quote?.length ?? 0)
        if (rank > known.rank || (rank === known.rank && isBetterWritten(fact, known.fact)))
          Object.assign(known, { fact, rank, language })
        return false
      }
      const count = counts.get(fact.kind) ?? 0
      // All descriptions stand until asked for, because the surest is kept.
      if (count >= Math.max(mostOfKind[fact.kind], 50)) return false
      counts.set(fact.kind, count + 1)
      found.set(key, {
        key,
        fact,
        rank,
        pages: 1,
        last: fact.url,
        language,
        labels: new Map(saysWhatFor(fact) ? [[fact.label, 1]] : []),
        sure: fact.sure !== false,
        shortestQuote: fact.quote?.length ?? 0,
      })
      return true
    },
  }
}

/** Whether a fact says what it is for; a number behind a link says nothing of that. */
const saysWhatFor = ({ kind, origin, quote }: Fact) =>
  kind !== 'phone' || origin !== 'text' || quote !== undefined

/**
 * Whether a fact is written better than the known one: a number in groups reads better than a row of digits,
 * and a mail that one page names is known by that name.
 */
function isBetterWritten(fact: Fact, known: Fact): boolean {
  if (fact.kind === 'email') return fact.part !== undefined && known.part === undefined
  return fact.kind === 'phone' && /\d[\s.-]/.test(fact.value) && !/\d[\s.-]/.test(known.value)
}
