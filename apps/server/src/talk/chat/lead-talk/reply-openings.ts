import type { Language } from '@foyer/answers/types'
import { leadWords } from './words/all.ts'

type Meaning = 'yes' | 'no' | 'maybe' | 'aside'
type Wording = { words: string[]; meaning: Meaning; needsPause: boolean }

const noise = [
  'oh',
  'ah',
  'och',
  'ach',
  'well',
  'hm',
  'hmm',
  'um',
  'uh',
  'na',
  'hi',
  'hello',
  'hallo',
  'hola',
]

const known = new Map<Language, Map<string, Wording[]>>()

function wordingsOf(language: Language): Map<string, Wording[]> {
  const before = known.get(language)
  if (before) return before
  const { yes, maybe, no, thanks, fine } = leadWords[language]
  // 'No rush' is not a 'no'.
  const harmless = fine.filter((wording) => no.some((each) => wording.startsWith(each)))
  const meanings = new Map<string, Meaning>()
  const add = (wordings: readonly string[], meaning: Meaning) => {
    for (const wording of wordings) meanings.set(wording.normalize('NFC'), meaning)
  }
  add([...thanks, ...noise, ...harmless], 'aside')
  add(maybe, 'maybe')
  add(yes, 'yes')
  add(no, 'no')
  const wordings = [...meanings]
    .map(([wording, meaning]): Wording & { wording: string } => ({
      wording,
      words: wording.replace(',', '').split(' '),
      meaning,
      needsPause: wording.endsWith(','),
    }))
    .sort((one, other) => other.wording.length - one.wording.length)
  const byFirst = Map.groupBy(wordings, ({ words }) => words[0]!)
  known.set(language, byFirst)
  return byFirst
}

const thumbs = /^[👍👌✅✔☑🆗🤝👎❌✖🚫]$/u
const thumbsDown = /^[👎❌✖🚫]/u
const pause = /^\s*[,.;:!…–—-]/
const wordOrThumb = /[\p{L}\p{M}\p{N}]+|[👍👌✅✔☑🆗🤝👎❌✖🚫]/gu
/** The longest wording, including leading signs. */
const longestOpening = 80

/** The meaning and length of a message's opening; null if it doesn't answer a question. */
export function readOpening(text: string, language: Language): { meaning: Meaning; length: number } | null {
  const tokens = [...text.slice(0, longestOpening).matchAll(wordOrThumb)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    end: index + word.length,
  }))
  const first = tokens[0]
  if (!first) return null
  if (thumbs.test(first.word))
    return { meaning: thumbsDown.test(first.word) ? 'no' : 'yes', length: first.end }
  if (language === 'ja' || language === 'zh') return opensUnspaced(first, language)
  for (const { words, meaning, needsPause } of wordingsOf(language).get(first.word) ?? []) {
    const last = tokens[words.length - 1]
    if (!last || words.some((word, at) => tokens[at]!.word !== word)) continue
    if (!needsPause || pause.test(text.slice(last.end))) return { meaning, length: last.end }
  }
  return null
}

/**
 * The characters that may follow directly. In Japanese: none that could continue the word. In Chinese: a time or a
 * 'but'.
 */
const mayFollow = { ja: /^[^\p{sc=Hiragana}ー]/u, zh: /^(?:[^\p{L}]|[下上早晚明今后後周星但不])/u }

function opensUnspaced({ word, end }: { word: string; end: number }, language: 'ja' | 'zh') {
  const wordings = [...wordingsOf(language).values()]
    .flat()
    .toSorted((one, other) => other.words[0]!.length - one.words[0]!.length)
  const isWording = (rest: string) => wordings.some(({ words }) => rest.startsWith(words[0]!))
  for (const { words, meaning } of wordings) {
    if (!word.startsWith(words[0]!)) continue
    const rest = word.slice(words[0]!.length)
    if (rest === '' || mayFollow[language].test(rest) || isWording(rest))
      return { meaning, length: end - rest.length }
  }
  return null
}
