import { fold } from '@foyer/text/fold'
import { sourcesByLanguage } from '../language/patterns.ts'
import type { Language } from '../types.ts'

/** Remarks that no site answers. */
export type Chatter = 'nod' | 'laugh' | 'fond' | 'joke' | 'insult'

/** Folds a pattern's letters; its ASCII syntax stays. */
export function asFolded(pattern: string): string {
  return pattern.replace(/[^ -~]+/g, fold)
}

const good = sourcesByLanguage('talk good')
const whole = sourcesByLanguage('says praise')
const opens = sourcesByLanguage('praise opens')
const verbs = sourcesByLanguage('praise verb')
const after = sourcesByLanguage('after what is good')

const wordStart = String.raw`(?<![\p{L}\p{M}])`
const wordEnd = String.raw`(?![\p{L}\p{M}])`
/** Scripts without spaces. */
const joined: ReadonlySet<Language> = new Set(['ja', 'ko', 'zh'])

/**
 * Praise of the business: 'Your cakes are delicious' starts with a possessive, has a verb and ends with a good word.
 */
export function praiseIn(language: Language): (text: string) => boolean {
  const says = new RegExp(`^(?:${asFolded(whole[language].replaceAll('{good}', good[language]))})$`, 'u')
  const begins = new RegExp(`^(?:${asFolded(opens[language])})${wordEnd}`, 'u')
  const verb = new RegExp(
    verbs[language] && `${wordStart}(?:${asFolded(verbs[language])})${wordEnd}|'(?:s|re)${wordEnd}`,
    'u',
  )
  const start = joined.has(language) ? '' : wordStart
  const ends = new RegExp(`${start}(?:${asFolded(good[language])})(?:${asFolded(after[language])})$`, 'u')
  return (text) => says.test(text) || (begins.test(text) && verb.test(text) && ends.test(text))
}
