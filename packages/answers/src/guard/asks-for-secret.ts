import { fold } from '@foyer/text/fold'
import { memoizeByLanguage } from '../language/memoize.ts'
import { sourcesByLanguage, wordEnd, wordStart } from '../language/patterns.ts'
import { asFolded } from '../small-talk/chatter.ts'
import { type Language, languages } from '../types.ts'

/** Requests for a password, a code or a card number. */
const secretPattern = (name: string) => {
  const sources = sourcesByLanguage(`secret ${name}`)
  return memoizeByLanguage((language) => {
    const words = `(?:${asFolded(sources[language])})`
    return new RegExp(isUnspaced(language) ? words : wordStart + words + wordEnd, 'u')
  })
}
const isUnspaced = (language: Language) => language === 'ja' || language === 'ko' || language === 'zh'

const named = secretPattern('named')
const code = secretPattern('code')
const gives = secretPattern('gives')
const asked = secretPattern('asked')
const chat = secretPattern('chat')
const here = secretPattern('here')
const elsewhere = secretPattern('elsewhere')
const never = secretPattern('never')

/** Real requests are shorter; a paragraph without punctuation may not be. */
const longest = 1_000

const folded = (text: string) => fold(text.slice(0, longest)).replace(/[’‘]/g, "'")

/**
 * True if a sentence asks the visitor to type a password, a code or a card number into the chat, whether a page, the
 * owner or a model wrote it. 'Bring your booking code' does not.
 */
export function asksForSecret(sentence: string): boolean {
  const said = folded(sentence)
  const isQuestion = /[?？؟]/.test(said)
  return languages.some((language) => {
    const isNamed = named(language).test(said)
    if (!isNamed && !code(language).test(said)) return false
    if (never(language).test(said)) return false
    const isAsked = gives(language).test(said)
    if (isAsked && chat(language).test(said)) return true
    if (elsewhere(language).test(said)) return false
    if (isAsked && (isNamed || here(language).test(said))) return true
    return isQuestion && asked(language).test(said)
  })
}
