import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { datedTrust } from '../knowledge/trust.ts'
import { section } from '../knowledge/unit.ts'
import { detectable } from '../language/detect.ts'
import { isOtherDay } from '../language/feast-days.ts'
import { fold } from '../language/fold.ts'
import { judge } from '../search/judge.ts'
import type { Judged } from '../search/judged.ts'
import { asksForMake } from '../search/makes.ts'
import { rank } from '../search/rank.ts'
import type { Question } from '../understand/question.ts'
import { needed } from '../understand/type/question-type.ts'
import { verdict } from './accept.ts'
import { exceptionTo, narrowest } from './narrowest.ts'
import { toldElsewhere } from './told-elsewhere.ts'
import type { Verdict } from './verdict.ts'

const looked = 40
const tried = 8
/** A passage far behind the best one is not tried: it answers something else. */
const farBehind = 0.75

const mostOfIt = 0.5

export interface Found {
  judged: Judged[]
  /** The passage to answer with, or null when none will do. */
  chosen: Judged | null
  reasons: Verdict[]
}

export function find(question: Question, index: KnowledgeIndex): Found {
  const judged = judge(rank(question, index, looked), question, index)
  const reasons: Verdict[] = []
  const best = judged[0]
  let block: number | null = null
  let bar = best?.score ?? 0
  if (!best) return { judged, chosen: null, reasons }
  const closest = narrowest(judged, question, index)
  if (closest) return { judged, chosen: withException(closest, question, index), reasons }
  for (const candidate of judged.slice(0, tried)) {
    if (block === null && candidate.score < bar * farBehind) break
    if (block !== null && index.units[candidate.unit]!.block !== block) continue
    const reason =
      verdict(candidate, question, index) ||
      (opensThen(candidate, question, index) ? '' : 'day') ||
      (block === null ? doubtOf(candidate, judged, question, index) : '')
    if (reason === '') {
      const chosen =
        toldElsewhere(candidate, judged, question, index) ?? upToDate(candidate, judged, question, index)
      return { judged, chosen: withException(chosen, question, index), reasons }
    }
    reasons.push(reason)
    // What holds no price cannot be the answer to one, however well it fits otherwise.
    if (reason === 'values' && bar === candidate.score)
      bar = judged[judged.indexOf(candidate) + 1]?.score ?? 0
    if (reason === 'verb') break
    if (reason === 'bounds') {
      const rule = ruleFor(candidate, judged, question, index)
      if (rule) return { judged, chosen: withException(rule, question, index), reasons }
    }
    // Where most of a question stands and is told otherwise, what is asked is not so.
    if (reason === 'contradiction' && candidate.coverage > mostOfIt) break
    // What the best passage affirms, another will hardly deny; the next sentence may.
    if (reason === 'negation') block = index.units[candidate.unit]!.block
  }
  return { judged, chosen: null, reasons }
}

const withException = (chosen: Judged, question: Question, index: KnowledgeIndex): Judged => {
  const unit = exceptionTo(chosen.unit, question, index)
  return unit === null ? chosen : { ...chosen, unit }
}

/** 'Are you open on Good Friday?' is told where feast days are spoken of, and not by Fridays. */
function opensThen({ unit }: Judged, { concepts, text, language }: Question, index: KnowledgeIndex): boolean {
  if (!detectable.includes(language) || !(concepts.has('#hours') || concepts.has('#closed'))) return true
  const { path, subject, text: told, language: written } = index.units[unit]!
  if (!detectable.includes(written)) return true
  return !isOtherDay(fold(text), fold(`${path.at(-1) ?? ''} ${subject} ${told}`))
}

/** 'Can I hire a saw at 17?' is told by the page of the saw, where it says who may hire. */
const ruleFor = (
  thing: Judged,
  judged: readonly Judged[],
  { type }: Question,
  index: KnowledgeIndex,
): Judged | undefined =>
  thing.missing.some((group) => group.quantity?.measure === 'age')
    ? judged.find(
        (one) =>
          index.units[one.unit]!.page === index.units[thing.unit]!.page &&
          one.found > 1 &&
          (needed[type] === 0 || (one.values & needed[type]) !== 0) &&
          !one.missing.some((group) => group.quantity),
      )
    : undefined

const nearlyAsGood = 0.4

/** What a dated post tells may have been overtaken; a page that tells it too goes before. */
function upToDate(
  candidate: Judged,
  judged: readonly Judged[],
  question: Question,
  index: KnowledgeIndex,
): Judged {
  if (index.units[candidate.unit]!.trust > datedTrust) return candidate
  const current = judged.find(
    (other) =>
      index.units[other.unit]!.trust > datedTrust &&
      other.score >= candidate.score * nearlyAsGood &&
      verdict(other, question, index) === '',
  )
  return current ?? candidate
}

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

/** A passage that shares little with the question, or little more than others do, is no answer. */
function doubtOf(
  candidate: Judged,
  judged: readonly Judged[],
  question: Question,
  index: KnowledgeIndex,
): Verdict {
  const { block, scope } = index.units[candidate.unit]!
  if (scope > section || asksForMake(question)) return ''
  // An age or a size and the thing it is asked of, both there: however common the words, that is the passage.
  const asked = question.groups.filter((group) => group.role === 'subject')
  if (
    asked.length > 1 &&
    asked.some((group) => group.quantity && group.name) &&
    !candidate.missing.some((group) => group.role === 'subject')
  )
    return ''
  const strength = candidate.score / Math.log(1 + index.blocks)
  if (strength < (saysItAll(candidate) ? faintest : faint)) return 'doubt'
  // Of the passages that share one word or a hint, a site has many; only one well ahead of the others is meant.
  if (
    candidate.exact === 0 &&
    candidate.lead < barelyAhead &&
    hasRival(candidate, judged, question, index) &&
    !tellsMost(candidate, judged, question, index)
  )
    return 'doubt'
  if (
    candidate.found < 2 &&
    candidate.coverage < halfTold.coverage &&
    candidate.lead < halfTold.lead &&
    candidate.subjectShare < wholeName
  )
    return 'doubt'
  const other = judged.find((one) => index.units[one.unit]!.block !== block)
  return strength < weak && other && candidate.score < other.score * clearly ? 'doubt' : ''
}

/** One that would not do as an answer is no rival. */
const hasRival = (candidate: Judged, judged: readonly Judged[], question: Question, index: KnowledgeIndex) =>
  judged.some(
    (other) =>
      index.units[other.unit]!.block !== index.units[candidate.unit]!.block &&
      other.score * barelyAhead > candidate.score &&
      verdict(other, question, index) === '',
  )

const fuller = { coverage: 0.75, by: 0.05 }

/** In translation no word is the site's own; of passages that score alike, the one with more of the question is meant. */
function tellsMost(
  candidate: Judged,
  judged: readonly Judged[],
  question: Question,
  index: KnowledgeIndex,
): boolean {
  if (!question.foreign || candidate.found < 2 || candidate.coverage < fuller.coverage) return false
  if (candidate.missing.some((group) => group.role === 'subject')) return false
  const { block } = index.units[candidate.unit]!
  return judged.every(
    (other) => index.units[other.unit]!.block === block || other.coverage < candidate.coverage - fuller.by,
  )
}
