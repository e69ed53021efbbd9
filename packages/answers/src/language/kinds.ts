import { addTo } from './add-to.ts'
import { entriesOf } from './word-data.ts'

// Broader and narrower concepts of each concept.
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

/** Concepts one step broader or narrower: pets for a cat. */
export const kindsOf = (concept: string): readonly string[] => related.get(concept) ?? none
