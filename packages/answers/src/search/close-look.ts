import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { type IndexedPassage, section } from '../knowledge/passage.ts'
import { Recent } from '../language/recent.ts'
import { isStopWord } from '../language/stop-words.ts'
import { type Token, tokenise } from '../language/tokenise.ts'
import type { Question } from '../understand/question.ts'
import { asksNegatively } from '../understand/type/polarity.ts'
import { close } from './weights.ts'

/** Neighbouring words of a question that should stand together in an answer too. */
export function pairsOf(question: Question): [Set<number>, Set<number>][] {
  const own = question.groups.filter(
    (group) => (group.role === 'subject' || group.role === 'weak') && group.alternatives.length > 0,
  )
  const ids = own.map(
    (group) =>
      new Set(
        group.alternatives
          .filter((alternative) => alternative.weight >= 0.4)
          .map((alternative) => alternative.term),
      ),
  )
  const pairs: [Set<number>, Set<number>][] = []
  for (let at = 0; at + 1 < ids.length; at++) pairs.push([ids[at]!, ids[at + 1]!])
  return pairs
}

const apart = 3
const bygone =
  /\b(?:last (?:year|season|summer|winter|spring|autumn)|used to (?:be|cost)|letztes jahr|letzten (?:sommer|winter)|el año pasado|l['’]an(?:née)? derni(?:er|ère)|l['’]anno scorso|no ano passado)\b/i
const denial = /^(?:no|without|not|kein|keine|ohne|nicht|sin|no|sans|pas|senza|sem)$/

interface Look {
  /** What the words are on this site, in order. */
  ids: number[]
  /** The first word that is not of grammar. */
  head: number
  /** Words of its name that stand behind a 'no' or 'without'. */
  denied: number[]
}

const looksKept = 500
const looks = new WeakMap<KnowledgeIndex, Recent<IndexedPassage, Look>>()

/** The passages of a site that answer at all answer many questions. */
function lookAt(passage: IndexedPassage, index: KnowledgeIndex): Look {
  let known = looks.get(index)
  if (!known) {
    known = new Recent(looksKept)
    looks.set(index, known)
  }
  let look = known.get(passage)
  if (!look) {
    const tokens = tokensOf(passage)
    const denied: number[] = []
    tokens.forEach((token, at) => {
      if (at > 0 && token.start < passage.subject.length && denial.test(tokens[at - 1]!.folded))
        denied.push(at)
    })
    look = {
      ids: idsOf(tokens, index),
      head: tokens.findIndex((token) => !isStopWord(token.folded, passage.language)),
      denied,
    }
    known.set(passage, look)
  }
  return look
}

const tokensOf = (passage: IndexedPassage) =>
  tokenise(`${passage.subject} ${passage.text}`, passage.language).filter((token) => !token.echo)

const idsOf = (tokens: readonly Token[], index: KnowledgeIndex) =>
  tokens.map((token) => index.terms.get(token.stem) ?? -1)

/** A passage looked at word by word. */
interface CloseLook {
  passage: IndexedPassage
  question: Question
  pairs: readonly [Set<number>, Set<number>][]
  index: KnowledgeIndex
  look: Look
  /** What was asked for, in the site's own words. */
  asked: ReadonlySet<number>
}

const closeFactors: readonly { name: string; factor(close: CloseLook): number }[] = [
  {
    name: 'words-together',
    factor: ({ pairs, look }) => 1 + close.pair * Math.min(close.mostPairs, pairsFound(pairs, look.ids)),
  },
  {
    // In an essay every sentence opens with its theme.
    name: 'opens-with-it',
    factor: ({ passage, asked, look: { head, ids } }) =>
      passage.kind === 'sentence' &&
      passage.scope <= section &&
      head >= 0 &&
      head <= 2 &&
      asked.has(ids[head]!)
        ? close.opensWith
        : 1,
  },
  {
    // What somebody paid is not what it costs.
    name: 'paid-before',
    factor: ({ passage, question }) =>
      question.type === 'price' &&
      passage.scope <= section &&
      bygone.test(passage.text) &&
      !bygone.test(question.text)
        ? close.bygone
        : 1,
  },
  {
    // 'Pitch, no electricity' is not what 'a pitch with electricity' asks for.
    name: 'named-as-lacking',
    factor: ({ question, asked, look: { denied, ids } }) =>
      denied.some((at) => asked.has(ids[at]!)) &&
      !asksNegatively(question.text, question.language) &&
      !deniedIn(question)
        ? close.denied
        : 1,
  },
]

const pairsFound = (pairs: CloseLook['pairs'], ids: readonly number[]): number =>
  pairs.filter(([first, second]) =>
    ids.some(
      (id, at) =>
        first.has(id) &&
        ids.slice(Math.max(0, at - 1), at + apart + 1).some((other) => other !== id && second.has(other)),
    ),
  ).length

/** How the words stand: together as in the question, at the head of the sentence, or denied. */
export function closeLook(
  passage: IndexedPassage,
  question: Question,
  pairs: readonly [Set<number>, Set<number>][],
  index: KnowledgeIndex,
): { factor: number; names: string[] } {
  const asked = new Set(
    question.groups
      .filter((group) => group.role === 'subject' && group.exact)
      .map((group) => group.alternatives[0]!.term),
  )
  const seen: CloseLook = { passage, question, pairs, index, look: lookAt(passage, index), asked }
  const names: string[] = []
  let product = 1
  for (const { name, factor } of closeFactors) {
    const times = factor(seen)
    if (times === 1) continue
    product *= times
    names.push(name)
  }
  return { factor: product, names }
}

const deniedIn = (question: Question) =>
  tokenise(question.text, question.language).some((token) => denial.test(token.folded))
