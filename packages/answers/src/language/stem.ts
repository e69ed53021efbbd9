import { fold, startsWithDigit } from '@foyer/text/fold'
import snowball from 'snowball-stemmers'
import type { Language } from '../types.ts'
import { languageName } from './common-words.ts'
import { memoizeByLanguage } from './memoize.ts'
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
function dutchForm(word: string): string {
  const twin = twins.get(word)
  if (twin) return twin
  const whole = word.replace(borrowed, '$1').replace(parted, '$1$2')
  const one = whole.endsWith('jes') && whole.length > 5 ? whole.slice(0, -1) : whole
  const isVerb = (thirdPerson.test(one) || past.test(one)) && !things.test(one)
  return isVerb && one.length > 4 ? one.slice(0, -1) : one
}

/** Unifies 'tariev' and 'tarief', 'huiz' and 'huis', 'less' and 'les'. */
const dutchStem = (stemmed: string): string =>
  stemmed
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's')
    .replace(/([bdfgklmnprst])\1$/u, '$1')

const stemmed: readonly Language[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ar', 'nl']

// Longest first.
const endings = sourcesByLanguage('ending that a stem lacks')
const [hindi, korean] = (['hi', 'ko'] as const).map((language) => endings[language].split('|')) as [
  string[],
  string[],
]

function withoutEnding(word: string, endings: readonly string[], shortest: number): string {
  for (const ending of endings) {
    if (word.length - ending.length >= shortest && word.endsWith(ending)) return word.slice(0, -ending.length)
  }
  return word
}

// Unifies British and American spelling.
const englishSpellings: [RegExp, string][] = [
  [/isation(s?)$/, 'ization$1'],
  [/([a-z]{3})is(e|ed|es|ing|er|ers)$/, '$1iz$2'],
  [/([a-z]{2})our(s|ed|ing|ful|ite|able)?$/, '$1or$2'],
  [/([a-z]{2})tre(s?)$/, '$1ter$2'],
  [/([a-z]{2})ogue(s?)$/, '$1og$2'],
  [/ll(ed|ing|er|ers|ation)$/, 'l$1'],
]
const englishTwins = formsIn('irregular-forms/en')

function english(word: string): string {
  const twin = englishTwins.get(word)
  if (twin) return twin
  for (const [pattern, spelling] of englishSpellings) {
    if (word.length > 5 && pattern.test(word)) return word.replace(pattern, spelling)
  }
  return word
}

const remembered = memoizeByLanguage(() => new Map<string, string>())
const rememberAtMost = 120_000

const stemmerFor = memoizeByLanguage((language): ((word: string) => string) => {
  if (language === 'hi') return (word) => withoutEnding(word, hindi, 2)
  if (language === 'ko') return (word) => withoutEnding(word, korean, 2)
  if (!stemmed.includes(language)) return (word) => word
  const snow = snowball.newStemmer(languageName(language).toLowerCase())
  if (language === 'en') return (word) => snow.stem(english(word))
  if (language === 'nl') return (word) => dutchStem(snow.stem(dutchForm(word)))
  return (word) => snow.stem(word)
})

/** Stems and folds a word; stemming needs the accents. */
export function stem(word: string, language: Language): string {
  // Numbers have no stem and would fill the cache.
  if (startsWithDigit(word)) return fold(word)
  const cache = remembered(language)
  const known = cache.get(word)
  if (known !== undefined) return known
  const lower = word.toLowerCase()
  const bare = /\d/.test(lower) || lower.length < 3 ? fold(lower) : fold(stemmerFor(language)(lower))
  // Many sites share the cache, so it is simply cleared when full.
  if (cache.size >= rememberAtMost) cache.clear()
  cache.set(word, bare)
  return bare
}
