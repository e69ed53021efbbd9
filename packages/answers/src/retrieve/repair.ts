import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { commonWords } from '../language/common-words.ts'
import { withoutDigraphs } from '../language/fold.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { isStopWord } from '../language/stop-words.ts'
import type { Language } from '../types.ts'

/** What a visitor meant by a word that nobody knows. */
export interface Repair {
  folded: string
  stem: string
  /** The meant word is a small word and carries no subject. */
  small: boolean
}

// Chat spellings that no edit distance reaches.
const slang: Partial<Record<Language, Record<string, string>>> = {
  en: {
    fone: 'phone',
    hw: 'how',
    wat: 'what',
    wats: 'what',
    wot: 'what',
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
  fr: { pk: 'pourquoi', cb: 'combien', rdv: 'rendez', tel: 'telephone', bcp: 'beaucoup' },
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
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/e$/, '')
}

/** Finds the word a visitor meant among the site's own words, the lexicon and small words. */
export function repairWord(folded: string, index: KnowledgeIndex, language: Language): Repair | null {
  const spoken = slang[language]?.[folded]
  if (spoken)
    return { folded: spoken, stem: stemOf(spoken, index, language), small: isStopWord(spoken, language) }
  if (language === 'de') {
    const plain = withoutDigraphs(folded)
    const known =
      plain !== folded && (index.spellings.get(plain)?.stem ?? lexiconOf('de').spellings.get(plain))
    if (known) return { folded: plain, stem: known, small: false }
  }
  if (folded.length < 3 || /\d/.test(folded) || commonWords(language).has(folded)) return null
  return nearest(folded, index, language)
}

const stemOf = (folded: string, index: KnowledgeIndex, language: Language) =>
  index.spellings.get(folded)?.stem ?? lexiconOf(language).spellings.get(folded) ?? folded

function nearest(folded: string, index: KnowledgeIndex, language: Language): Repair | null {
  const limit = allowed(folded.length)
  let best: { folded: string; stem: string; score: number } | null = null
  const heard = sound(folded)
  const consider = (word: string, stem: string, familiarity: number) => {
    const tolerance = sound(word) === heard && folded.length >= 4 ? Math.max(limit, 2) : limit
    if (tolerance === 0) return
    const edits = distance(folded, word, tolerance)
    if (edits > tolerance) return
    const score =
      edits - (sound(word) === heard ? 0.6 : 0) - familiarity - (sameLetters(folded, word) ? 0.4 : 0)
    if (!best || score < best.score) best = { folded: word, stem, score }
  }
  for (let length = folded.length - 2; length <= folded.length + 2; length++) {
    for (const first of new Set([
      folded[0],
      folded[1],
      sound(folded)[0],
      folded.startsWith('f') ? 'p' : folded[0],
    ])) {
      for (const word of index.byShape.get(`${first}${length}`) ?? []) {
        const known = index.spellings.get(word)!
        consider(word, known.stem, 0.2 + Math.min(0.25, known.count / 40))
      }
    }
  }
  for (const [word, stem] of lexiconOf(language).spellings) {
    if (Math.abs(word.length - folded.length) <= 2 && word[0] === folded[0]) consider(word, stem, 0.15)
  }
  const chosen = best as { folded: string; stem: string; score: number } | null
  if (chosen) return { folded: chosen.folded, stem: chosen.stem, small: false }
  return nearSmallWord(folded, language) ? { folded, stem: folded, small: true } : null
}

const sameLetters = (a: string, b: string) =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join()

/** 'ned', 'hav', 'teh': a short unknown word one slip away from a common one says nothing by itself. */
function nearSmallWord(folded: string, language: Language): boolean {
  if (folded.length > 5) return false
  let rank = 0
  for (const word of commonWords(language).keys()) {
    if (rank++ > 400) return false
    if (Math.abs(word.length - folded.length) <= 1 && word.length > 2 && distance(folded, word, 1) <= 1)
      return true
  }
  return false
}
