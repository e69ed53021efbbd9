import { addTo } from './add-to.ts'
import { entriesOf } from './word-data.ts'

// The concepts that are a kind of each concept, or of which it is one.
const related = new Map<string, string[]>()
for (const line of entriesOf('kinds')) {
  const [broader, narrower] = line.split(':') as [string, string]
  for (const kind of narrower.split(',')) {
    const [up, down] = [`#${broader.trim()}`, `#${kind.trim()}`]
    addTo(related, down, up)
    addTo(related, up, down)
  }
}

const none: readonly string[] = []

/** Concepts one step broader or narrower: who asks for a cat may be answered about pets. */
export const kindsOf = (concept: string): readonly string[] => related.get(concept) ?? none
