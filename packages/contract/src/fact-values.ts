import type { NewFact } from './facts.ts'
import { plainDigits } from './plain-digits.ts'

type TypedFact = Pick<NewFact, 'kind' | 'value'>

/** The problem with a value, in words for the person who typed it; null if it is fine. */
export function problemOfFact({ kind, value }: TypedFact): string | null {
  if (kind === 'phone')
    return isPhone(value) ? null : 'A phone number needs its digits, such as 0117 496 0142.'
  if (kind === 'email') return problemOfMail(value)
  if (kind === 'address' && !isAddress(value))
    return 'An address needs its street and town, such as 12 Quay Street, Portsmouth.'
  return null
}

const fewestDigits = 5

function isPhone(value: string): boolean {
  const digits = plainDigits(value).replace(/\D/g, '')
  // Nationwide numbers are short: 112, 911, 1414.
  if (digits.length < fewestDigits) return /^[19]\d{2,3}$/.test(digits) || isSpelled(value)
  return true
}

/** Matches '0800 FLOWERS'. */
const isSpelled = (value: string) => /\d{3}[\s-]?\p{Lu}{4}/u.test(value)

function problemOfMail(value: string): string | null {
  const [name = '', host = '', ...more] = value.split('@')
  if (!value.includes('@')) return 'An e-mail address needs an @, such as hello@example.com.'
  const labels = host.split('.')
  const isHost = labels.length > 1 && labels.every((label) => /^[\p{L}\p{N}-]+$/u.test(label))
  const isWhole =
    more.length === 0 && isHost && labels.at(-1)!.length > 1 && /^[^\s,;:<>()[\]"\\]+$/.test(name)
  return isWhole ? null : 'An e-mail address is written in one piece, such as hello@example.com.'
}

const shortestAddress = 5
/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u

/** An address has several words in any language: a street or building and a place. */
function isAddress(value: string): boolean {
  const words = value.match(/[\p{L}\p{N}]+/gu) ?? []
  return (
    words.join('').length >= shortestAddress &&
    /\p{L}{2}/u.test(value) &&
    (words.length > 1 || unspaced.test(value))
  )
}
