import type { FactKind } from '@foyer/text/fact-kinds'
import type { Fact } from './fact.ts'
import { keyOf, mostOfKind } from './settle/fact-keys.ts'

export interface FoundFact {
  /** Equal for the same fact in any spelling. */
  key: string
  fact: Fact
  rank: number
  /** Orders contacts: a footer's number comes before a neighbour's. */
  pages: number
  last: string
  /** The pages whose text shows it. */
  places: Set<string>
  language: string
  labels: Map<string, number>
  /** True when at least one statement leaves no doubt. */
  sure: boolean
  /** Labelled numbers have short lines, mentions long ones. */
  shortestQuote: number
}

export function createFoundFacts() {
  const found = new Map<string, FoundFact>()
  const counts = new Map<FactKind, number>()
  return {
    of: (kind: FactKind) => [...found.values()].filter(({ fact }) => fact.kind === kind),
    /** Returns true for a new fact; a known one is counted and kept in its best wording. */
    take(fact: Fact, rank: number, language: string): boolean {
      const key = keyOf(fact)
      const known = found.get(key)
      if (known) {
        if (known.last !== fact.url) known.pages++
        if (isShown(fact) && known.places.size < mostPlaces) known.places.add(fact.url)
        known.last = fact.url
        if (known.labels.size < 20 && statesPurpose(fact))
          known.labels.set(fact.label, (known.labels.get(fact.label) ?? 0) + 1)
        known.sure ||= fact.sure !== false
        known.shortestQuote = Math.min(known.shortestQuote, fact.quote?.length ?? 0)
        if (rank > known.rank || (rank === known.rank && isBetterWritten(fact, known.fact)))
          Object.assign(known, { fact, rank, language })
        return false
      }
      const count = counts.get(fact.kind) ?? 0
      // All descriptions stay until the surest is chosen.
      if (count >= Math.max(mostOfKind[fact.kind], 50)) return false
      counts.set(fact.kind, count + 1)
      found.set(key, {
        key,
        fact,
        rank,
        pages: 1,
        last: fact.url,
        places: new Set(isShown(fact) ? [fact.url] : []),
        language,
        labels: new Map(statesPurpose(fact) ? [[fact.label, 1]] : []),
        sure: fact.sure !== false,
        shortestQuote: fact.quote?.length ?? 0,
      })
      return true
    },
  }
}

const mostPlaces = 200
const isShown = ({ origin, quote }: Fact) => origin === 'text' && quote !== undefined

/** A number behind a link says nothing about its purpose. */
const statesPurpose = ({ kind, origin, quote }: Fact) =>
  kind !== 'phone' || origin !== 'text' || quote !== undefined

/** Grouped digits read better, and a mail with a name beats one without. */
function isBetterWritten(fact: Fact, known: Fact): boolean {
  if (fact.kind === 'email') return fact.part !== undefined && known.part === undefined
  return fact.kind === 'phone' && /\d[\s.-]/.test(fact.value) && !/\d[\s.-]/.test(known.value)
}
