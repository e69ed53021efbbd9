import { commonWords } from '../../language/common-words.ts'
import { lexiconOf } from '../../language/lexicon.ts'
import { stem } from '../../language/stem.ts'
import type { Language } from '../../types.ts'

// What a mistyped word is compared with, arranged so that only words like it are looked at.

function added<K, V>(lists: Map<K, V[]>, key: K, value: V) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

const lexicons = new Map<Language, Map<string, string[]>>()

/** The spellings of the lexicon by first letter, in its order. */
export function lexiconWords(language: Language, first: string): readonly string[] {
  let known = lexicons.get(language)
  if (!known) {
    known = new Map()
    for (const word of lexiconOf(language).spellings.keys()) added(known, word[0] ?? '', word)
    lexicons.set(language, known)
  }
  return known.get(first) ?? []
}

interface RankedWord {
  word: string
  /** 1 for the commonest. */
  rank: number
}

const ranked = new Map<Language, { all: RankedWord[]; byFirst: Map<string, RankedWord[]> }>()

function rankedWords(language: Language) {
  let known = ranked.get(language)
  if (!known) {
    known = { all: [], byFirst: new Map() }
    for (const word of commonWords(language).keys()) {
      const entry = { word, rank: known.all.length + 1 }
      known.all.push(entry)
      added(known.byFirst, word[0] ?? '', entry)
    }
    ranked.set(language, known)
  }
  return known
}

/** Common words, the commonest first; only those of one first letter if one is given. */
export function commonestWords(language: Language, first?: string): readonly RankedWord[] {
  const { all, byFirst } = rankedWords(language)
  return first === undefined ? all : (byFirst.get(first) ?? [])
}

interface Form {
  word: string
  stem: string
}

const forms = new Map<Language, Map<string, Form[]>>()

/** Common words of a length and a first letter, with their stems: forms of a word the site may use otherwise. */
export function commonForms(language: Language, first: string, length: number): readonly Form[] {
  let shapes = forms.get(language)
  if (!shapes) {
    shapes = new Map()
    for (const word of commonWords(language).keys())
      if (word.length >= 5) added(shapes, `${word[0]}${word.length}`, { word, stem: stem(word, language) })
    forms.set(language, shapes)
  }
  return shapes.get(`${first}${length}`) ?? []
}
