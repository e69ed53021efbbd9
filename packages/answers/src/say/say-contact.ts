import type { ContactAnswer } from '../conversation/outcome.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Language } from '../types.ts'
import { fill, phrasesOf } from './phrases/phrases.ts'

export function sayContact(
  { kind, entries }: ContactAnswer,
  index: KnowledgeIndex,
  language: Language,
): string {
  const phrases = phrasesOf(language)
  if (kind === 'reach') return sayReach(index, language)
  // Facts use this English label in every language.
  const named = (label: string) => (label === 'Emergency' ? phrases.emergency : label)
  return entries
    .map(({ value, label, part }) => {
      const name = [part, named(label)].filter(Boolean)
      return name.length === 0
        ? fill(phrases[kind], { value })
        : `${name[0]}${name[1] ? ` (${name[1]})` : ''}: ${value}`
    })
    .join('\n')
}

/** How to make contact if the site has no answer. */
export function sayReach(index: KnowledgeIndex, language: Language): string {
  const phrases = phrasesOf(language)
  const phone = index.contacts.phones[0]?.value
  const email = index.contacts.generalEmail?.value
  if (phone && email) return fill(phrases.reachBoth, { phone, email })
  if (phone) return fill(phrases.reachPhone, { phone })
  if (email) return fill(phrases.reachEmail, { email })
  const page = index.contacts.page === null ? null : index.pages[index.contacts.page]
  return page ? fill(phrases.reachPage, { url: page.url }) : ''
}
