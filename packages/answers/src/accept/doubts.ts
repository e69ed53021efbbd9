import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { section } from '../knowledge/passage.ts'
import type { Judged } from '../search/judged.ts'
import { asksForMake } from '../search/makes.ts'
import type { Question } from '../understand/question.ts'
import { isAccepted } from './accept.ts'
import type { Objection } from './objection.ts'

// Scores grow with the rarity of words, and that with the size of the site.
const faint = 0.6
const faintest = 0.3
const weak = 0.45
const clearly = 1.5
const barelyAhead = 1.1
const wholeName = 0.85
const halfTold = { coverage: 0.43, lead: 2.3 }

/** On a site of a few lines no word is rare, yet one of them may say all that was asked. */
const saysItAll = ({ coverage, exact, missing }: Judged) =>
  exact > 0 && coverage > 0.9 && !missing.some((group) => group.role === 'subject')

/** A passage among the others that were found. */
interface Standing {
  candidate: Judged
  judged: readonly Judged[]
  question: Question
  index: KnowledgeIndex
  /** Its score, made comparable between sites of any size. */
  strength: number
}

/** A passage that shares little with the question, or little more than others do, is no answer. */
const doubts: readonly { name: string; doubts(standing: Standing): boolean }[] = [
  {
    name: 'faint',
    doubts: ({ candidate, strength }) => strength < (saysItAll(candidate) ? faintest : faint),
  },
  {
    // Of the passages that share one word or a hint, a site has many; only one well ahead of the others is meant.
    name: 'barely-ahead',
    doubts: ({ candidate, judged, question, index }) =>
      candidate.exact === 0 && candidate.lead < barelyAhead && hasRival(candidate, judged, question, index),
  },
  {
    name: 'half-told',
    doubts: ({ candidate }) =>
      candidate.found < 2 &&
      candidate.coverage < halfTold.coverage &&
      candidate.lead < halfTold.lead &&
      candidate.subjectShare < wholeName,
  },
  {
    name: 'weak-beside-another',
    doubts({ candidate, judged, index, strength }) {
      if (strength >= weak) return false
      const { block } = index.passages[candidate.passage]!
      const other = judged.find((one) => index.passages[one.passage]!.block !== block)
      return other !== undefined && candidate.score < other.score * clearly
    },
  },
]

/** What makes a passage doubtful beside the others; null where nothing does. */
export function doubtOf(
  candidate: Judged,
  judged: readonly Judged[],
  question: Question,
  index: KnowledgeIndex,
): Objection | null {
  if (index.passages[candidate.passage]!.scope > section || asksForMake(question)) return null
  if (holdsAmountAndThing(candidate, question)) return null
  const strength = candidate.score / Math.log(1 + index.blocks)
  const standing = { candidate, judged, question, index, strength }
  const doubt = doubts.find((one) => one.doubts(standing))
  return doubt ? { name: doubt.name, verdict: 'doubt', objects: () => true } : null
}

/** An age or a size and the thing it is asked of, both there: however common the words, that is the passage. */
function holdsAmountAndThing(candidate: Judged, question: Question): boolean {
  const asked = question.groups.filter((group) => group.role === 'subject')
  return (
    asked.length > 1 &&
    asked.some((group) => group.quantity && group.name) &&
    !candidate.missing.some((group) => group.role === 'subject')
  )
}

/** One that would not do as an answer is no rival. */
const hasRival = (candidate: Judged, judged: readonly Judged[], question: Question, index: KnowledgeIndex) =>
  judged.some(
    (other) =>
      index.passages[other.passage]!.block !== index.passages[candidate.passage]!.block &&
      other.score * barelyAhead > candidate.score &&
      isAccepted(other, question, index),
  )
