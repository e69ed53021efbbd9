import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { memoize } from '../../language/memoize.ts'
import { sameRoot } from '../../weights.ts'

const sortedTerms = memoize(({ terms }: KnowledgeIndex): string[] =>
  [...terms.keys()].filter((term) => term.length >= sameRoot.shortestRoot && /^\p{L}+$/u.test(term)).sort(),
)

const mostRelatives = 3

function firstFrom(root: string, terms: readonly string[]): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (terms[middle]! < root) low = middle + 1
    else high = middle
  }
  return low
}

/** Terms with the same root: `administ` and `administr`, `victorian` and `victoria`. */
export function relativesOf(stem: string, index: KnowledgeIndex): number[] {
  if (stem.length < sameRoot.shortest || !/^\p{L}+$/u.test(stem)) return []
  const root = stem.slice(0, Math.max(sameRoot.shortestRoot, Math.ceil(stem.length * sameRoot.share)))
  const terms = sortedTerms(index)
  const found: number[] = []
  for (
    let at = firstFrom(root, terms);
    at < terms.length && terms[at]!.startsWith(root) && found.length < mostRelatives;
    at++
  ) {
    const term = terms[at]!
    if (
      term !== stem &&
      term.length >= sameRoot.shortest &&
      Math.abs(term.length - stem.length) <= sameRoot.mostLetters
    )
      found.push(index.terms.get(term)!)
  }
  return found
}
