import { field, type KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { type Person, peopleOf } from '../../knowledge/people-of.ts'
import { fieldsOf } from '../../knowledge/presence.ts'
import { isAgentOf } from '../../language/agent-nouns.ts'
import { isStopWord } from '../../language/stop-words.ts'
import { type Token, tokenise } from '../../language/tokenise.ts'
import type { Question } from '../../understand/question.ts'
import { asksForSomebody } from '../../understand/type/read-question-type.ts'
import type { Group } from '../../understand/words/group.ts'

const mostPeople = 3
const sure = 0.4
const itself = field.body | field.subject | field.heading

/** How to reach somebody is told elsewhere than what they do. */
const wantsToReach = /\bwho(?:m)? (?:do|can|should|would|could|must|may) (?:i|we)\b/i

const theHouse =
  /^(?:business|company|firm|place|shop|store|salon|studio|club|school|practice|clinic|centre|center|hotel|restaurant|cafe|team|staff)$/

/** 'Who does the grooming?': those whose entry says that they are groomers. */
export function whoDoes(question: Question, index: KnowledgeIndex): number[] | null {
  if (
    question.foreign ||
    !asksForSomebody(question) ||
    question.days.length > 0 ||
    wantsToReach.test(question.text)
  )
    return null
  const said = tokenise(question.text, question.language).filter(
    ({ folded, echo }) => (!echo && !isStopWord(folded, question.language)) || isDeed.test(folded),
  )
  const must = question.groups.filter(
    (group) => group.role === 'subject' && !theHouse.test(group.word) && !isEverywhere(group, index),
  )
  const found = peopleOf(index)
    .map((person) => ({ person, hits: hitsOf(person, said, must, index) }))
    .filter(({ hits }) => hits > 0)
  // The head chef is not the sous-chef.
  const most = Math.max(...found.map(({ hits }) => hits))
  const meant = found.filter(({ hits }) => hits === most)
  return meant.length > 0 && meant.length <= mostPeople
    ? meant.map(({ person }) => person.passages[0]!)
    : null
}

// Small words elsewhere.
const isDeed = /^(?:owns?|runs?)$/

/** Of a kennels 'the dogs' tell nobody from anybody. */
const isEverywhere = ({ exact, alternatives }: Group, { spread, blocks }: KnowledgeIndex) =>
  exact && spread[alternatives[0]!.term]! > Math.max(2, blocks / 5)

/** How many words of a question a person's role tells of; none where something is left that it does not. */
function hitsOf(
  person: Person,
  said: readonly Token[],
  must: readonly Group[],
  index: KnowledgeIndex,
): number {
  if (!person.role) return 0
  const { language } = index.passages[person.passages[0]!]!
  const role = tokenise(person.role, language).filter(({ echo }) => !echo)
  const byRole = ({ folded, stem }: Pick<Token, 'folded' | 'stem'>) =>
    role.some((one) => one.stem === stem || isAgentOf(one.folded, folded))
  const told = (group: Group) =>
    tokenise(group.word, language).some(byRole) ||
    person.passages.some((passage) =>
      group.alternatives.some(
        ({ term, weight }) => weight >= sure && fieldsOf(index, term, passage) & itself,
      ),
    )
  return must.every(told) ? said.filter(byRole).length : 0
}
