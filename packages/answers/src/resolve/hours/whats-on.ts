import { matchesOf } from '@foyer/calendar/matches-of'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { labelTerms } from '../../knowledge/terms.ts'
import { valuesOf } from '../../knowledge/values-of.ts'
import { fold } from '../../language/fold.ts'
import { value } from '../../language/value-types.ts'
import type { Question } from '../../understand/question.ts'
import { understand } from '../../understand/understand.ts'
import type { Resolver } from '../resolver.ts'

const asksWhatIsOn =
  /^\W*(?:(?:so|and|hi|hello)\W+)?(?:what(?:'s| is|s)? (?:on|happening|going on)\b|what do you have on\b|anything (?:on|happening)\b|was ist (?:am|los)\b|was lauft am\b|que hay (?:el|los)\b|qu'y a-t-il\b|que se passe-t-il\b|cosa (?:c'e|succede)\b|o que (?:ha|tem|acontece)\b)/

const from = { '#morning': 0, '#afternoon': 12, '#evening': 17, '#night': 18 } as const
const until = { '#morning': 12, '#afternoon': 18, '#evening': 24, '#night': 24 } as const
type PartOfDay = keyof typeof from
const partsOfDay = Object.keys(from) as PartOfDay[]

const most = 5

/** 'What's on on Tuesday evening?': whatever the site puts on that day, and not when it opens. */
export const whatIsOn: Resolver = {
  name: 'what-is-on',
  resolve({ said, language, index, name }) {
    if (!asksWhatIsOn.test(fold(said))) return null
    const question = understand(said, language, index, { name })
    if (question.days.length !== 1 || !namesOnlyTime(question)) return null
    const day = index.terms.get(`@${question.days[0]!}`)
    if (day === undefined) return null
    const partOfDay = partsOfDay.find((concept) => question.concepts.has(concept)) ?? null
    const passages: number[] = []
    for (let at = index.offsets[day]!; at < index.offsets[day + 1]!; at++) {
      const passage = index.postings[at]!
      if (
        isEvent(index.passages[passage]!, index) &&
        isThen(index.passages[passage]!, partOfDay) &&
        !passages.includes(passage)
      )
        passages.push(passage)
    }
    if (passages.length === 0 || passages.length > most) return null
    return { kind: 'passage', passages, columns: null, answers: question }
  },
}

const namesOnlyTime = ({ groups }: Question) =>
  groups.every(({ role, concepts }) => role !== 'subject' || concepts.some((concept) => concept in from))

/** Something with a name and an hour; the hours of the business are no event. */
function isEvent(passage: IndexedPassage, index: KnowledgeIndex): boolean {
  if (passage.kind === 'fact' || passage.kind === 'list' || passage.kind === 'faq') return false
  if (!passage.subject && passage.path.length < 2) return false
  const headings = `${passage.path.join(' ; ')} ; ${index.pages[passage.page]?.title ?? ''} ; ${passage.subject}`
  const terms = labelTerms(headings, passage.language)
  return (
    (valuesOf(passage) & value.time) !== 0 &&
    !terms.includes('#hours') &&
    !terms.some((term) => /^@\d/.test(term))
  )
}

const clock = /\b(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?\.?m?\b/giu

function isThen({ text }: IndexedPassage, part: PartOfDay | null): boolean {
  if (part === null) return true
  return matchesOf(clock, text).some(([, hours, minutes, half]) => {
    if (minutes === undefined && half === undefined) return false
    const hour = (Number(hours) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0)
    return hour >= from[part] && hour < until[part]
  })
}
