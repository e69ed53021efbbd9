import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { labelTerms } from '../../knowledge/terms.ts'
import type { Question } from '../../understand/question.ts'
import type { Group } from '../../understand/words/group.ts'

const owners = /(?<!\p{L})\p{L}+['’]s(?!\p{L})/gu

/** 'Do you ship?' is not told by a ship's engineer: what something belongs to is a thing, and nothing anybody does. */
export function ownsInstead(
  { subject, text, language }: IndexedPassage,
  question: Question,
  index: KnowledgeIndex,
): boolean {
  const deeds = question.groups.filter((group) => group.verb && group.role === 'subject')
  const said = `${subject} ${text}`
  if (language !== 'en' || question.type !== 'whether' || deeds.length === 0) return false
  const without = said.replace(owners, ' ')
  if (without === said) return false
  const ids = (written: string) => new Set(labelTerms(written, language).map((term) => index.terms.get(term)))
  const [all, left] = [ids(said), ids(without)]
  const named = ({ alternatives }: Group, among: ReadonlySet<number | undefined>) =>
    alternatives.some(({ term }) => among.has(term))
  return deeds.some((deed) => named(deed, all) && !named(deed, left))
}
