import { field, type KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { fieldsOf } from '../../knowledge/presence.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import type { Judged } from '../../search/judged.ts'
import type { Question } from '../../understand/question.ts'
import type { Group } from '../../understand/words/group.ts'

const whatTheyDo =
  /^(?:jobs?|roles?|positions?|titles?|special\w*|responsib\w*|expert\w*|backgrounds?|qualif\w*|charge|tasks?|dut(?:y|ies)|beruf\w*|aufgaben?|trabaj\w+|puesto|metier|poste|lavor\w*|ruolo|funcao|cargo)$/

/** 'What does Ana earn?': who she is, is told; where nobody speaks of what is asked of her, that is no answer. */
export function asksUnheardOfPerson(
  { passage, missing }: Judged,
  question: Question,
  index: KnowledgeIndex,
): boolean {
  if (question.foreign || question.type === 'who') return false
  const { path, subject } = index.passages[passage]!
  const subjects = question.groups.filter((group) => group.role === 'subject' && !group.quantity)
  const told = subjects.filter((group) => !missing.includes(group))
  if (told.length === 0 || !told.every((group) => group.name)) return false
  const theirs = (valuesIn(subject || (path.at(-1) ?? '')) & value.person) !== 0
  const onlyNamed = theirs && told.every((group) => isOnlyNamed(group, passage, index))
  // Elsewhere a first and a last name are mentioned in passing.
  const inPassing = told.length > 1 && question.type === 'other'
  return subjects.some(
    (group) =>
      missing.includes(group) &&
      (group.alternatives.length === 0 || (onlyNamed && !group.soft && !group.verb)) &&
      !whatTheyDo.test(group.word) &&
      (onlyNamed || (inPassing && group.concepts.length > 0)),
  )
}

const isOnlyNamed = (group: Group, passage: number, index: KnowledgeIndex): boolean =>
  group.alternatives.every(({ term }) => !(fieldsOf(index, term, passage) & field.body))
