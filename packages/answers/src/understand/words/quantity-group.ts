import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { rarity } from '../../knowledge/rarity.ts'
import type { QuantityMention } from '../../language/quantities.ts'
import { amountProves, standsFor } from '../../weights.ts'
import type { Alternative, Group } from './group.ts'

const plain = { exact: false, name: false, soft: false, verb: false, concepts: [] }

const afterMonth =
  /\b(?:jan|feb|m[aä]r|ap?r|ma[iy]|jun|jul|aug|ago|sep|o[ck]t|nov|de[cz]|ene|dic)\p{L}{0,10}\.?\s{1,9}(?:de\s{1,9})?$/iu

/** '19 inch' is found where a size is stated or bounded; whether it fits is looked at later. */
export function quantityGroup(
  { measure, value, start }: QuantityMention,
  asked: string,
  index: KnowledgeIndex,
): Group {
  const bounded = index.terms.get(`%${measure}`)
  const alternatives: Alternative[] =
    bounded === undefined ? [] : [{ term: bounded, weight: standsFor.bounds }]
  // '2025' is also a name: 'dates for the 2025 return'. After a month it belongs to a day.
  const isName = measure === 'year' && !afterMonth.test(asked.slice(0, start))
  const named = isName ? index.terms.get(String(value)) : undefined
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

/** A weekday that a question names, Monday being 0. */
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
