import { field, type KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { isAgentOf } from '../language/agent-nouns.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Group } from '../retrieve/group.ts'
import { type Person, peopleOf } from '../retrieve/people-of.ts'
import { fieldsOf } from '../retrieve/presence.ts'
import { asksForSomebody } from '../retrieve/somebody-asked.ts'
import type { Question } from '../retrieve/understand.ts'

const mostPeople = 3
const sure = 0.4
const itself = field.body | field.subject | field.heading

const theHouse =
  /^(?:business|company|firm|place|shop|store|salon|studio|club|school|practice|clinic|centre|center|hotel|restaurant|cafe|team|staff)$/

/** 'Who does the grooming?': those whose entry says that they are groomers. */
export function whoDoes(question: Question, index: KnowledgeIndex): number[] | null {
  if (question.foreign || !asksForSomebody(question) || question.days.length > 0) return null
  const said = tokenise(question.text, question.language).map(({ folded }) => folded)
  const must = question.groups.filter(
    (group) => group.role === 'subject' && !theHouse.test(group.word) && !isEverywhere(group, index),
  )
  const found = peopleOf(index).filter((person) => does(person, said, must, index))
  return found.length > 0 && found.length <= mostPeople ? found.map(({ units }) => units[0]!) : null
}

/** Of a kennels 'the dogs' tell nobody from anybody. */
const isEverywhere = ({ exact, alternatives }: Group, { spread, blocks }: KnowledgeIndex) =>
  exact && spread[alternatives[0]!.term]! > Math.max(2, blocks / 5)

function does(
  person: Person,
  said: readonly string[],
  must: readonly Group[],
  index: KnowledgeIndex,
): boolean {
  if (!person.role) return false
  const { language } = index.units[person.units[0]!]!
  const role = tokenise(person.role, language).filter(({ echo }) => !echo)
  const byRole = (word: string) => role.some(({ folded }) => isAgentOf(folded, word))
  const told = (group: Group) =>
    byRole(group.word) ||
    person.units.some((unit) =>
      group.alternatives.some(({ term, weight }) => weight >= sure && fieldsOf(index, term, unit) & itself),
    )
  return said.some(byRole) && must.every(told)
}
