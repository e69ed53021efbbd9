import { fold } from '@foyer/text/fold'
import { oncePer } from '../language/once-per.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'

/** The site's folded text, to check whether it uses a saying. */
export const textOf = oncePer(({ passages }: KnowledgeIndex): string => {
  const parts = new Set<string>()
  for (const passage of passages) {
    for (const heading of passage.path) parts.add(heading)
    parts.add(`${passage.subject} ${passage.text}`)
  }
  return fold([...parts].join('\n')).replace(/['’]/g, '')
})
