import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { commonWords } from '../language/common-words.ts'
import { fold, withoutDigraphs } from '../language/fold.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { smallWords } from '../language/stop-words.ts'
import { dayName } from '../language/weekdays.ts'
import type { Language } from '../types.ts'
import { byEar } from './spelling-by-ear.ts'

// Chat spellings that no edit distance reaches.
const slang: Partial<Record<Language, Record<string, string>>> = {
  en: {
    fone: 'phone',
    hw: 'how',
    wat: 'what',
    wats: 'what',
    wot: 'what',
    whats: 'what',
    r: 'are',
    n: 'and',
    pls: 'please',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    appt: 'appointment',
    appts: 'appointments',
    hrs: 'hours',
    addy: 'address',
    wknd: 'weekend',
    nite: 'night',
    thru: 'through',
    ppl: 'people',
    cuz: 'because',
    telefone: 'telephone',
    prise: 'price',
    bday: 'birthday',
    veggie: 'vegetarian',
    delivry: 'delivery',
    wheres: 'where is',
    whens: 'when is',
    hows: 'how is',
    whos: 'who is',
    quid: 'pounds',
    cheq: 'cheque',
    cheqs: 'cheques',
    wud: 'would',
    cud: 'could',
    shud: 'should',
    coz: 'because',
    abt: 'about',
    thx: 'thanks',
    ty: 'thanks',
    yr: 'your',
    tho: 'though',
    b4: 'before',
    gd: 'good',
    msg: 'message',
    num: 'number',
    mins: 'minutes',
    pic: 'photo',
    pics: 'photos',
    sum1: 'someone',
    sumthing: 'something',
    enuf: 'enough',
    becuz: 'because',
    shd: 'should',
    dnt: 'dont',
    wen: 'when',
    wer: 'where',
    hav: 'have',
    giv: 'give',
    thier: 'their',
    ther: 'there',
    neva: 'never',
    avail: 'available',
    rez: 'reservation',
    kidz: 'kids',
    wiv: 'with',
    luv: 'love',
    gonna: 'going to',
    defo: 'definitely',
  },
  es: {
    q: 'que',
    xq: 'porque',
    tb: 'tambien',
    ai: 'hay',
    ay: 'hay',
    ke: 'que',
    kuanto: 'cuanto',
    tlf: 'telefono',
    finde: 'fin',
    bici: 'bicicleta',
  },
  de: { nr: 'nummer', tel: 'telefon', gibs: 'gibt', wieviel: 'viel', moin: 'hallo', ne: 'eine', n: 'ein' },
  fr: {
    pk: 'pourquoi',
    pkoi: 'pourquoi',
    koi: 'quoi',
    ki: 'qui',
    ke: 'que',
    kel: 'quel',
    kan: 'quand',
    komen: 'comment',
    cest: "c'est",
    jai: "j'ai",
    yatil: 'y a-t-il',
    vou: 'vous',
    nou: 'nous',
    pui: 'puis',
    prene: 'prenez',
    acepte: 'acceptez',
    kombien: 'combien',
    konbien: 'combien',
    combient: 'combien',
    ouver: 'ouvert',
    ouvere: 'ouvert',
    rdv: 'rendez',
    tel: 'telephone',
    bcp: 'beaucoup',
    bjr: 'bonjour',
    aujourdhui: "aujourd'hui",
  },
}

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
function sound(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/^wh/g, 'w')
    .replace(/^kn/g, 'n')
    .replace(/ck|qu|q|c(?![eiy])/g, 'k')
    .replace(/c(?=[eiy])|z|ß/g, 's')
    .replace(/[ea]nce$/, 'nse')
    .replace(/h(?![aeiou])/g, '')
    .replace(/v/g, 'b')
    .replace(/(?<=.)[aeiouy]+/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** What a chat spelling stands for. */
export const spelledOut = (folded: string, language: Language): string | undefined =>
  Object.hasOwn(slang[language] ?? {}, folded) ? slang[language]![folded] : undefined

/** The word a visitor meant: one of the site's own, of the lexicon or of the language's commonest; null if none is near. */
export function repairWord(
  folded: string,
  index: KnowledgeIndex,
  language: Language,
  foreign: boolean,
): string | null {
  if (language === 'de') {
    const plain = withoutDigraphs(folded)
    if (plain !== folded && (index.spellings.has(plain) || lexiconOf('de').spellings.has(plain))) return plain
  }
  if (folded.length < 3 || /\d/.test(folded)) return null
  return nearest(folded, index, language, foreign)
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

function nearest(folded: string, index: KnowledgeIndex, language: Language, foreign: boolean): string | null {
  const limit = allowed(folded.length)
  let best: { word: string; score: number } | null = null
  const heard = sound(folded)
  const ear = byEar(folded, language)
  const consider = (word: string, familiarity: number, loosely: boolean) => {
    const alike = sound(word) === heard
    const same = folded.length >= 4 && byEar(word, language) === ear
    const tolerance = loosely && alike && folded.length >= 5 ? Math.max(limit, 2) : limit
    if (tolerance === 0) return
    const edits = same ? 0.9 : distance(folded, word, tolerance)
    if (edits > tolerance) return
    const score =
      edits -
      (alike ? 0.6 : 0) -
      familiarity -
      (sameLetters(folded, word) ? 0.4 : 0) -
      sharedStart(folded, word) * 0.03
    if (!best || score < best.score) best = { word, score }
  }
  const firsts = new Set([folded[0], folded[1], heard[0]])
  for (const [first, written] of writtenOtherwise) if (folded.startsWith(first)) firsts.add(written)
  for (let length = folded.length - 2; length <= folded.length + 2 && !foreign; length++) {
    for (const first of firsts) {
      for (const word of index.byShape.get(`${first}${length}`) ?? []) {
        consider(word, 0.2 + Math.min(0.25, index.spellings.get(word)!.count / 40), true)
      }
    }
  }
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
  return chosen?.word ?? (foreign ? null : twoWords(folded, index)) ?? nearCommonWord(folded, language)
}

/** 'Carpark', 'allday': two words of the site written as one. */
function twoWords(folded: string, index: KnowledgeIndex): string | null {
  if (folded.length < 6) return null
  for (let at = 3; at <= folded.length - 3; at++) {
    const [one, other] = [folded.slice(0, at), folded.slice(at)]
    if (index.spellings.has(one) && index.spellings.has(other)) return `${one} ${other}`
  }
  return null
}

const seldom = 3_000

/** 'Puncher' is a word, though few mean it: one the site uses and that sounds the same is meant. */
export function soundsLikeOwn(folded: string, index: KnowledgeIndex, language: Language): string | null {
  if (folded.length < 5 || (commonWords(language).get(folded) ?? seldom) < seldom) return null
  const ear = byEar(folded, language)
  for (let length = folded.length - 1; length <= folded.length + 2; length++) {
    for (const word of index.byShape.get(`${folded[0]}${length}`) ?? [])
      if (word !== folded && byEar(word, language) === ear) return word
  }
  return null
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

const commonest = 1_500
const shortCommonest = 400

/** 'ned', 'hav', 'whiich': an unknown word one slip away from one of the commonest. */
function nearCommonWord(folded: string, language: Language): string | null {
  let near: string | null = null
  let rank = 0
  for (const word of commonWords(language).keys()) {
    if (rank++ > (folded.length > 5 ? commonest : shortCommonest)) break
    if (Math.abs(word.length - folded.length) > 1 || word.length < 3) continue
    if (folded.length > 5 && word[0] !== folded[0]) continue
    if (distance(folded, word, 1) > 1) continue
    if (isWithin(folded, word) || sameLetters(folded, word) || sound(word) === sound(folded)) return word
    near ??= word
  }
  return folded.length <= 5 ? near : null
}
