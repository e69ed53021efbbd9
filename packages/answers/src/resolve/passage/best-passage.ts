import { isAccepted } from '../../accept/accept.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { type IndexedPassage, section } from '../../knowledge/passage.ts'
import { wordCount } from '../../knowledge/sentences.ts'
import { datedTrust } from '../../knowledge/trust.ts'
import { isSomebody } from '../../language/person-names.ts'
import { closest } from '../../search/fits-bounds.ts'
import type { Judged } from '../../search/judged.ts'
import type { Question } from '../../understand/question.ts'
import { leaningOf } from '../../understand/type/leaning.ts'
import { foundFor } from '../found.ts'
import { isOneOfMany } from '../people/one-of-many.ts'
import type { Resolver } from '../resolver.ts'
import { namedColumns } from '../table/columns.ts'
import { asTyped } from './as-typed.ts'

/** The passage that fits best, with its equals and with another where nobody can tell which one was meant. */
export const bestPassage: Resolver = {
  name: 'best-passage',
  resolve(asked) {
    const { own, question, text, language, follows, sameMessage, index } = asked
    const { chosen, judged } = foundFor(asked)
    if (!chosen) return null
    const passage = index.passages[chosen.passage]!
    // A second question of the same message ('…, and can I bring a dog?') is one of its own.
    const elliptic = follows && !sameMessage && (own.type === 'other' || leaningOf(text, language).pronoun)
    const columns = passage.cells ? namedColumns(passage, question, index) : []
    return {
      kind: 'passage',
      passages: [
        ...equals(judged, chosen, question, index),
        ...(elliptic ? [] : secondVoice(judged, chosen, question, index)),
      ],
      columns: columns.length > 0 ? columns : null,
      alone: question.type === 'who' && isOneOfMany(passage, index),
    }
  },
}

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
  const passage = index.passages[chosen.passage]!
  const essay = passage.kind === 'sentence' && passage.scope > section
  const near = essay ? nearlyAsGood.essay : nearlyAsGood.section
  const other = judged.find((candidate) => {
    const { page, block, path, trust } = index.passages[candidate.passage]!
    // Below somebody's name two passages speak of one person.
    const elsewhere =
      !isSomebody(path.at(-1) ?? '') || page !== passage.page || path.at(-1) !== passage.path.at(-1)
    return essay ? page !== passage.page : block !== passage.block && elsewhere && trust > datedTrust
  })
  if (!other || other.score < chosen.score * near) return []
  const second = index.passages[other.passage]!
  if (essay ? second.kind !== 'sentence' : !readsBeside(passage, second)) return []
  return isAccepted(other, question, index) ? [other.passage] : []
}

/** Two sentences or answers can stand beside each other; rows of different tables would only confuse. */
const readsBeside = (one: IndexedPassage, other: IndexedPassage) =>
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
  const passage = index.passages[chosen.passage]!
  if (passage.kind !== 'row' && passage.kind !== 'item') return [chosen.passage]
  const alike = judged.filter((other) => {
    const candidate = index.passages[other.passage]!
    return (
      other.passage !== chosen.passage &&
      candidate.block === passage.block &&
      candidate.kind === passage.kind &&
      other.score > chosen.score * 0.9 &&
      Math.abs(other.coverage - chosen.coverage) < 0.02 &&
      isAccepted(other, question, index)
    )
  })
  if (alike.length >= mostEquals) return [chosen.passage]
  const passages = [chosen.passage, ...alike.map((other) => other.passage)].sort((a, b) => a - b)
  return asTyped(closest(passages, question.groups, index), question, index)
}
