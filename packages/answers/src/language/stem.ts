import snowball from 'snowball-stemmers'
import type { Language } from '../types.ts'
import { languageName } from './common-words.ts'
import { dutchForm, dutchStem } from './dutch-words.ts'
import { fold, startsWithDigit } from './fold.ts'
import { oncePerLanguage } from './once-per.ts'
import { formsIn } from './word-data.ts'

const stemmed: readonly Language[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ar', 'nl']

// Longest first, so that a whole ending goes at once.
const hindiEndings =
  'ाएंगी ाएंगे ाऊंगा ियों ियाँ ियां ाओं ाएँ ाएं ुओं ुएं ुआं कर ाइए ाई ाए ने नी ना ते ती ता ों ें ीं ाँ ां ो े ू ु ी ि ा'.split(' ')
const koreanEndings =
  '한가요 할까요 했나요 드리나요 주나요 에서는 에서도 으로는 이라는 하시나요 하나요 합니까 되나요 됩니까 인가요 입니까 입니다 습니다 있나요 있습니까 에서 에게 으로 까지 부터 이나 하고 이랑 은 는 이 가 을 를 에 의 로 와 과 도 만 요'.split(
    ' ',
  )

function withoutEnding(word: string, endings: readonly string[], shortest: number): string {
  for (const ending of endings) {
    if (word.length - ending.length >= shortest && word.endsWith(ending)) return word.slice(0, -ending.length)
  }
  return word
}

// British and American spelling meet before stemming.
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

const remembered = oncePerLanguage(() => new Map<string, string>())
const rememberAtMost = 120_000

const stemmerFor = oncePerLanguage((language): ((word: string) => string) => {
  if (language === 'hi') return (word) => withoutEnding(word, hindiEndings, 2)
  if (language === 'ko') return (word) => withoutEnding(word, koreanEndings, 2)
  if (!stemmed.includes(language)) return (word) => word
  const snow = snowball.newStemmer(languageName(language).toLowerCase())
  if (language === 'en') return (word) => snow.stem(english(word))
  if (language === 'nl') return (word) => dutchStem(snow.stem(dutchForm(word)))
  return (word) => snow.stem(word)
})

/** A word's stem, folded. Stemming reads the accents, so it comes before folding. */
export function stem(word: string, language: Language): string {
  // Numbers have none, and those of visitors are as good as endless.
  if (startsWithDigit(word)) return fold(word)
  const cache = remembered(language)
  const known = cache.get(word)
  if (known !== undefined) return known
  const lower = word.toLowerCase()
  const bare = /\d/.test(lower) || lower.length < 3 ? fold(lower) : fold(stemmerFor(language)(lower))
  // A multi-tenant server reads many vocabularies; the cache is a convenience, not a store.
  if (cache.size >= rememberAtMost) cache.clear()
  cache.set(word, bare)
  return bare
}
