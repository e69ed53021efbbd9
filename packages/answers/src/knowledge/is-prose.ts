import { oncePer } from '../language/once-per.ts'
import { proseFrom } from '../weights.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { section } from './passage.ts'

/** Whether a site is made of essays rather than of short facts. */
export const isProse = oncePer(({ passages }: KnowledgeIndex): boolean => {
  const long = passages.filter(({ kind, scope }) => kind === 'sentence' && scope > section)
  return long.length > passages.length * proseFrom
})
