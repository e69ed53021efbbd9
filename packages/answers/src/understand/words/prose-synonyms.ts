import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { section } from '../../knowledge/passage.ts'
import { oncePer } from '../../language/once-per.ts'
import { stem } from '../../language/stem.ts'
import { entriesOf } from '../../language/word-data.ts'

/**
 * Words that essays and their readers put for each other. A shop's page means something narrower by most of them
 * ('open', 'end', 'close'), so they count only where a site is made of long prose.
 */
const table = new Map<string, Set<string>>()
for (const line of entriesOf('prose-synonyms')) {
  const stems = line.split(' ').map((word) => stem(word, 'en'))
  for (const one of stems) {
    const known = table.get(one) ?? new Set<string>()
    for (const other of stems) if (other !== one) known.add(other)
    table.set(one, known)
  }
}

/** Whether a site is made of essays rather than of short facts. */
export const isProse = oncePer(({ passages }: KnowledgeIndex): boolean => {
  const long = passages.filter(({ kind, scope }) => kind === 'sentence' && scope > section)
  return long.length > passages.length * 0.6
})

/** Terms of the site that say in essays what a word says. */
export function proseSynonymsOf(stemmed: string, index: KnowledgeIndex): number[] {
  const found: number[] = []
  for (const other of table.get(stemmed) ?? []) {
    const term = index.terms.get(other)
    if (term !== undefined) found.push(term)
  }
  return found
}
