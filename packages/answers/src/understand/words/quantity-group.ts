import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { rarity } from '../../knowledge/rarity.ts'
import type { Quantity } from '../../language/quantities.ts'
import { amountProves, standsFor } from '../../weights.ts'
import type { Alternative, Group } from '../group.ts'

const plain = { exact: false, name: false, soft: false, verb: false, concepts: [] }

/** '19 inch' matches stated sizes and limits; the comparison comes later. */
export function quantityGroup({ measure, value }: Quantity, index: KnowledgeIndex): Group {
  const bounded = index.terms.get(`%${measure}`)
  const alternatives: Alternative[] =
    bounded === undefined ? [] : [{ term: bounded, weight: standsFor.bounds }]
  // '2025' may be part of a name: 'dates for the 2025 return'.
  const named = measure === 'year' ? index.terms.get(String(value)) : undefined
  if (named !== undefined) alternatives.unshift({ term: named, weight: 1 })
  return {
    ...plain,
    word: `${value} ${measure}`,
    alternatives,
    importance:
      Math.min(amountProves.most, rarity(index, bounded)) *
      (alternatives.length > 0 ? 1 : amountProves.unbounded),
    soft: true,
    role: alternatives.length > 0 ? 'subject' : 'weak',
    quantity: { measure, value },
  }
}

/** A weekday; 0 is Monday. */
export function dayGroup(day: number, index: KnowledgeIndex): Group {
  const term = index.terms.get(`@${day}`)
  return {
    ...plain,
    word: `@${day}`,
    alternatives: term === undefined ? [] : [{ term, weight: 1 }],
    importance: rarity(index, term),
    exact: term !== undefined,
    name: true,
    role: 'day',
  }
}
