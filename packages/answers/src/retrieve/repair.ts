import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { commonWords } from '../language/common-words.ts'
import { fold, withoutDigraphs } from '../language/fold.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { stem } from '../language/stem.ts'
import { isStopWord, smallWords } from '../language/stop-words.ts'
import { dayName } from '../language/weekdays.ts'
import type { Language } from '../types.ts'
import { twoWords } from './joined-words.ts'
import { saidTogether } from './site-text.ts'
import { byEar } from './spelling-by-ear.ts'

/** Edits between two words: insert, drop, replace, swap neighbours. Stops counting above `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    before = previous
    previous = row
  }
  return previous[b.length]!
}

const allowed = (length: number) => (length <= 3 ? 0 : length <= 7 ? 1 : 2)

/** How it sounds, roughly: what people confuse when they write by ear. */
function sound(word: string, language: Language): string {
  const heard = language === 'es' ? word.replace(/v/g, 'b') : word
  return heard
    .replace(/ph/g, 'f')
    .replace(/^wh/g, 'w')
    .replace(/^kn/g, 'n')
    .replace(/ck|qu|q|c(?![eiy])/g, 'k')
    .replace(/c(?=[eiy])|z|ß/g, 's')
    .replace(/[ea]nce$/, 'nse')
    .replace(/h(?![aeiou])/g, '')
    .replace(/(?<=.)[aeiouy]+/g, '')
    .replace(/(.)\1+/g, '$1')
}

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
  const consider = (word: string, familiarity: number, loosely: boolean, own = false) => {
    const alike = sound(word, language) === heard
    const same = folded.length >= 4 && byEar(word, language) === ear
    const tolerance = loosely && alike && folded.length >= 5 ? Math.max(limit, 2) : limit
    // Three letters are near a great many words; only what stands beside them tells which.
    const short = tolerance === 0 && own && isWithin(folded, word) && word.length === folded.length + 1
    if (tolerance === 0 && !(short && fitsBeside(word, beside, index, language))) return
    const edits = same ? 0.9 : distance(folded, word, Math.max(tolerance, 1))
    if (edits > Math.max(tolerance, 1)) return
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
  if (!foreign && folded.length > 4)
    for (const { word, stem: own } of commonForms(language, folded))
      if (index.terms.has(own) && isSlip(folded, word)) consider(word, 0.1, false)
  for (const word of lexiconOf(language).spellings.keys()) {
    if (Math.abs(word.length - folded.length) <= 2 && word[0] === folded[0]) consider(word, 0.15, false)
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
      if (folded.length >= 5 && usual >= seldom && byEar(word, language) === ear) return word
      // 'Annual pas', 'lead climbing corse': one slip away from what the site says in that very place.
      const slip = isSlip(folded, word) || byEar(word, language) === ear
      if (near || (!slip && folded.length < 5) || distance(folded, word, 1) > 1) continue
      if (fitsBeside(word, beside, index, language)) near = word
    }
  }
  return near
}

function sharedStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

/** One is the other with letters left out: the commonest slip of all. */
function isWithin(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === long.length) return false
  let at = 0
  for (const char of long) if (char === short[at]) at++
  return at === short.length
}

const sameLetters = (a: string, b: string) =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join()

/** Letters left out, doubled or swapped, or the key beside; 'boiling' and 'bowling' are two words. */
const isSlip = (typed: string, word: string) =>
  isWithin(typed, word) || sameLetters(typed, word) || isKeyBeside(typed, word)

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function isKeyBeside(typed: string, word: string): boolean {
  if (typed.length !== word.length) return false
  const at = sharedStart(typed, word)
  if (typed.slice(at + 1) !== word.slice(at + 1)) return false
  return keyboard.some((row) => {
    const [hit, meant] = [row.indexOf(typed[at] ?? ''), row.indexOf(word[at] ?? '')]
    return hit >= 0 && meant >= 0 && Math.abs(hit - meant) === 1
  })
}

const commonest = 1_500
const shortCommonest = 400
const slipCommonest = 3_000
const longWord = 7

/** 'ned', 'hav', 'whiich': an unknown word one slip away from one of the commonest. A long one is near few others. */
function nearCommonWord(folded: string, language: Language): string | null {
  let near: string | null = null
  let rank = 0
  for (const word of commonWords(language).keys()) {
    rank++
    if (rank > slipCommonest && folded.length < longWord) break
    if (Math.abs(word.length - folded.length) > 1 || word.length < 3) continue
    if (folded.length > 5 && word[0] !== folded[0] && !isDoubling(folded, word)) continue
    if (distance(folded, word, 1) > 1) continue
    const slip = isSlip(folded, word)
    const within = rank <= (folded.length > 5 ? commonest : shortCommonest)
    if (slip && (within || folded.length >= longWord || isDoubling(folded, word))) return word
    if (within && sound(word, language) === sound(folded, language)) return word
    if (within) near ??= word
  }
  return folded.length <= 5 ? near : null
}

/** 'Talkk', 'faileed': a key that was hit twice. */
const isDoubling = (typed: string, word: string) =>
  typed.length === word.length + 1 && typed.replace(/(.)\1/g, '$1') === word.replace(/(.)\1/g, '$1')

const forms = new Map<Language, Map<string, { word: string; stem: string }[]>>()

/** Common words of about the length of one and its first letter, with their stems: forms of a word the site may use otherwise. */
function commonForms(language: Language, folded: string): { word: string; stem: string }[] {
  let shapes = forms.get(language)
  if (!shapes) {
    shapes = new Map()
    for (const word of commonWords(language).keys()) {
      if (word.length < 5) continue
      const shape = `${word[0]}${word.length}`
      const alike = shapes.get(shape)
      const form = { word, stem: stem(word, language) }
      if (alike) alike.push(form)
      else shapes.set(shape, [form])
    }
    forms.set(language, shapes)
  }
  return [-1, 0, 1].flatMap((more) => shapes.get(`${folded[0]}${folded.length + more}`) ?? [])
}
