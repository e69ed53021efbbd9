import snowball from 'snowball-stemmers'
import type { Language } from '../types.ts'
import { dutchForm, dutchStem } from './dutch-words.ts'
import { fold, startsWithDigit } from './fold.ts'

const algorithms: Partial<Record<Language, string>> = {
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  it: 'italian',
  pt: 'portuguese',
  ru: 'russian',
  ar: 'arabic',
  nl: 'dutch',
}

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
const englishTwins = new Map(
  Object.entries({
    practise: 'practice',
    practises: 'practice',
    licence: 'license',
    tyre: 'tire',
    tyres: 'tire',
    cheque: 'check',
    cheques: 'check',
    jewellery: 'jewelry',
    grey: 'gray',
    programme: 'program',
    programmes: 'program',
    enquiry: 'inquiry',
    enquiries: 'inquiry',
    aluminium: 'aluminum',
    storey: 'story',
    men: 'man',
    women: 'woman',
    children: 'child',
    teeth: 'tooth',
    feet: 'foot',
    mice: 'mouse',
    geese: 'goose',
    knives: 'knife',
    wives: 'wife',
    lives: 'life',
    loaves: 'loaf',
    paid: 'pay',
    bought: 'buy',
    sold: 'sell',
    sent: 'send',
    built: 'build',
    taught: 'teach',
    teaches: 'teach',
    spoke: 'speak',
    spoken: 'speak',
    brought: 'bring',
    came: 'come',
    went: 'go',
    left: 'leave',
    lost: 'lose',
    found: 'find',
    met: 'meet',
    began: 'begin',
    begun: 'begin',
    written: 'write',
    wrote: 'write',
    driven: 'drive',
    drove: 'drive',
    ridden: 'ride',
    rode: 'ride',
    won: 'win',
    held: 'hold',
    kept: 'keep',
    took: 'take',
    given: 'give',
    gave: 'give',
    chose: 'choose',
    chosen: 'choose',
    broke: 'break',
    broken: 'break',
    frozen: 'freeze',
    froze: 'freeze',
    stolen: 'steal',
    stole: 'steal',
    torn: 'tear',
    spilt: 'spill',
    lent: 'lend',
    thrown: 'throw',
    threw: 'throw',
    forgotten: 'forget',
    forgot: 'forget',
    hidden: 'hide',
    bitten: 'bite',
    swum: 'swim',
    swam: 'swim',
    shrunk: 'shrink',
    shrank: 'shrink',
    woven: 'weave',
    sewn: 'sew',
    hung: 'hang',
    burnt: 'burn',
    learnt: 'learn',
    dreamt: 'dream',
    spelt: 'spell',
    fed: 'feed',
    shot: 'shoot',
    dug: 'dig',
    worn: 'wear',
    wore: 'wear',
    ate: 'eat',
    eaten: 'eat',
    drank: 'drink',
    ran: 'run',
    grew: 'grow',
    grown: 'grow',
    led: 'lead',
    fought: 'fight',
    flew: 'fly',
    flown: 'fly',
    caught: 'catch',
    thought: 'think',
    told: 'tell',
    said: 'say',
    became: 'become',
    died: 'die',
    death: 'die',
    born: 'birth',
    founded: 'founder',
    founding: 'founder',
    min: 'minute',
    mins: 'minute',
    hrs: 'hour',
    hr: 'hour',
    yr: 'year',
    yrs: 'year',
  }),
)
function english(word: string): string {
  const twin = englishTwins.get(word)
  if (twin) return twin
  for (const [pattern, spelling] of englishSpellings) {
    if (word.length > 5 && pattern.test(word)) return word.replace(pattern, spelling)
  }
  return word
}

const stemmers = new Map<Language, (word: string) => string>()
const remembered = new Map<Language, Map<string, string>>()
const rememberAtMost = 120_000

function stemmerFor(language: Language): (word: string) => string {
  const known = stemmers.get(language)
  if (known) return known
  const algorithm = algorithms[language]
  let stemmer: (word: string) => string = (word) => word
  if (algorithm) {
    const snow = snowball.newStemmer(algorithm)
    stemmer = (word) => snow.stem(word)
  }
  if (language === 'hi') stemmer = (word) => withoutEnding(word, hindiEndings, 2)
  if (language === 'ko') stemmer = (word) => withoutEnding(word, koreanEndings, 2)
  if (language === 'en') {
    const plain = stemmer
    stemmer = (word) => plain(english(word))
  }
  if (language === 'nl') {
    const plain = stemmer
    stemmer = (word) => dutchStem(plain(dutchForm(word)))
  }
  stemmers.set(language, stemmer)
  return stemmer
}

/** A word's stem, folded. Stemming reads the accents, so it comes before folding. */
export function stem(word: string, language: Language): string {
  // Numbers have none, and those of visitors are as good as endless.
  if (startsWithDigit(word)) return fold(word)
  let cache = remembered.get(language)
  if (!cache) {
    cache = new Map()
    remembered.set(language, cache)
  }
  const known = cache.get(word)
  if (known !== undefined) return known
  const lower = word.toLowerCase()
  const stemmed = /\d/.test(lower) || lower.length < 3 ? fold(lower) : fold(stemmerFor(language)(lower))
  // A multi-tenant server reads many vocabularies; the cache is a convenience, not a store.
  if (cache.size >= rememberAtMost) cache.clear()
  cache.set(word, stemmed)
  return stemmed
}
