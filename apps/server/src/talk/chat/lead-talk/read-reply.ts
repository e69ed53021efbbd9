import type { Language } from '@foyer/answers/types'
import { asksSomething } from '@foyer/answers/understand/split-question'
import { readDays } from '@foyer/calendar/read-days'
import { holds, plainWords, without } from './plain-words.ts'
import { readOpening } from './reply-openings.ts'
import { leadWords } from './words/all.ts'

export type Reply = {
  /** Unclear: a yes that is taken back or postponed. Other: another subject or a question. */
  answer: 'yes' | 'no' | 'unclear' | 'other'
  /** The question in it, without a leading yes or no. */
  question: string | null
  /** It adds details, such as when to call. */
  adds: boolean
}

/** Consent needs an opening that agrees, with no question, denial or delay after it. */
export function readReply(text: string, understood: readonly Language[]): Reply {
  const languages = [...new Set(understood)]
  const { said, hedged, rest } = openingOf(text.normalize('NFC').trim(), languages)
  const question = isQuestion(rest, text, languages) ? rest.replace(leadingSigns, '') || text : null
  const adds = languages.every((language) => remainingWords(rest, language) !== '')
  const is = (answer: Reply['answer']): Reply => ({ answer, question, adds })
  if (said.size > 1) return is('unclear')
  if (said.has('no')) return is(!question && repeatsYes(rest, languages) ? 'unclear' : 'no')
  if (said.has('yes')) {
    if (question) return is('other')
    return is(adds && isDoubtful(rest, languages) ? 'unclear' : 'yes')
  }
  if (question) return is('other')
  if (!adds) return is(hedged ? 'yes' : 'other')
  return is(isHedging(rest, languages) ? 'unclear' : 'other')
}

const leadingSigns = /^[^\p{L}\p{N}¿]{0,20}/u
const maxOpenings = 8

function openingOf(text: string, languages: readonly Language[]) {
  const said = new Set<'yes' | 'no'>()
  let hedged = false
  let rest = text
  for (let taken = 0; taken < maxOpenings; taken++) {
    const found = languages.flatMap((language) => readOpening(rest, language) ?? [])
    // The longest match wins: 'of course not' is not 'of course'.
    const longest = found.toSorted((one, other) => other.length - one.length)[0]
    if (!longest) break
    rest = rest.slice(longest.length)
    if (longest.meaning === 'yes' || longest.meaning === 'no') said.add(longest.meaning)
    if (longest.meaning === 'maybe') hedged = true
  }
  return { said, hedged, rest }
}

/** Languages where no leading word marks a question. */
const asksWithin: Partial<Record<Language, RegExp>> = {
  ja: /(?:です|ます|でしょう|ません)か|いくら|何時(?!でも)|いつ(?!でも)|どこ|どの|教えて/u,
  ko: /나요|까요|인가요|ㄴ가요|습니까|입니까|얼마|언제(?!든)|어디|알려/u,
  zh: /[吗嗎呢]|多少|什么|什麼|几点|幾點|几时|哪|怎么|怎麼|是否|请问|請問/u,
  hi: /कितन|कब |कहाँ|कहां|कौन|कैसे|क्या/u,
  ru: /сколько/iu,
  ar: /(?<!\p{L})و?(?:كم|متى|أين|كيف|هل)(?!\p{L})/u,
}
const questionMark = /[?？؟]/
const maxClauses = 20
const clauses = /[,;:.!…–—，、。！；：،]\s*|\n+/u

function isQuestion(rest: string, text: string, languages: readonly Language[]): boolean {
  if (questionMark.test(text)) return true
  return languages.some((language) => {
    const plain = plainWords(rest)
    const left = withoutAll(plain, leadWords[language].fine, language)
    if (asksWithin[language]?.test(left)) return true
    if (language === 'ja' || language === 'zh' || language === 'ko') return false
    return rest.split(clauses, maxClauses).some((clause) => {
      const said = withoutAll(plainWords(clause), leadWords[language].fine, language).trim()
      return said !== '' && asksSomething(said, language)
    })
  })
}

const withoutAll = (words: string, wordings: readonly string[], language: Language) =>
  wordings
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, wording) => without(left, wording, language), words)

function remainingWords(rest: string, language: Language): string {
  const { yes, maybe, thanks } = leadWords[language]
  return withoutAll(plainWords(rest), [...yes, ...maybe, ...thanks], language).trim()
}

const isDoubtful = (rest: string, languages: readonly Language[]) =>
  languages.some((language) => {
    const { doubts, not, fine } = leadWords[language]
    const words = withoutAll(plainWords(rest), fine, language)
    if (doubts.some((wording) => holds(words, wording, language))) return true
    return not.some((wording) => holds(words, wording, language)) && !namesTime(rest, language)
  })

/** Matches 'not before 5pm' and 'not on Mondays'. */
const namesTime = (text: string, language: Language) =>
  /\p{N}/u.test(text) || readDays(text, language, false).length > 0

/** Neither yes nor no, but on the subject: 'maybe', 'please call me'. */
const isHedging = (rest: string, languages: readonly Language[]) => {
  const words = plainWords(rest)
  return languages.some((language) =>
    [...leadWords[language].doubts, ...leadWords[language].wants].some((wording) =>
      holds(words, wording, language),
    ),
  )
}

/** Matches 'No, wait, yes!' */
const repeatsYes = (rest: string, languages: readonly Language[]) =>
  languages.some((language) => holds(plainWords(rest), leadWords[language].yes[0]!, language))
