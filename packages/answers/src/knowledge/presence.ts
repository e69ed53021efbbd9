import type { KnowledgeIndex } from './knowledge-index.ts'

/** The first posting of a term at or after a passage. */
function lowerBound(index: KnowledgeIndex, term: number, passage: number): number {
  let low = index.offsets[term]!
  let high = index.offsets[term + 1]!
  while (low < high) {
    const middle = (low + high) >>> 1
    if (index.postings[middle]! < passage) low = middle + 1
    else high = middle
  }
  return low
}

/** The fields of a passage that contain a term; 0 for none. */
export function fieldsOf(index: KnowledgeIndex, term: number, passage: number): number {
  const at = lowerBound(index, term, passage)
  return at < index.offsets[term + 1]! && index.postings[at] === passage ? index.fields[at]! : 0
}

/** True if a passage between `from` and `to` contains the term itself, not only in its heading. */
export function occursBetween(index: KnowledgeIndex, term: number, from: number, to: number): boolean {
  for (let at = lowerBound(index, term, from); at < index.offsets[term + 1]!; at++) {
    if (index.postings[at]! >= to) return false
    if (index.fields[at]! & 3) return true
  }
  return false
}
