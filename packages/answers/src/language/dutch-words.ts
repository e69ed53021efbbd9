import { sourcesByLanguage, wordsNamed } from './patterns.ts'
import { formsIn } from './word-data.ts'

// Snowball's Dutch stemmer leaves apart participles, the third person, and spelling that follows the sound.

/** Forms that no rule leads to their verb, and small ones of things. */
const twins = formsIn('irregular-forms/nl')

const firstHalves = sourcesByLanguage('first half of a verb').nl
const parted = new RegExp(`^(${firstHalves})ge(\\p{L}{3,})$`, 'u')
/** 'Gereserveerd', 'gerepareerd': what begins and ends so is always of a verb. */
const borrowed = /^ge(\p{L}{3,}eer)d$/u
const long = '(?:aa|ee|oo|uu|ie|oe|ij|ui|ou|ei|eu)'
const thirdPerson = new RegExp(`${long}[gklmnpr]t$`, 'u')
const past = new RegExp(`${long}[klmnr]d$`, 'u')
/** Things that end as verbs do: 'kaart', 'beurt', 'woord', 'beeld'. */
const things = new RegExp(`(?:${wordsNamed('thing as a verb ends')})$`, 'u')

/** A Dutch word as the stemmer is to see it: 'opgehaald' and 'haalt op' as 'ophaal' and 'haal'. */
export function dutchForm(word: string): string {
  const twin = twins.get(word)
  if (twin) return twin
  const whole = word.replace(borrowed, '$1').replace(parted, '$1$2')
  const one = whole.endsWith('jes') && whole.length > 5 ? whole.slice(0, -1) : whole
  const isVerb = (thirdPerson.test(one) || past.test(one)) && !things.test(one)
  return isVerb && one.length > 4 ? one.slice(0, -1) : one
}

/** 'Tariev' and 'tarief', 'huiz' and 'huis', 'less' and 'les' are one. */
export const dutchStem = (stemmed: string): string =>
  stemmed
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's')
    .replace(/([bdfgklmnprst])\1$/u, '$1')
