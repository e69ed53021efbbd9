import { type Verdict, verdict } from '../accept/accept.ts'
import { type Found, find } from '../accept/find.ts'
import { exceptionTo } from '../accept/narrowest.ts'
import { followsUp, isFragment, merge, onThatDay, thatDay } from '../conversation/carry-over.ts'
import { asTopic, isBareWord, leavesTopic } from '../conversation/leaves-topic.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { wordCount } from '../knowledge/sentences.ts'
import { datedTrust } from '../knowledge/trust.ts'
import { section, type Unit } from '../knowledge/unit.ts'
import { fold } from '../language/fold.ts'
import { isSomebody, namesOf } from '../language/person-names.ts'
import { valuesIn } from '../language/value-types.ts'
import { closest } from '../search/fits-bounds.ts'
import type { Judged } from '../search/judge.ts'
import type { Language } from '../types.ts'
import { leaningOf } from '../understand/type/leaning.ts'
import { needed } from '../understand/type/question-type.ts'
import { superlativeIn } from '../understand/type/superlative.ts'
import { type Question, understand } from '../understand/understand.ts'
import { type ContactAnswer, findContact } from './contact.ts'
import { findAtAnyHour, ruleOfAnyDay, toldOfAnyDay } from './hours/any-day.ts'
import { askedByTime, asksUntilWhen } from './hours/asked-as-visit.ts'
import type { LocalTime } from './hours/clock.ts'
import { findHours, type HoursAnswer, type Moment, momentIn, otherWeek } from './hours/find-hours.ts'
import { sinceWhen } from './hours/since-when.ts'
import { asTyped } from './passage/as-typed.ts'
import { beyondThat } from './passage/beyond-limit.ts'
import { leadTime, listOfDeadlines, withoutLeadTime } from './passage/deadlines.ts'
import { notDone } from './passage/not-done.ts'
import { onlyKind } from './passage/only-kind.ts'
import { onSameCard, staysWith } from './passage/same-subject.ts'
import { besideInPassage } from './passage/slots.ts'
import { variantAsked } from './passage/variants.ts'
import { isOneOfMany } from './people/one-of-many.ts'
import { entryOf } from './people/people-of.ts'
import { asksOfUnknown, isOfAnother, isUntold, samePerson } from './people/same-person.ts'
import { whoDoes } from './people/who-does.ts'
import { namedColumns } from './table/columns.ts'
import { extremeOf } from './table/extreme.ts'
import { withPaired } from './table/paired-rows.ts'
import { leavesPriceOut, rowOfSameName } from './table/row-of-same-name.ts'
import { stepInTable } from './table/step-in-table.ts'
import { wholeTable } from './table/whole-table.ts'

export type Outcome =
  | { kind: 'hours'; hours: HoursAnswer }
  | { kind: 'contact'; contact: ContactAnswer }
  /** `units` holds the passage, and its equals where several rows answer alike. `alone`: without its neighbours; `part`: no more of it than that. */
  | { kind: 'passage'; units: number[]; columns: string[] | null; alone?: boolean; part?: string }
  | { kind: 'vague' }
  | { kind: 'none'; reasons: Verdict[] }

export interface Turn {
  question: Question
  moment: Moment
  outcome: Outcome
  /** The person that 'she' would mean now. */
  about?: string | null
}

export interface Surroundings {
  index: KnowledgeIndex
  name: string
  clock: LocalTime | null
}

/** Understands one question in the light of the one before and finds what answers it. */
export function takeTurn(
  said: string,
  language: Language,
  previous: Turn | null,
  { index, name, clock }: Surroundings,
  sameMessage = false,
): Turn {
  const text = asTopic(said, language, previous, name)
  const extreme = superlativeIn(text, language)
  if (extreme) {
    const bare = understand(extreme.rest, language, index, { name })
    const asked: Question = extreme.superlative.of === 'money' ? { ...bare, type: 'price' } : bare
    const compared = extremeOf(find(asked, index).judged, extreme.superlative, asked, index)
    if (compared)
      return {
        question: asked,
        moment: null,
        outcome: { kind: 'passage', units: [compared.unit], columns: compared.columns },
      }
  }
  const own = onThatDay(understand(text, language, index, { name }), text, previous?.question ?? null, index)
  const moment = momentIn(text)
  const follows = previous !== null && !leavesTopic(own, previous) && followsUp(own, text)
  const bare = previous !== null && isFragment(text, language)
  const wasHours = (follows || bare) && previous!.outcome.kind === 'hours'
  const week = wasHours ? otherWeek(own, previous!.question, index) : null
  const asked = week ?? (follows ? merge(own, previous!.question) : own)
  const turn = (outcome: Outcome, question = asked): Turn => ({ question, moment, outcome })

  if (isBareWord(text)) return turn({ kind: 'vague' })
  const person = previous === null ? null : samePerson(own, text, previous, index)
  if (person !== null)
    return turn(
      { kind: 'passage', units: [person], columns: null, alone: entryOf(person, index) === null },
      // 'Is she there on Saturdays?' is told by her days.
      own.days.length > 0 ? { ...asked, type: 'weekday' } : asked,
    )
  if (isUntold(own, text, previous)) return turn({ kind: 'none', reasons: [] })
  const doers = whoDoes(own, index)
  if (doers) return turn({ kind: 'passage', units: doers, columns: null })
  const since = sinceWhen(own, index)
  if (since !== null) return turn({ kind: 'passage', units: [since], columns: null, alone: true })
  // 'And can my 12-year-old come along?' no longer asks for the hours.
  const leftHours = follows && own.groups.some((group) => group.quantity)
  const before = previous && {
    question: previous.question,
    hours: previous.outcome.kind === 'hours',
    leant: follows || bare,
  }
  const timed = askedByTime(own, asked, text, before)
  const another = own.days.length > 0 || moment !== null || week !== null || asksUntilWhen(text)
  const hours = leftHours
    ? null
    : findHours(timed, moment, index, timed.wanted || (wasHours && another), clock)
  if (hours && (own.days.length === 0 || hours.days.length > 0)) {
    const rule = hours.ofAll ? ruleOfAnyDay(timed.question, index) : null
    return turn({ kind: 'hours', hours: rule === null ? hours : { ...hours, rule, asked: null } })
  }
  const contact = findContact(own, index)
  if (contact) return turn({ kind: 'contact', contact })
  if (previous?.outcome.kind === 'passage') {
    const { units, columns } = previous.outcome
    const part = follows || bare ? variantAsked(own, units[0]!, index) : null
    if (part !== null) return turn({ kind: 'passage', units: [units[0]!], columns: null, part })
    const beyond = follows ? beyondThat(text, units.at(-1)!, index) : null
    if (beyond !== null) return turn({ kind: 'passage', units: [beyond], columns: null })
    const beside = follows && own.type === 'other' ? besideInPassage(own, asked.type, units[0]!, index) : null
    if (beside !== null) return turn({ kind: 'passage', units: [beside], columns: null, alone: true })
    const step = stepInTable(
      own,
      { at: units[0]!, columns, before: previous.question, leaning: follows || bare },
      index,
    )
    const free = step ? exceptionTo(step.unit, asked, index) : null
    if (free !== null) return turn({ kind: 'passage', units: [free], columns: null })
    if (step) return turn({ kind: 'passage', units: [step.unit], columns: step.columns })
    const leaning = follows && (pointsBack(own) || (sameMessage && leaningOf(text, language).pronoun))
    const card = leaning ? onSameCard(own, units[0]!, previous.question, index) : null
    if (card !== null) return turn({ kind: 'passage', units: [card], columns: null, alone: true })
  }
  if (asked.groups.every((group) => group.role === 'weak' || group.role === 'type')) {
    const left = notDone(asked, index)
    return turn(
      left === null ? onlyKind(asked, name, index) : { kind: 'passage', units: [left], columns: null },
    )
  }
  const sought = find(withFavourite(withoutLeadTime(asked), follows ? previous : null), index)
  const found = findAtAnyHour(sought, timed, index)
  if (previous && found.chosen && asksOfUnknown(own, text, previous)) {
    const { subject, path } = index.units[found.chosen.unit]!
    if (namesOf(`${subject} ; ${path.at(-1) ?? ''}`).length === 0) return turn({ kind: 'none', reasons: [] })
  }
  if (found.chosen && isOfAnother(index.units[found.chosen.unit]!, text, own, previous))
    return turn({ kind: 'none', reasons: [] })
  const same = follows && !pointsBack(own) ? null : staysWith(previous, own, found, index)
  if (same !== null) return turn({ kind: 'passage', units: [same], columns: null })
  if (
    !found.chosen &&
    own.days.length > 0 &&
    thatDay.test(fold(text)) &&
    previous!.outcome.kind === 'hours'
  ) {
    const hours = { ...previous!.outcome.hours, days: own.days, asked: null, whenClosed: false }
    // 'Saturday: 8:30–12:30 (MOT and tyres only)' tells what is to be had on that day.
    if (own.days.some((day) => /\(.{0,90}\p{L}{3}/u.test(hours.schedule.days[day] ?? '')))
      return turn({ kind: 'hours', hours })
  }
  const anyDay = found.chosen ? null : toldOfAnyDay(own, timed.question, index)
  if (anyDay) return turn(anyDay)
  const excluded = found.chosen || follows ? null : notDone(asked, index)
  if (excluded !== null) return turn({ kind: 'passage', units: [excluded], columns: null })
  // A second question of the same message ('…, and can I bring a dog?') is one of its own.
  const elliptic = follows && !sameMessage && (own.type === 'other' || leaningOf(text, language).pronoun)
  return turn(outcomeOf(found, asked, index, elliptic))
}

/** 'What discount would I get with that?' names what it is asked of, if only by pointing. */
const pointsBack = ({ text, language }: Question) =>
  language === 'en' &&
  /\b(?:with|on|for|in|under|from) (?:that|it|this|them|those|that one|this one)\s*[?.!]*$/i.test(text)

function outcomeOf(found: Found, question: Question, index: KnowledgeIndex, elliptic: boolean): Outcome {
  if (!found.chosen) return { kind: 'none', reasons: found.reasons }
  const unit = index.units[found.chosen.unit]!
  const row = rowOfSameName(found.chosen.unit, found.judged, index)
  if (row !== null && question.type === 'price') return { kind: 'passage', units: [row], columns: null }
  if (row !== null && leavesPriceOut(found.chosen.unit, index))
    return { kind: 'passage', units: [found.chosen.unit, row], columns: null }
  const rows = wholeTable(found.chosen, question, index)
  if (rows) return { kind: 'passage', ...rows }
  const columns = unit.cells ? namedColumns(unit, question, index) : []
  const deadlines =
    unit.kind === 'item' && leadTime.test(question.text) ? listOfDeadlines(found.chosen.unit, index) : null
  if (deadlines !== null) return { kind: 'passage', units: [deadlines], columns: null }
  return {
    kind: 'passage',
    units: [
      ...withPaired(equals(found.judged, found.chosen, question, index), found.judged, question, index),
      ...(elliptic ? [] : secondVoice(found.judged, found.chosen, question, index)),
    ],
    columns: columns.length > 0 ? columns : null,
    alone: (question.type === 'who' && isOneOfMany(unit, index)) || (elliptic && tellsItself(unit, question)),
  }
}

/** A follow-up asks for one thing; the sentence that holds it is enough. */
const tellsItself = ({ kind, text, scope }: Unit, { type }: Question) =>
  kind === 'sentence' && scope <= section && oneValue.has(type) && (valuesIn(text) & needed[type]) !== 0
const oneValue = new Set(['price', 'clock', 'when', 'weekday'])

/** How near another passage has to come to be heard too, in essays and in short sections. */
const nearlyAsGood = { essay: 0.6, section: 0.8 }
const shortEnough = 45

/** Where two places fit almost alike, both are heard: nobody can tell which one was meant. */
function secondVoice(
  judged: readonly Judged[],
  chosen: Judged,
  question: Question,
  index: KnowledgeIndex,
): number[] {
  const unit = index.units[chosen.unit]!
  const essay = unit.kind === 'sentence' && unit.scope > section
  const near = essay ? nearlyAsGood.essay : nearlyAsGood.section
  const other = judged.find((candidate) => {
    const { page, block, path, trust } = index.units[candidate.unit]!
    // Below somebody's name two passages speak of one person.
    const elsewhere = !isSomebody(path.at(-1) ?? '') || page !== unit.page || path.at(-1) !== unit.path.at(-1)
    return essay ? page !== unit.page : block !== unit.block && elsewhere && trust > datedTrust
  })
  if (!other || other.score < chosen.score * near) return []
  const second = index.units[other.unit]!
  if (essay ? second.kind !== 'sentence' : !readsBeside(unit, second)) return []
  return verdict(other, question, index) === '' ? [other.unit] : []
}

/** Two sentences or answers can stand beside each other; rows of different tables would only confuse. */
const readsBeside = (one: Unit, other: Unit) =>
  [one, other].every(
    ({ kind, text, trust }) =>
      (kind === 'sentence' || kind === 'faq' || kind === 'item' || kind === 'term') &&
      trust > datedTrust &&
      wordCount(text) <= shortEnough,
  )

const mostEquals = 5

/** Rows that fit as well as the best one: 'a root canal' may be two rows of a table. */
function equals(
  judged: readonly Judged[],
  chosen: Judged,
  question: Question,
  index: KnowledgeIndex,
): number[] {
  const unit = index.units[chosen.unit]!
  if (unit.kind !== 'row' && unit.kind !== 'item') return [chosen.unit]
  const alike = judged.filter((other) => {
    const candidate = index.units[other.unit]!
    return (
      other.unit !== chosen.unit &&
      candidate.block === unit.block &&
      candidate.kind === unit.kind &&
      other.score > chosen.score * 0.9 &&
      Math.abs(other.coverage - chosen.coverage) < 0.02 &&
      verdict(other, question, index) === ''
    )
  })
  if (alike.length >= mostEquals) return [chosen.unit]
  const units = [chosen.unit, ...alike.map((other) => other.unit)].sort((a, b) => a - b)
  return asTyped(closest(units, question.groups, index), question, index)
}

/** A pronoun most often means what was just spoken of. */
function withFavourite(question: Question, previous: Turn | null): Question {
  // An age or a size is told where bounds are drawn, seldom by the passage just read.
  if (previous?.outcome.kind !== 'passage' || question.groups.some((group) => group.quantity && group.name))
    return question
  return { ...question, favourite: previous.outcome.units[0]! }
}
