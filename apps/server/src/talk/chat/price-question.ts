import type { Language } from '@foyer/answers/types'
import { isOnlyClass } from './class-labels.ts'
import { questionWords } from './question-words.ts'

const longest = { letters: 48, words: 6 }

/** The words and punctuation of a site, to tell names from common words and countable nouns from others. */
export interface SiteWords {
  inOrder: readonly string[]
  all: ReadonlySet<string>
}

export function readSiteWords(text: string): SiteWords {
  const inOrder = text.match(/[\p{L}\p{M}\p{N}'’-]+|[.,;:!?|\n]/gu) ?? []
  return { inOrder, all: new Set(inOrder) }
}

/**
 * Turns a price label such as 'New patient examination – Plan price' into 'How much is a new patient examination?'.
 * Null if the label names nothing to ask for.
 */
export function priceQuestion(label: string, language: Language, site: SiteWords): string | null {
  const [name = ''] = label.split(/\s[–—|·:-]\s|:\s|[([（]/)
  const thing = name.trim()
  const isThing =
    thing !== '' &&
    thing.length <= longest.letters &&
    thing.split(' ').length <= longest.words &&
    !/^[\d\p{P}\p{S}]|[/+*?]/u.test(thing) &&
    !isOnlyClass(thing)
  if (!isThing) return null
  const small = withoutCapital(thing, language, site)
  if (language === 'en') return `How much ${englishSubject(small, site)}?`
  return questionWords[language].price.replace('{}', () => small)
}

/** Lowercases 'New patient examination' but not 'Thai massage' or 'MOT'. German nouns keep their capitals. */
function withoutCapital(thing: string, language: Language, { all }: SiteWords): string {
  const words = thing.split(' ')
  const small = words.map((word) => word.toLocaleLowerCase(language))
  const [first = '', ...others] = words
  const isOwnName = others.some((word, at) => /^\p{Lu}/u.test(word) && !all.has(small[at + 1]!))
  const isWord = /^\p{Lu}[\p{Ll}'’-]*$/u.test(first) && all.has(small[0]!)
  return language === 'de' || isOwnName || !isWord ? thing : small.join(' ')
}

// Uncountable nouns whose ending or use on the site doesn't show it.
const uncounted =
  /(?:ing|ance|ence|therapy|graphy|ware)$|^(?:admission|entry|access|breakfast|lunch|dinner|delivery|shipping|postage|storage|hire|tuition|accommodation|yoga|pilates|food|bread|coffee|tea|wine|beer|wood|clay|advice|equipment|luggage|laundry|wifi)$/
const counting = new Set(['a', 'an', 'each', 'every', 'one', 'another'])
const wordsBetween = 3

/** 'is a haircut', 'are wedding cakes', 'is parking': the site's own usage shows whether a noun is countable. */
function englishSubject(thing: string, { inOrder }: SiteWords): string {
  const [named = ''] = thing.split(/ (?:for|with|of|in|on|per|from|at|to|by|incl|including) |,/)
  const head = named.split(' ').at(-1)!
  if (/ and | & |^(?:the|an?|your|our|my) /i.test(thing)) return `is ${thing}`
  if (/[^siu]s$/.test(head) && !/ics$/.test(head)) return `are ${thing}`
  const isName = !/^\p{Ll}/u.test(head) && !/^\p{Lu}{2,5}$/u.test(head)
  if (isName) return `is ${thing}`
  const isCounted = inOrder.some(
    (word, at) => word === head && before(inOrder, at).some((each) => counting.has(each.toLowerCase())),
  )
  if (!isCounted && uncounted.test(head)) return `is ${thing}`
  return `is ${startsWithVowelSound.test(thing) ? 'an' : 'a'} ${thing}`
}

/** The few preceding words of the same clause. */
function before(inOrder: readonly string[], at: number): readonly string[] {
  const words = inOrder.slice(Math.max(0, at - 1 - wordsBetween), at)
  return words.slice(words.findLastIndex((word) => /^[.,;:!?|\n]$/.test(word)) + 1)
}

const startsWithVowelSound = /^(?:[aeio](?!ne\b|u)|u(?!ni|se|k\b|ti|su)|hour|hono|[AEFHILMNORSX][A-Z])/
