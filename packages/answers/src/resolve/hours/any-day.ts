import { namesFeast } from '@foyer/calendar/feast-days'
import { type Found, find } from '../../accept/find.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { fold } from '../../language/fold.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import type { Question } from '../../understand/question.ts'
import type { AskedByTime } from './asked-as-visit.ts'

const besideAnother =
  /\b(?:before|after|earlier|later|vor|nach|fruher|spater|antes|despues|mas tarde|avant|apres|plus t[ao]rd|plus tot|prima|dopo|depois|mais cedo)\b/

const opensOrCloses =
  /\b(?:clos(?:e|es|ed|ing|ure)|opens?|opening|shut|cierr\p{L}+|cerr\p{L}+|abr[ei]\p{L}*|apertura|ferm\p{L}+|ouv(?:r|er)\p{L}+|chiu\p{L}+|apri\p{L}*|fech\p{L}+|abertura)\b|schliess|schluss|offn/u

/** 'Last entry is 45 minutes before closing': told by another time, it holds whatever the day. */
const isRule = ({ text, subject }: IndexedPassage): boolean => {
  const values = valuesIn(`${subject} ${text}`)
  if ((values & value.duration) === 0 || (values & value.weekday) !== 0) return false
  return opensOrCloses.test(fold(text)) && besideAnother.test(fold(text))
}

/** The rule that tells it for any day, where nothing tells it for that one. */
export function ruleOfAnyDay(question: Question, index: KnowledgeIndex): number | null {
  if (!asksWhen.has(question.type)) return null
  const groups = question.groups.filter((group) => group.role !== 'day')
  const { chosen } = find({ ...question, days: [], groups }, index)
  return chosen && isRule(index.passages[chosen.passage]!) ? chosen.passage : null
}

const asksWhen = new Set<Question['type']>(['when', 'clock', 'whether', 'other', 'duration'])

/** A day of the year on which it is closed is closed at any hour. */
export function findAtAnyHour(found: Found, { question, time }: AskedByTime, index: KnowledgeIndex): Found {
  const { text } = question
  const onDate = (valuesIn(text) & value.date) !== 0 || namesFeast(fold(text))
  return found.chosen || !time || !onDate ? found : find(question, index)
}
