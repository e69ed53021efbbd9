import { isAccepted } from '../../accept/accept.ts'
import { field, type KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { fieldsOf } from '../../knowledge/presence.ts'
import type { Judged } from '../../search/judged.ts'
import type { Question } from '../../understand/question.ts'
import type { Group } from '../../understand/words/group.ts'

const joined = /\s(?:and|plus|&|und|y|e|et|as well as)\s/i
const named = 0.5

/** 'An awning and a dog, what do they cost?' asks for two rows of one table. */
export function withPaired(
  passages: number[],
  judged: readonly Judged[],
  question: Question,
  index: KnowledgeIndex,
): number[] {
  const [at] = passages
  const passage = index.passages[at!]!
  if (
    passages.length > 1 ||
    (passage.kind !== 'row' && passage.kind !== 'item') ||
    !joined.test(question.text)
  )
    return passages
  const own = namedBy(at!, question, index)
  const other = judged.find((one) => {
    const { block, kind } = index.passages[one.passage]!
    if (one.passage === at || block !== passage.block || kind !== passage.kind || one.subjectShare < named)
      return false
    const theirs = namedBy(one.passage, question, index)
    return (
      theirs.some((group) => !own.includes(group)) &&
      own.some((group) => !theirs.includes(group)) &&
      isAccepted(one, question, index)
    )
  })
  return other ? [at!, other.passage] : passages
}

/** The things of a question that are in a row's own name. */
const namedBy = (passage: number, question: Question, index: KnowledgeIndex): Group[] =>
  question.groups.filter(
    (group) =>
      group.role === 'subject' &&
      group.exact &&
      (fieldsOf(index, group.alternatives[0]!.term, passage) & field.subject) !== 0,
  )
