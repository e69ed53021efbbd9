import { fullDayNames } from '@foyer/calendar/day-words'
import { monthNames } from '@foyer/calendar/month-words'
import { smallLetters } from '@foyer/text/small-letters'
import type { Language } from '../types.ts'
import { numberWords } from './number-words.ts'
import { sourcesByLanguage, wordSetNamed, wordsNamed } from './patterns.ts'

/** Kinds of values in a text. Some questions need certain kinds in the answer. */
export const value = {
  money: 1,
  time: 2,
  duration: 4,
  date: 8,
  number: 16,
  percent: 32,
  phone: 64,
  email: 128,
  person: 256,
  place: 512,
  free: 1024,
  weekday: 2048,
  age: 4096,
  distance: 8192,
  year: 16384,
  temperature: 32768,
} as const

/** Words of a kind of value in all languages. */
const words = (name: string) => wordsNamed(`value ${name}`)

const inLatinLetters = ['en', 'de', 'nl', 'es', 'fr', 'it', 'pt'] as const
/** Spanish and French 'once' and 'onze' are other words in English and Dutch. */
const otherWords = wordSetNamed('value number in other languages')
/** Ambiguous numbers that count only before a noun: German 'sei' is a verb. */
const doubtfulAlone = wordSetNamed('value no number alone')
const numbersIn = (languages: readonly Language[], upTo: number, but = otherWords) =>
  [...new Set(languages.flatMap((language) => numberWords(language, upTo)))]
    .filter((word) => !but.has(word))
    .join('|')

// These patterns expect lowercase text, except for years, phone numbers, emails, names and postal codes.

const currency = new RegExp(
  String.raw`(?:[€$£¥₹₽₩]|\b(?:eur|usd|gbp|chf|cad|aud|rs\.?|inr))\s?\d|\d[\d., ]{0,20}\s?(?:€|£|\$|¥|₹|₽|₩|(?:eur|usd|gbp|chf)\b|${words('money')}|\.[–—-](?![–—-]|\s?\d))`,
  'u',
)
const clock = new RegExp(
  [
    String.raw`(?<![\d.,€$£]|[€$£]\s)(?:[01]?\d|2[0-4])[:.h][0-5]\d(?!\d|\s?[€£])`,
    String.raw`\b(?:1[0-2]|0?\d)\s?(?:a\.?m\.?|p\.?m\.?)(?!\p{L})`,
    String.raw`\b(?:[01]?\d|2[0-4])\s?(?:${words('hour')})(?!\p{L})`,
    words('clock'),
    String.raw`\b(?:${words('before an hour')})\s(?:[01]?\d|2[0-4])\b`,
  ].join('|'),
  'u',
)
const amountWord = String.raw`(?:\d[\d.,]{0,15}|\d{1,9}\s?[–-]\s?\d{1,9}|${words('amount')}|${numbersIn([...inLatinLetters, 'ru', 'hi'], 100)})`
const span = `(?:${words('span')})`
const duration = new RegExp(
  [
    String.raw`(?<![\p{L}\d])${amountWord}(?:[\s-]|\s(?:${words('within a duration')})\s){0,2}(?:\d{1,9}\s|(?:${words('sort of day')})\s)?${span}(?!\p{L})`,
    String.raw`(?:\d{1,9}|[一二三四五六七八九十两半]{1,9})\s?(?:${words('counter')})`,
    String.raw`\b(?:${words('each')}) ${span}(?!\p{L})`,
    words('duration'),
  ].join('|'),
  'u',
)
const year = new RegExp(String.raw`\b(?:1[0-9]{3}|20\d{2})s?\b|\b(?:${words('year')})\b`, 'i')
/** 'May' is a month only next to a number, and Russian 'май' shares its stem with other words. */
const doubtfulMonths = sourcesByLanguage('value month that is a word too')
const months = [...new Set(inLatinLetters.flatMap(monthNames))]
  .filter((name) => name !== doubtfulMonths.en)
  .join('|')
const russianStems = monthNames('ru')
  .filter((name) => name !== doubtfulMonths.ru)
  .map((name) => name.replace(/ь$/, ''))
  .join('|')
const ordinal = sourcesByLanguage('ordinal ending').en
const date = new RegExp(
  String.raw`\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}(?:${ordinal})?\s${doubtfulMonths.en}\b|\b${doubtfulMonths.en}\s\d{1,2}\b|\b(?:${months})\b|\d{1,2}月|\d{1,2}월|(?:${russianStems})\p{L}*|\b(?:${words('numbered day')})\s\d{1,2}\b|\b(?:${words('before a date')})\s\d{1,2}\b\.?(?=\s|$)|\b(?:\d+(?:${ordinal}))\b`,
  'u',
)
const phone =
  /(?:\+|\b00)\d[\d\s()./-]{6,30}\d|\(?\b0?\d{2,5}\)?[\s./-]\d{2,4}[\s.-]?\d{2,4}(?:[\s.-]?\d{2,4})?\b|\b\d{9,11}\b/
const email = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w-]/
const nameParticles = wordsNamed('particle')
const rarerParticles = wordsNamed('rarer particle')
const titles = [wordsNamed('title'), wordsNamed('rarer title')].join('|')
const person = new RegExp(
  [
    String.raw`\b(?:${titles})\.?\s\p{Lu}`,
    String.raw`(?<![.!?]\s|^)\p{Lu}\p{Ll}+\s(?:(?:${nameParticles}) )?\p{Lu}\p{Ll}+`,
    String.raw`^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:(?:${nameParticles}|${rarerParticles}) |O['’])?\p{Lu}[\p{Ll}c]+`,
  ].join('|'),
  'u',
)
/** Case matters: '2011 after' isn't a postal code. */
const postalCode =
  /\b\d{4}\s?[A-Z]{2}\s\p{Lu}|\b\d{4,5}\s\p{Lu}|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}\b|\b[A-Z]{2} \d{5}\b/u
const place = new RegExp(words('place'), 'u')
const free = new RegExp(words('free'), 'u')
const numberWord = new RegExp(
  String.raw`\d|\b(?:${words('number')}|${numbersIn(inLatinLetters, 100, new Set([...otherWords, ...doubtfulAlone]))})\b|[一二三四五六七八九十百千]`,
  'u',
)

const dayNames = (languages: readonly Language[]) => languages.flatMap(fullDayNames).join('|')
/** Adds endings that the calendar doesn't list, and '星期' alone. */
const weekday = new RegExp(
  `(?<!\\p{L})(?:${dayNames(inLatinLetters)})(?!\\p{L})|${dayNames(['ru', 'ja', 'ko', 'zh', 'ar', 'hi'])}|${words('weekday')}`,
  'u',
)
const years = `(?:\\d{1,2}|${words('number of years')}|${numbersIn(['en', 'de', 'nl', 'es'], 60)})`
const age = new RegExp(
  [
    String.raw`\b(?:${words('age')})\b[^.;]{0,18}\b${years}\b`,
    String.raw`\b(?:${words('bounds an age')}) ${years} (?:${words('of an infant')})\b`,
    String.raw`\b(?:${words('before an age')})\b[^.;]{0,18}\b${years}\b(?!\s?(?:${words('no age')}))`,
    String.raw`\b${years}(?:\s?\+|\s?(?:–|-|${words('between ages')})\s?${years}\b)?[\s-]?(?:${words('years')})`,
    String.raw`\b${years}\s?(?:\+|${words('or older')})`,
    String.raw`\b${years}[\s-](?:${words('infants')})\b`,
    String.raw`\(\d{1,2}\s?[–-]\s?\d{1,2}\)`,
    String.raw`\b(?:${words('full age')}|(?:${words('bounds ages')})-?${years}s)\b`,
  ].join('|'),
  'u',
)

const distance = new RegExp(
  String.raw`(?:\d|\b(?:${numbersIn(['en'], 20)}))[\s-]?(?:${words('distance')})(?![\p{L}²])`,
  'u',
)

const temperature = new RegExp(String.raw`\d\s?(?:[°º]|℃|(?:${words('degrees')})(?!\p{L}))`, 'u')

/** 'Half of the price' is a price without a number. */
const share = new RegExp(words('share'), 'u')
const percent = new RegExp(String.raw`\d\s?(?:%|${words('percent')})`, 'u')

/** Amounts of money and times count nothing. */
const sumsAndTimes = new RegExp(
  String.raw`[€$£¥₹]\s?\d[\d.,]{0,20}|\d[\d.,]{0,20}\s?(?:€|£|(?:eur|chf|${words('money that counts nothing')})\b)|\b\d{1,2}[:.]\d{2}\b(?:\s?[ap]m\b)?|\b\d{1,2}\s?[ap]m\b`,
  'gu',
)

export function valuesIn(text: string): number {
  const lower = smallLetters(text)
  let found = 0
  if (/\d/.test(text)) {
    if (currency.test(lower)) found |= value.money
    if (phone.test(text)) found |= value.phone
    if (percent.test(lower)) found |= value.percent
    if (temperature.test(lower)) found |= value.temperature
  }
  if (share.test(lower)) found |= value.percent
  if (distance.test(lower)) found |= value.distance
  if (clock.test(lower)) found |= value.time
  if (duration.test(lower)) found |= value.duration
  if (date.test(lower)) found |= value.date
  if (year.test(text)) found |= value.year
  if (numberWord.test(found & (value.money | value.time) ? lower.replace(sumsAndTimes, ' ') : lower))
    found |= value.number
  if (email.test(text)) found |= value.email
  if (person.test(text)) found |= value.person
  if (place.test(lower) || postalCode.test(text)) found |= value.place
  if (free.test(lower)) found |= value.free
  if (weekday.test(lower)) found |= value.weekday
  if (age.test(lower)) found |= value.age
  return found
}
