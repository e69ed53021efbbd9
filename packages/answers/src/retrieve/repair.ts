import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { commonWords } from '../language/common-words.ts'
import { fold, withoutDigraphs } from '../language/fold.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { isStopWord, smallWords } from '../language/stop-words.ts'
import { dayName } from '../language/weekdays.ts'
import type { Language } from '../types.ts'
import { distance, isDoubling, isSlip, isWithin, sameLetters, sharedStart } from './edits.ts'
import { twoWords } from './joined-words.ts'
import { saidTogether } from './site-text.ts'
import { byEar, sound } from './spelling-by-ear.ts'
import { commonestWords, commonForms, lexiconWords } from './words-by-shape.ts'

const allowed = (length: number) => (length <= 3 ? 0 : length <= 7 ? 1 : 2)

/** The word a visitor meant: one of the site's own, of the lexicon or of the language's commonest; null if none is near. */
export function repairWord(
  folded: string,
  index: KnowledgeIndex,
  language: Language,
  foreign: boolean,
  beside: Beside = nothingBeside,
): string | null {
  if (language === 'de') {
    const plain = withoutDigraphs(folded)
    if (plain !== folded && (index.spellings.has(plain) || lexiconOf('de').spellings.has(plain))) return plain
  }
  if (folded.length < 3 || /\d/.test(folded)) return null
  return nearest(folded, index, language, foreign, beside)
}

// Letters a word begins with when it is not written by ear.
const writtenOtherwise = [
  ['f', 'p'],
  ['r', 'w'],
  ['n', 'k'],
  ['k', 'c'],
  ['s', 'c'],
  ['j', 'g'],
] as const

/** The words before and after one, folded. */
export interface Beside {
  before: string | undefined
  after: string | undefined
}

const nothingBeside: Beside = { before: undefined, after: undefined }

/** Whether the site has a word next to one that stands next to it in the question, grammar aside. */
function fitsBeside(word: string, { before, after }: Beside, index: KnowledgeIndex, language: Language) {
  const tells = (near: string | undefined): near is string =>
    near !== undefined && near.length > 2 && !isStopWord(near, language)
  return (
    (tells(before) && saidTogether(before, word, index)) || (tells(after) && saidTogether(word, after, index))
  )
}

function nearest(
  folded: string,
  index: KnowledgeIndex,
  language: Language,
  foreign: boolean,
  beside: Beside,
): string | null {
  const limit = allowed(folded.length)
  let best: { word: string; score: number } | null = null
  const heard = sound(folded, language)
  const ear = byEar(folded, language)
  const reach = folded.length >= 5 ? Math.max(limit, 2) : Math.max(limit, 1)
  const consider = (word: string, familiarity: number, loosely: boolean, own = false) => {
    // Three letters are near a great many words; only what stands beside them tells which.
    if (
      limit === 0 &&
      !(
        own &&
        word.length === folded.length + 1 &&
        isWithin(folded, word) &&
        fitsBeside(word, beside, index, language)
      )
    )
      return
    const same = folded.length >= 4 && byEar(word, language) === ear
    const edits = same ? 0.9 : distance(folded, word, reach)
    if (edits > reach) return
    const alike = sound(word, language) === heard
    const tolerance = loosely && alike ? reach : Math.max(limit, 1)
    if (edits > tolerance) return
    const score =
      edits -
      (alike ? 0.6 : 0) -
      familiarity -
      usualness(word, language) -
      (sameLetters(folded, word) ? 0.4 : 0) -
      sharedStart(folded, word) * 0.03 -
      (own && fitsBeside(word, beside, index, language) ? besideBonus : 0)
    if (!best || score < best.score) best = { word, score }
  }
  const firsts = new Set([folded[0], folded[1], heard[0]])
  for (const [first, written] of writtenOtherwise) if (folded.startsWith(first)) firsts.add(written)
  for (let length = folded.length - 2; length <= folded.length + 2 && !foreign; length++) {
    for (const first of firsts) {
      for (const word of index.byShape.get(`${first}${length}`) ?? []) {
        consider(word, 0.2 + Math.min(0.25, index.spellings.get(word)!.count / 40), true, true)
      }
    }
  }
  for (let length = folded.length - 1; length <= folded.length + 1 && !foreign && folded.length > 4; length++)
    for (const { word, stem } of commonForms(language, folded[0]!, length))
      if (index.terms.has(stem) && isSlip(folded, word)) consider(word, 0.1, false)
  for (const word of lexiconWords(language, folded[0]!)) {
    if (Math.abs(word.length - folded.length) <= 2) consider(word, 0.15, false)
  }
  for (const word of smallWords(language)) {
    if (Math.abs(word.length - folded.length) <= 1 && (word[0] === folded[0] || word[1] === folded[0]))
      consider(word, 0.5, false)
  }
  for (let day = 0; day < 7; day++) {
    const name = fold(dayName(day, language))
    consider(name, 0.15, true)
    consider(`${name}s`, 0.15, true)
  }
  const chosen = best as { word: string; score: number } | null
  const two = foreign ? null : twoWords(folded, index, language)
  const alike = (word: string) => sound(word, language) === heard || byEar(word, language) === ear
  if (chosen && two && !(alike(chosen.word) && distance(folded, chosen.word, 1) < 2)) return two
  return chosen?.word ?? two ?? nearCommonWord(folded, language)
}

const besideBonus = 0.5

/** What is said all the time is mistyped all the time. */
function usualness(word: string, language: Language): number {
  const rank = commonWords(language).get(word) ?? Number.POSITIVE_INFINITY
  return rank < 300 ? 0.35 : rank < 1_000 ? 0.15 : 0
}

const seldom = 3_000
const hardlyMeant = 600

/** 'Puncher' is a word, though few mean it: one the site uses and that sounds the same is meant. */
export function soundsLikeOwn(
  folded: string,
  index: KnowledgeIndex,
  language: Language,
  beside: Beside,
): string | null {
  const usual = commonWords(language).get(folded) ?? seldom
  if (folded.length < 3 || usual < hardlyMeant) return null
  const ear = byEar(folded, language)
  let near: string | null = null
  for (let length = folded.length - 1; length <= folded.length + 2; length++) {
    for (const word of index.byShape.get(`${folded[0]}${length}`) ?? []) {
      if (word === folded || word.length < 4) continue
      const same = byEar(word, language) === ear
      if (same && folded.length >= 5 && usual >= seldom) return word
      if (near || distance(folded, word, 1) > 1) continue
      // 'Annual pas', 'lead climbing corse': one slip away from what the site says in that very place.
      if (folded.length < 5 && !same && !isSlip(folded, word)) continue
      if (fitsBeside(word, beside, index, language)) near = word
    }
  }
  return near
}

const commonest = 1_500
const shortCommonest = 400
const slipCommonest = 3_000
const longWord = 7

/** 'ned', 'hav', 'whiich': an unknown word one slip away from one of the commonest. A long one is near few others. */
function nearCommonWord(folded: string, language: Language): string | null {
  let near: string | null = null
  // A long word seldom begins with another letter than was typed.
  const words = commonestWords(language, folded.length > 5 ? folded[0] : undefined)
  for (const { word, rank } of words) {
    if (rank > slipCommonest && folded.length < longWord) break
    if (Math.abs(word.length - folded.length) > 1 || word.length < 3) continue
    if (distance(folded, word, 1) > 1) continue
    const slip = isSlip(folded, word)
    const within = rank <= (folded.length > 5 ? commonest : shortCommonest)
    if (slip && (within || folded.length >= longWord || isDoubling(folded, word))) return word
    if (within && sound(word, language) === sound(folded, language)) return word
    if (within) near ??= word
  }
  return folded.length <= 5 ? near : null
}
