import { fold } from '@foyer/text/fold'
import { matchesOf } from '@foyer/text/matches-of'
import type { Language } from '../types.ts'
import { digitsOf } from './number-words.ts'
import { sourcesByLanguage, wordEnd, wordsNamed } from './patterns.ts'
import { plainNumber, tokenise } from './tokenise.ts'
import { formsIn } from './word-data.ts'

export type ValueKind = 'money' | 'clock' | 'percent' | 'number' | 'phone'

export interface Value {
  kind: ValueKind
  /** The amount; for clock times, minutes after midnight. */
  amount: number
  /** Alternative readings: '5:30' may be morning or afternoon. */
  also: readonly number[]
  currency: string | null
  /** True if the context suggests a time: 'from 9 to 5'. */
  isTimely: boolean
  /** As written; digits only for a phone number. */
  written: string
  start: number
  end: number
}

const phone = /(?<![\d£€$])(?:\+|00?|\(0)\d[\d\s()./-]{5,20}\d(?!\d)/g
const hour = wordsNamed('hour after figures')
const clock = new RegExp(
  String.raw`(?<![\d.,:£€$])(\d{1,2})(?:(?::|\s?h\s?|\.(?=\d\d\s?(?:[ap]\.?m|${hour})))(\d{2}))?\s?([ap]\.?m(?![\p{L}\d])\.?|(?:${hour}|${wordsNamed('gate after an hour')})(?![\p{L}\d])|${wordsNamed('gate after an hour at once')})?`,
  'giu',
)
const figure = "\\d{1,9}(?:[.,’' ]\\d{3}){0,3}(?:[.,]\\d{1,2})?"
const moneyBefore = new RegExp(
  `(?<!\\p{L})(£|€|R?\\$|¥|₹|₽|₩|EUR|USD|GBP|CHF|Fr\\.|kr|zł)\\s?(${figure})(?!\\d)`,
  'giu',
)
const moneyAfter = new RegExp(
  `(?<![\\d.,])(${figure})\\s?(£|€|\\$|¥|₹|₽|₩|(?:${wordsNamed('page names money')}|${wordsNamed('gate names money')})\\b|${wordsNamed('gate money at once')})`,
  'giu',
)
const percent = new RegExp(
  String.raw`(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(?:%|(?:${wordsNamed('value percent')}|${wordsNamed('gate percent')})\b)`,
  'giu',
)
const andAHalf = new RegExp(
  String.raw`(?<![\p{L}\d])(\p{L}{1,20}|\d{1,9})\s(?:${wordsNamed('gate and a half')})\b`,
  'giu',
)
/** English only: 'an hour and a half'. */
const oneAndAHalf = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${sourcesByLanguage('gate one').en}) \p{L}{1,20} ${sourcesByLanguage('gate and a half').en}\b`,
  'giu',
)
const ones = new RegExp(`^(?:${wordsNamed('gate one')})$`)
const withPart = /(?<![\d.,])(\d{1,9}\s?)?([½¼¾⅓⅔⅛⅜⅝⅞])/g
const plain = /\d+(?:[.,]\d+)*/g

/** The value of '½', which is '1⁄2' after normalization. */
function partOf(fraction: string): number {
  const [over, under] = fraction.normalize('NFKC').split('⁄').map(Number) as [number, number]
  return over / under
}

const currencies = formsIn('amounts/currencies')
const currencyOf = (written: string) => currencies.get(written.toLowerCase()) ?? written.toUpperCase()

/** Fractions and multiples: 'half an hour', 'both of them'. */
const multiples = formsIn('amounts/multiples')

const amountOf = (written: string) => Number(plainNumber(written.replace(/[’' ](?=\d{3})/g, '')))

/** A noun after the number excludes a time: 'from 9 to 15 years', 'up to 15 guests'. */
const countedWord = new RegExp(String.raw`^[\s-]?(?:${wordsNamed('gate counted')})${wordEnd}`, 'iu')
const beforeTime = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(?:${wordsNamed('gate before a time')})|[–—-])\s*$`,
  'iu',
)
const afterTime = /^\s?[–—-]\s?\d/

/** All numbers in digits or words, with what they count. */
export function valuesIn(text: string, language: Language): Value[] {
  const found: Value[] = []
  const taken = new Uint8Array(text.length)
  const add = (
    kind: ValueKind,
    { index, 0: written }: { index: number; 0: string },
    amount: number,
    more: Partial<Value> = {},
  ) => {
    const end = index + written.trimEnd().length
    if (!Number.isFinite(amount) || taken.subarray(index, end).includes(1)) return
    taken.fill(1, index, end)
    found.push({
      kind,
      amount,
      also: [],
      currency: null,
      isTimely:
        (beforeTime.test(text.slice(0, index)) || afterTime.test(text.slice(end))) &&
        !countedWord.test(text.slice(end)),
      written,
      start: index,
      end,
      ...more,
    })
  }
  for (const match of matchesOf(phone, text)) {
    const digits = match[0].replace(/\D/g, '')
    if (digits.length >= 7) add('phone', match, Number(digits), { written: digits })
  }
  for (const match of matchesOf(moneyBefore, text))
    add('money', match, amountOf(match[2]!), { currency: currencyOf(match[1]!) })
  for (const match of matchesOf(moneyAfter, text))
    add('money', match, amountOf(match[1]!), { currency: currencyOf(match[2]!) })
  for (const match of matchesOf(percent, text)) add('percent', match, amountOf(match[1]!))
  for (const match of matchesOf(clock, text)) {
    const time = minutesOf(match)
    if (time) add('clock', match, time.amount, { also: time.also })
  }
  for (const match of matchesOf(andAHalf, text)) {
    const word = fold(match[1]!)
    const whole = /\d/.test(word) ? word : ones.test(word) ? '1' : digitsOf(word, language)
    if (whole) add('number', match, Number(whole) + 0.5)
  }
  for (const match of matchesOf(oneAndAHalf, text)) add('number', match, 1.5)
  for (const match of matchesOf(withPart, text))
    add('number', match, Number(match[1] ?? 0) + partOf(match[2]!))
  for (const match of matchesOf(plain, text)) add('number', match, amountOf(match[0]))
  for (const { folded, raw, start, echo } of tokenise(text, language)) {
    const amount = echo ? undefined : (digitsOf(folded, language) ?? multiples.get(folded))
    if (amount !== undefined) add('number', { index: start, 0: raw }, Number(amount))
  }
  return found.sort((one, other) => one.start - other.start)
}

function minutesOf([, hours, minutes, half = '']: RegExpExecArray) {
  if (minutes === undefined && half === '') return null
  const hour = Number(hours)
  if (hour > 24 || Number(minutes ?? 0) > 59) return null
  const at = hour * 60 + Number(minutes ?? 0)
  if (/^p/i.test(half)) return { amount: hour < 12 ? at + 720 : at, also: [] }
  if (/^a/i.test(half)) return { amount: hour === 12 ? at - 720 : at, also: [] }
  return { amount: at, also: hour === 0 || hour > 12 ? [] : [at + 720] }
}

const digitsIn = (value: Value) => value.written.replace(/\D/g, '')

/** '£24' equals '24.00', '17:30' equals '5.30 pm', '9' equals '9:00'. */
export function sameValue(said: Value, told: Value): boolean {
  if (said.kind === 'phone' || told.kind === 'phone') {
    const digits = digitsIn(said)
    // The country code is optional.
    return digits.length >= 5 && digitsIn(told).endsWith(digits.slice(-9))
  }
  if (said.kind === 'clock' || told.kind === 'clock') {
    const times = timesOf(told)
    return timesOf(said).some((one) => times.includes(one))
  }
  if (said.currency && told.currency && said.currency !== told.currency) return false
  if ((said.kind === 'percent') !== (told.kind === 'percent') && said.kind !== 'number') return false
  return Math.abs(said.amount - told.amount) < 0.005
}

/** Minutes after midnight; a bare number next to a clock time is an hour. */
function timesOf({ kind, amount, also, isTimely }: Value): number[] {
  if (kind === 'clock') return [amount, ...also]
  if (kind !== 'number' || !isTimely || amount > 24 || !Number.isInteger(amount)) return []
  return [amount * 60, ...(amount < 12 ? [amount * 60 + 720] : [])]
}
