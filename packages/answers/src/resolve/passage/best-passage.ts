import { isAccepted } from '../../accept/accept.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { wordCount } from '../../knowledge/sentences.ts'
import { datedTrust } from '../../knowledge/trust.ts'
import { section, type Unit } from '../../knowledge/unit.ts'
import { isSomebody } from '../../language/person-names.ts'
import { valuesIn } from '../../language/value-types.ts'
import { closest } from '../../search/fits-bounds.ts'
import type { Judged } from '../../search/judged.ts'
import type { Question } from '../../understand/question.ts'
import { leaningOf } from '../../understand/type/leaning.ts'
import { needed } from '../../understand/type/question-type.ts'
import { foundFor } from '../found.ts'
import { isOneOfMany } from '../people/one-of-many.ts'
import type { Resolver } from '../resolver.ts'
import { namedColumns } from '../table/columns.ts'
import { withPaired } from '../table/paired-rows.ts'
import { asTyped } from './as-typed.ts'

/** The passage that fits best, with its equals and with another where nobody can tell which one was meant. */
export const bestPassage: Resolver = {
  name: 'best-passage',
  resolve(asked) {
    const { own, question, text, language, follows, sameMessage, index } = asked
    const { chosen, judged } = foundFor(asked)
    if (!chosen) return null
    const unit = index.units[chosen.unit]!
    // A second question of the same message ('…, and can I bring a dog?') is one of its own.
    const elliptic = follows && !sameMessage && (own.type === 'other' || leaningOf(text, language).pronoun)
    const columns = unit.cells ? namedColumns(unit, question, index) : []
    return {
      kind: 'passage',
      units: [
        ...withPaired(equals(judged, chosen, question, index), judged, question, index),
        ...(elliptic ? [] : secondVoice(judged, chosen, question, index)),
      ],
      columns: columns.length > 0 ? columns : null,
      alone:
        (question.type === 'who' && isOneOfMany(unit, index)) || (elliptic && tellsItself(unit, question)),
    }
  },
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
  return isAccepted(other, question, index) ? [other.unit] : []
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
      isAccepted(other, question, index)
    )
  })
  if (alike.length >= mostEquals) return [chosen.unit]
  const units = [chosen.unit, ...alike.map((other) => other.unit)].sort((a, b) => a - b)
  return asTyped(closest(units, question.groups, index), question, index)
}
