import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'

const sorted = new WeakMap<KnowledgeIndex, string[]>()

function sortedTerms(index: KnowledgeIndex): string[] {
  let terms = sorted.get(index)
  if (!terms) {
    terms = [...index.terms.keys()].filter((term) => term.length >= 5 && /^\p{L}+$/u.test(term)).sort()
    sorted.set(index, terms)
  }
  return terms
}

const mostRelatives = 3

/** Terms of the site that grow from the same root: `administ` and `administr`, `victorian` and `victoria`. */
export function relativesOf(stem: string, index: KnowledgeIndex): number[] {
  if (stem.length < 6 || !/^\p{L}+$/u.test(stem)) return []
  const root = stem.slice(0, Math.max(5, Math.ceil(stem.length * 0.75)))
  const terms = sortedTerms(index)
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (terms[middle]! < root) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let at = low; at < terms.length && terms[at]!.startsWith(root) && found.length < mostRelatives; at++) {
    const term = terms[at]!
    if (term !== stem && term.length >= 6 && Math.abs(term.length - stem.length) <= 4)
      found.push(index.terms.get(term)!)
  }
  return found
}

/** Names that grow from one: 'England' and 'English', 'Iceland' and 'Icelandic'. */
export const areKin = (one: string, other: string): boolean =>
  one.length > 4 && other.length > 4 && one.slice(0, 4) === other.slice(0, 4)
