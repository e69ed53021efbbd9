import { memoize } from '../language/memoize.ts'
import { isPersonEntry, isPersonName, leadingName, startsWithPersonName } from '../language/person-names.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import type { IndexedPassage } from './passage.ts'

export interface Person {
  name: string
  passages: number[]
}

/** The opening sentence of a paragraph, if it gives a name and a role. */
function entryOf(at: number, { passages, blockStart }: KnowledgeIndex): string | null {
  const first = passages[blockStart[passages[at]!.block]!]!
  return first.kind === 'sentence' && passages[at]!.kind === 'sentence' && isPersonEntry(first.text)
    ? first.text
    : null
}

/** People with an entry of their own: a heading, a row or a term. */
export const peopleOf = memoize((index: KnowledgeIndex): readonly Person[] => {
  const { passages } = index
  const lists = new Map<string, Map<string, Person>>()
  passages.forEach((passage, at) => {
    const head = headOf(passage) ?? entryOf(at, index)?.replace(/\.$/, '')
    if (!head) return
    const name = leadingName(head)
    if (name === null) return
    const nth = passage.path.lastIndexOf(head)
    const place = `${passage.page} ${(nth < 0 ? passage.path : passage.path.slice(0, nth)).join('\n')}`
    const list = lists.get(place) ?? new Map<string, Person>()
    lists.set(place, list)
    const person = list.get(head)
    if (person) person.passages.push(at)
    else list.set(head, { name, passages: [at] })
  })
  return [...lists.values()].flatMap((list) => {
    const people = [...list.values()]
    const named = people.filter(({ name }, nth) =>
      isPersonName(name, passages[people[nth]!.passages[0]!]!.language),
    )
    // 'Tom Hale' consists of ordinary words but appears among people.
    return named.length * 2 >= people.length ? people : named
  })
})

const headOf = ({ kind, subject, path }: IndexedPassage): string | null => {
  if (kind === 'faq' || kind === 'fact') return null
  if (subject) return startsWithPersonName(subject) ? subject : null
  return headedBy(path)
}

/** The nearest heading that is a person's name, with a role or a subject in between. */
export const headedBy = (path: readonly string[]): string | null =>
  path.slice(Math.max(1, path.length - 2)).findLast(startsWithPersonName) ?? null
