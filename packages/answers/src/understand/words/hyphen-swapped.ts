import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'

/** 'Trail lesson' on a site of trial lessons: a word that stands nowhere, two letters away from one that does. */
export function swappedIn(folded: string, index: KnowledgeIndex): number | undefined {
  if (folded.length < 5 || !/^[a-z]+$/.test(folded)) return undefined
  for (let at = 1; at + 1 < folded.length; at++) {
    const swapped = `${folded.slice(0, at)}${folded[at + 1]}${folded[at]}${folded.slice(at + 2)}`
    const known = index.spellings.get(swapped)
    if (known) return index.terms.get(known.stem)
  }
  return undefined
}
