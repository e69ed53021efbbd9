import { readFileSync } from 'node:fs'
import type { Language } from '../types.ts'

export const askedLanguages = ['en', 'de', 'fr', 'es', 'it'] as const satisfies readonly Language[]
export type AskedLanguage = (typeof askedLanguages)[number]

const linesOf = (file: string): string[] =>
  readFileSync(new URL(`./questions/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

/** A hundred correctly spelled questions of one to three words. */
export const shortQuestions = (language: AskedLanguage): string[] => linesOf(`short/${language}`)

/** Two hundred questions with typos, half of them short; reproducible by seed. */
export function misspeltQuestions(language: AskedLanguage, seed = 1): string[] {
  const random = randomFrom(seed)
  return [...linesOf(language), ...shortQuestions(language)].map((question) =>
    misspell(question, language, random),
  )
}

type Random = () => number

function randomFrom(seed: number): Random {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Neighboring keys. */
const beside = (letter: string): string => {
  const row = rows.find((keys) => keys.includes(letter))
  if (!row) return letter
  const at = row.indexOf(letter)
  return (row[at - 1] ?? '') + (row[at + 1] ?? '')
}

/** Phonetic and abbreviated spellings. */
const quick: Record<AskedLanguage, [RegExp, string][]> = {
  en: [
    [/\byou\b/gi, 'u'],
    [/\bare\b/gi, 'r'],
    [/\byour\b/gi, 'ur'],
    [/\bplease\b/gi, 'pls'],
    [/\btonight\b/gi, 'tonite'],
    [/\bthere\b/gi, 'their'],
    [/\bwhat\b/gi, 'wat'],
    [/ph/gi, 'f'],
    [/ight\b/gi, 'ite'],
    [/ei|ie/gi, 'ei'],
    [/([aeiou])([bdpt])\2/gi, '$1$2'],
  ],
  de: [
    [/\bnicht\b/gi, 'nich'],
    [/\bein(?:en|e)\b/gi, 'nen'],
    [/\bhabt ihr\b/gi, 'habter'],
    [/\bgibt es\b/gi, 'gibts'],
    [/\bist\b/gi, 'is'],
    [/ü/gi, 'ue'],
    [/ö/gi, 'oe'],
    [/ä/gi, 'ae'],
    [/ß/g, 'ss'],
    [/ie/gi, 'i'],
    [/tt|nn|mm|ll/gi, 't'],
  ],
  fr: [
    [/\bvous\b/gi, 'vs'],
    [/\bc'est\b/gi, 'cest'],
    [/\bj'ai\b/gi, 'jai'],
    [/\bqu'est-ce qu[ei]\b/gi, 'keske'],
    [/\bqu/gi, 'k'],
    [/ez\b/gi, 'er'],
    [/\best-ce que\b/gi, 'esque'],
    [/\bs'il vous plaît\b/gi, 'svp'],
    [/([lnt])\1/gi, '$1'],
    [/eau/gi, 'o'],
  ],
  es: [
    [/\bqué\b/gi, 'q'],
    [/\bpor\b/gi, 'x'],
    [/\bh(?=[aeiou])/gi, ''],
    [/v/gi, 'b'],
    [/ll/gi, 'y'],
    [/\bqu(?=[ei])/gi, 'k'],
    [/c(?=[ei])/gi, 's'],
    [/\bpara\b/gi, 'pa'],
    [/z/gi, 's'],
  ],
  it: [
    [/\bche\b/gi, 'ke'],
    [/\bche\b/gi, 'k'],
    [/\bper\b/gi, 'x'],
    [/\bc'è\b/gi, 'ce'],
    [/\bqual è\b/gi, "qual'è"],
    [/([tpczl])\1/gi, '$1'],
    [/gli/gi, 'li'],
    [/\bnon\b/gi, 'nn'],
    [/ch(?=[ei])/gi, 'k'],
  ],
}

/** The worse half has errors in a third of its words, the better half one or two in all. */
function misspell(question: string, language: AskedLanguage, random: Random): string {
  let text = random() < 0.7 ? question.replace(/[¿¡?.]/g, '').trim() : question
  if (random() < 0.8) text = text.toLowerCase()
  if (random() < 0.6) text = text.replace(/['’]/g, '')
  if (random() < 0.7)
    text = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/œ/g, 'oe')
  const fast = quick[language].filter(([from]) => text.search(from) >= 0)
  if (fast.length > 0 && random() < 0.6) {
    const [from, to] = fast[Math.floor(random() * fast.length)]!
    text = text.replace(from, to)
  }
  const words = text.split(' ')
  const slips = 1 + Math.floor(random() * Math.max(1, words.length / 2.5))
  for (let nth = 0; nth < slips; nth++) {
    const long = words.flatMap((word, at) => (word.length > 3 ? [at] : []))
    const at = long[Math.floor(random() * long.length)]
    if (at !== undefined) words[at] = slipIn(words[at]!, random)
  }
  return words.join(' ')
}

/** Drops, doubles, swaps, replaces or inserts a letter, rarely the first. */
function slipIn(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)]
  const near = beside(letter.toLowerCase())
  const hit = near[Math.floor(random() * near.length)] ?? letter
  const kind = random()
  if (kind < 0.32) return before + after
  if (kind < 0.48) return before + letter + letter + after
  if (kind < 0.74) return before + (after[0] ?? '') + letter + after.slice(1)
  if (kind < 0.9) return before + hit + after
  return before + letter + hit + after
}
