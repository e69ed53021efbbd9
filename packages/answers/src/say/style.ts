import { closedWords } from '@foyer/calendar/closed-words'
import { fold } from '@foyer/text/fold'
import { wordCount } from '../knowledge/sentences.ts'
import { patternsNamed, wordEnd, wordStart, wordsNamed } from '../language/patterns.ts'
import type { Assistant, Language, Personality, Tone } from '../types.ts'
import { speaksNegatively } from '../understand/type/polarity.ts'
import { questionType } from '../understand/type/read-question-type.ts'
import { phrasesOf } from './phrases/phrases.ts'

const mostWords = 118

/** Deterministic per question, but varied between questions. */
const pick = <T>(choices: readonly T[], seed: string): T | undefined => {
  let hash = 0
  for (const char of seed) hash = (hash * 31 + char.codePointAt(0)!) >>> 0
  return choices[hash % choices.length]
}

/** After 'Can you …?' an opener like 'Sure!' might promise too much. */
const asksForSomething = patternsNamed('wants to be told')

const welcomesOpener = (question: string, language: Language): boolean => {
  const type = questionType(question, language)
  if (type === 'whether') return false
  if (type !== 'other') return true
  const plain = fold(question)
    .replace(/[’‘]/g, "'")
    .replace(/^[¿¡\s]+/, '')
  return asksForSomething[language].test(plain)
}

const yesOrNo = ['begins yes', 'begins no', 'begins yes or no'].map(wordsNamed).join('|')
const saysWhether = new RegExp(String.raw`^[\s¡-]*(?:${yesOrNo})(?!\p{L})`, 'iu')

// Words about obligations, costs or rejections.
const restricts = new RegExp(`${wordStart}(?:${wordsNamed('restricts')})${wordEnd}`, 'iu')

/** Prevents 'Good news! We are closed on Sunday.' and 'Certainly. Yes.' */
const isPlainlyGood = (text: string, languages: readonly Language[]) =>
  !saysWhether.test(text) &&
  !closedWords.test(text) &&
  !restricts.test(text) &&
  languages.every((language) => !speaksNegatively(text, language))

export interface AnswerContext {
  /** Languages of the visitor and of the passages. */
  language: Language
  written: readonly Language[]
  question: string
  /** True for the first question; only then an invitation to ask on follows. */
  opens?: boolean
  /** True if a part has no answer. */
  incomplete?: boolean
}

const bare: ReadonlySet<Tone> = new Set(['concise', 'analytical'])

/** Adds the personality's opener and closing without changing the answer. */
export function addPersonality(text: string, assistant: Assistant, spoken: AnswerContext): string {
  const { language, written, question, opens = false, incomplete = false } = spoken
  const phrases = phrasesOf(language)
  let said = text
  // These tones use no opener.
  const openers: Partial<Record<Personality, string[]>> = phrases.openers
  const opener = bare.has(assistant.tone) ? '' : pick(openers[assistant.personality] ?? [''], question)
  if (
    opener &&
    !incomplete &&
    wordCount(opener) + wordCount(said) <= mostWords &&
    welcomesOpener(question, language) &&
    isPlainlyGood(text, [...new Set([language, ...written])])
  )
    said = `${opener}${said.startsWith('- ') ? '\n' : ' '}${said}`
  const encouragement = opens && assistant.tone === 'encouraging' ? phrases.encouragement : ''
  if (encouragement && wordCount(said) + wordCount(encouragement) <= mostWords)
    said = `${said}${said.includes('\n') ? '\n' : ' '}${encouragement}`
  return said
}
