import { sourcesByLanguage, wordsNamed } from './patterns.ts'
import { formsIn } from './word-data.ts'

// Snowball's Dutch stemmer doesn't unify participles, the third person and sound-based spellings.

/** Irregular forms and diminutives. */
const twins = formsIn('irregular-forms/nl')

const firstHalves = sourcesByLanguage('first half of a verb').nl
const parted = new RegExp(`^(${firstHalves})ge(\\p{L}{3,})$`, 'u')
/** These endings occur in participles only: 'gereserveerd', 'gerepareerd'. */
const borrowed = /^ge(\p{L}{3,}eer)d$/u
const long = '(?:aa|ee|oo|uu|ie|oe|ij|ui|ou|ei|eu)'
const thirdPerson = new RegExp(`${long}[gklmnpr]t$`, 'u')
const past = new RegExp(`${long}[klmnr]d$`, 'u')
/** Nouns that look like verb forms: 'kaart', 'beurt', 'woord', 'beeld'. */
const things = new RegExp(`(?:${wordsNamed('thing as a verb ends')})$`, 'u')

/** Prepares a word for the stemmer: 'opgehaald' becomes 'ophaal'. */
export function dutchForm(word: string): string {
  const twin = twins.get(word)
  if (twin) return twin
  const whole = word.replace(borrowed, '$1').replace(parted, '$1$2')
  const one = whole.endsWith('jes') && whole.length > 5 ? whole.slice(0, -1) : whole
  const isVerb = (thirdPerson.test(one) || past.test(one)) && !things.test(one)
  return isVerb && one.length > 4 ? one.slice(0, -1) : one
}

/** Unifies 'tariev' and 'tarief', 'huiz' and 'huis', 'less' and 'les'. */
export const dutchStem = (stemmed: string): string =>
  stemmed
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's')
    .replace(/([bdfgklmnprst])\1$/u, '$1')
