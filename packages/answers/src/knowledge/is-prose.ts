import { memoize } from '../language/memoize.ts'
import { proseFrom } from '../weights.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { section } from './passage.ts'

/** True for a site of essays rather than short facts. */
export const isProse = memoize(({ passages }: KnowledgeIndex): boolean => {
  const long = passages.filter(({ kind, scope }) => kind === 'sentence' && scope > section)
  return long.length > passages.length * proseFrom
})
