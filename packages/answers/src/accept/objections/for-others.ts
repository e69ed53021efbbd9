import { besides } from '../../knowledge/around.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { fieldsOf } from '../../knowledge/presence.ts'
import type { Judged } from '../../search/judged.ts'
import type { Question } from '../../understand/question.ts'
import type { Group } from '../../understand/words/group.ts'

const classes = new Set(['#student', '#senior', '#child', '#teen', '#family', '#military', '#group'])
const workers =
  /^(?:nurses?|nhs|teachers?|carers?|pensioners?|oaps?|veterans?|soldiers?|firefighters?|police|paramedics?|apprentices?|unemployed|jobseekers?|locals?|residents?)$/

const isClass = ({ role, concepts, word }: Group) =>
  role === 'subject' && (concepts.some((concept) => classes.has(concept)) || workers.test(word))

const asMuchAsTheWord = 0.4

/** 'Is there a student discount?' is told by what students get, not by what members do. */
export function isForOthers({ passage }: Judged, question: Question, index: KnowledgeIndex): boolean {
  if (!question.concepts.has('#discount')) return false
  const whom = question.groups.filter(isClass)
  if (whom.length === 0) return false
  const [from, to] = besides(passage, index)
  return whom.some((group) =>
    group.alternatives.every(({ term, weight, loose }) => {
      if (weight < asMuchAsTheWord || loose) return true
      for (let near = from; near < to; near++) if (fieldsOf(index, term, near) !== 0) return false
      return true
    }),
  )
}
