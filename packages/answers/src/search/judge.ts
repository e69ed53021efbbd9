import { field, type KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { fieldsOf, saidBetween } from '../knowledge/presence.ts'
import { section, type Unit } from '../knowledge/unit.ts'
import { valuesOf } from '../knowledge/values-of.ts'
import { fold } from '../language/fold.ts'
import { isNamed, isSomebody } from '../language/person-names.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Question } from '../understand/question.ts'
import { speaksOfCases, supposes } from '../understand/type/polarity.ts'
import { liked, needed } from '../understand/type/question-type.ts'
import type { Group } from '../understand/words/group.ts'
import { closeLook, pairsOf } from './close-look.ts'
import { tellsOtherEnd } from './factors/other-end.ts'
import { asPriceList } from './factors/price-list.ts'
import { isWithinMonths } from './factors/within-months.ts'
import { fitOf } from './fits-bounds.ts'
import type { Judged } from './judged.ts'
import { localWeights } from './local-weights.ts'
import { asksForMake, namesMake } from './makes.ts'
import { hitsIn, shareOf } from './named-share.ts'
import { toldByClock } from './part-of-day.ts'
import type { Candidate } from './rank.ts'
import { asksLikewise, asksOtherwise } from './site-asks.ts'

const locationWorth = (fields: number): number => {
  if (fields & (field.body | field.subject)) return 1
  if (fields & field.heading) return 1.2
  if (fields & field.header) return 1.15
  if (fields & field.outer) return 0.75
  if (fields & field.title) return 0.7
  return fields & field.intro ? 0.3 : 0
}
const inBlockWorth = 0.5
const conceptWorth = 0.85
const synonymStrength = 0.78
const localShare = 0.5

const isInside = 1.35
const isItself = 1.7
const isOutside = 0.4
/** A question that names a row and a column of it has named the very cell. */
const isAddressed = 1.4
const isTheCell = 1.7
const mostOfName = 0.5
const otherDay = 0.8
const isOtherEnd = 0.5
/** Who does a thing is told below a name. */
const isSomebodys = 1.4
const bareNumber = 0.4
const isCase = 1.4
const named = field.subject | field.heading

/** 'Do you have parking?' is not told by Theo Park. */
function isInName(unit: Unit, group: Group): boolean {
  const name = unit.subject || (unit.path.at(-1) ?? '')
  return !group.name && isSomebody(name) && isNamed(name, unit.language) && !fold(name).includes(group.word)
}

const closely = 14

/** Looks closely at the few best candidates. */
export function judge(candidates: readonly Candidate[], question: Question, index: KnowledgeIndex): Judged[] {
  const pages = new Map<number, number[]>()
  const forMake = asksForMake(question)
  const judged = candidates.map((candidate) => judgeOne(candidate, question, forMake, index, pages))
  judged.sort((a, b) => b.score - a.score || a.unit - b.unit)
  const pairs = pairsOf(question)
  for (const top of judged.slice(0, closely))
    top.score *= closeLook(index.units[top.unit]!, question, pairs, index)
  judged.sort((a, b) => b.score - a.score || a.unit - b.unit)
  setLeads(judged, index)
  return judged
}

function setLeads(judged: readonly Judged[], index: KnowledgeIndex) {
  const first = judged[0]
  if (!first) return
  const { block } = index.units[first.unit]!
  const elsewhere = judged.find((one) => index.units[one.unit]!.block !== block)
  for (const one of judged) {
    const rival = index.units[one.unit]!.block === block ? elsewhere : first
    one.lead = rival ? one.score / rival.score : Number.POSITIVE_INFINITY
  }
}

function judgeOne(
  candidate: Candidate,
  question: Question,
  forMake: boolean,
  index: KnowledgeIndex,
  pages: Map<number, number[]>,
): Judged {
  const unit = index.units[candidate.unit]!
  const local = localWeights(candidate.unit, question, index, pages)
  let localTotal = 0
  let localCovered = 0
  const values = valuesOf(unit)
  const needs = needed[question.type]
  const block = [index.blockStart[unit.block]!, index.blockStart[unit.block + 1]!] as const
  let total = 0
  let covered = 0
  let exact = 0
  let byConcept = 0
  let distinct = 0
  let saysType = false
  let saysVerb = false
  let strongest = 0
  let inItself = 0
  let fit = 1
  let fitted = false
  let namesRow = false
  let namesColumn = false
  const oneOfThem =
    question.spansDays === true &&
    question.groups.some(
      ({ role, alternatives }) =>
        role === 'day' && alternatives.some(({ term }) => fieldsOf(index, term, candidate.unit)),
    )
  const conceptsSeen = new Set<number>()
  const takenBy = new Map<number, number>()
  const missing: Group[] = []
  const matchedTerms = new Set<number>()
  const namedTerms = new Set<number>()
  for (const [number, group] of question.groups.entries()) {
    if (group.role === 'carried') {
      for (const alternative of group.alternatives)
        if (fieldsOf(index, alternative.term, candidate.unit)) matchedTerms.add(alternative.term)
      continue
    }
    const satisfied =
      (group.role === 'type' && (values & needed[question.type]) !== 0) ||
      toldByClock(group, question, values)
    let worth = satisfied ? 1 : 0
    let how = null as 'exact' | 'concept' | null
    let concept = -1
    let firm = false
    let own = satisfied
    group.alternatives.forEach((alternative, place) => {
      const places = fieldsOf(index, alternative.term, candidate.unit)
      const fields = places & named && isInName(unit, group) ? places & ~named : places
      let here = locationWorth(fields)
      // Sentences of a paragraph speak of one thing; rows and points of a list each of their own.
      if (here === 0 && unit.kind === 'sentence' && saidBetween(index, alternative.term, block[0], block[1]))
        here = inBlockWorth
      if (here === 0) return
      // 'Reduced' may stand for the discount or for the student, not for both.
      const taken = takenBy.get(alternative.term)
      if (alternative.loose && taken !== undefined && taken !== number) return
      if (taken === undefined) takenBy.set(alternative.term, number)
      if (fields & ~field.intro) {
        matchedTerms.add(alternative.term)
        if (group.role !== 'type') namedTerms.add(alternative.term)
      }
      if (fields & (field.body | field.subject)) own = true
      const isExact = (group.exact && place === 0) || alternative.unambiguous === true
      if (unit.cells && group.role !== 'weak' && group.role !== 'type') {
        if (fields & field.subject) namesRow = true
        // In so many words: 'large' is a size, yet what it names is a row under 'Size'.
        else if (isExact && fields & field.header && !(fields & field.body)) namesColumn = true
      }
      const found = here * (isExact ? 1 : Math.min(1, conceptWorth * (alternative.weight >= 0.5 ? 1 : 0.7)))
      if (found > worth) worth = found
      if (isExact) how = 'exact'
      else {
        how ??= 'concept'
        if (concept < 0) concept = alternative.term
        if (!alternative.loose) firm = true
      }
    })
    if (worth === 0 && group.role === 'day' && oneOfThem) worth = otherDay
    const bounds = fitOf(group, candidate.unit, index)
    if (bounds !== 'none') {
      // One of several rows is meant; a sentence that draws a line speaks to both sides of it.
      const meant = bounds !== 'out'
      worth = meant ? 1 : 0
      how = meant ? 'concept' : null
      if (bounds === 'in') fit = isInside
      if (bounds === 'is') fit = isItself
      if (bounds === 'out') fit = isOutside
      const told = needs === 0 || (values & needs) !== 0
      if (
        unit.cells &&
        (bounds === 'is' || bounds === 'in') &&
        (group.hours !== undefined || (bounds === 'is' && told))
      )
        fitted = true
    }
    // A bare number proves nothing by itself: '1 pm' is no '1 February'.
    const telling = group.quantity !== undefined || !/^\d{1,2}$/.test(group.word)
    const weight = group.importance * (telling || worth === 0 ? 1 : bareNumber)
    total += weight
    covered += weight * worth
    if (own) inItself += weight
    localTotal += local[number]!
    localCovered += local[number]! * worth
    if (group.role !== 'weak' && group.role !== 'type' && telling) {
      if (how !== null)
        strongest = Math.max(
          strongest,
          group.importance * (how === 'exact' || question.foreign ? 1 : synonymStrength),
        )
      if (how === 'exact') exact++
      else if (how === 'concept') {
        // Two words of a phrase may point to one concept; that is one hint, not two.
        if (!question.foreign || !conceptsSeen.has(concept)) byConcept += firm ? 1 : 0.5
        if (!conceptsSeen.has(concept)) distinct++
        conceptsSeen.add(concept)
      }
    }
    if (worth === 0 && !(group.role === 'day' && oneOfThem)) missing.push(group)
    if (group.role === 'type' && how !== null) saysType = true
    if (group.role === 'type' && group.verb && how === 'exact') saysVerb = true
  }
  const subjectShare = unit.subject ? shareOf(unit.subject, unit, index, matchedTerms) : 0
  const subjectHits = unit.kind === 'faq' ? hitsIn(unit.subject, unit, index, matchedTerms) : 0
  const heading = unit.path.at(-1)
  // 'How long it takes' heads many things; that a time was asked for does not name them.
  const headingShare = heading && unit.scope <= section ? shareOf(heading, unit, index, namedTerms) : 0
  const coverage = total === 0 ? 0 : covered / total
  const mixed =
    localTotal === 0 ? coverage : (1 - localShare) * coverage + localShare * (localCovered / localTotal)
  let score = fit * candidate.score * (1 + 0.3 * Math.max(subjectShare, headingShare)) * (0.32 + 0.68 * mixed)
  if (needs && !(values & needs) && !fitted) score *= 0.4
  else if (liked[question.type] && values & liked[question.type]) score *= 1.17
  else if (question.type === 'distance') score *= 0.6
  else if (question.type === 'who' && !(valuesIn(unit.subject || (heading ?? '')) & value.person))
    score *= 0.5
  if (question.type === 'who' && unit.path.slice(1).some(isSomebody)) score *= isSomebodys
  // 'How long does it last?' is told where something lasts, before any time it takes.
  if (saysType) score *= saysVerb ? 1.15 : 0.85
  if (tellsOtherEnd(candidate.unit, question, index)) score *= isOtherEnd
  const inMonths = namesRow && isWithinMonths(question, missing)
  if (namesRow && namesColumn && (inMonths || shareOf(unit.subject, unit, index, matchedTerms) >= mostOfName))
    score *= inMonths && missing.length === 0 ? isTheCell : isAddressed
  if (unit.kind === 'faq' && asksOtherwise(unit, question.type)) score *= 0.7
  if (unit.kind === 'term' && asksLikewise(unit, question.type)) score *= 1.25
  score *= asPriceList(unit, question, subjectShare)
  if (forMake && namesMake(unit, question)) score *= 1.6
  if (unit.kind === 'column') score *= 0.85
  if (unit.scope <= section && supposes(question.text, question.language) && speaksOfCases(unit.text))
    score *= isCase
  if (unit.kind === 'list') score *= 0.8
  if (question.favourite !== undefined) {
    if (candidate.unit === question.favourite) score *= 1.6
    else if (unit.block === index.units[question.favourite]!.block) score *= 1.25
  }
  return {
    unit: candidate.unit,
    score,
    coverage,
    inItself: total === 0 ? 0 : inItself / total,
    subjectShare,
    subjectHits,
    headingShare,
    values,
    fitted,
    exact,
    byConcept,
    found: exact + distinct,
    missing,
    strongest,
    factors: [],
    lead: 1,
  }
}
