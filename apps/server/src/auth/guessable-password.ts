import { Failure } from '../http/failure.ts'
import type { AccountRow } from './account.ts'
import { commonWords } from './common-words.ts'

/** The order of keys and letters, which fingers follow. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'qazwsxedcrfvtgb',
  'qwaszx',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
  '147258369',
  '!@#$%^&*()',
].flatMap((row) => [row, [...row].reverse().join('')])

/** How many tries a piece is worth, roughly: what stands in a list next to nothing, a letter of its own most. */
const worth = { row: 0, sign: 0.3, year: 0.5, letter: 0.8, word: 1 }
const enough = 2.5

const shortest = 3
// What is longer is not made of two words and a number, and not looked through.
const longest = 64

/**
 * Whether a password is one of the first that anybody would try: two common words or words of its owner's at most, with a
 * number or some signs, or keys beside each other. Phrases of several words, and anything of no kind, are left alone.
 */
export function isGuessable(password: string, ownWords: ReadonlySet<string>): boolean {
  const typed = [...password.normalize('NFKC').toLowerCase()]
  return typed.length <= longest && worthOf(typed, ownWords) <= enough
}

/** The least that the signs are worth, however they are parted into pieces. */
function worthOf(typed: string[], ownWords: ReadonlySet<string>): number {
  const readings = [typed, ...lookalikes.map((meant) => typed.map((sign) => meant[sign] ?? sign))]
  const from = Array<number>(typed.length + 1).fill(Number.POSITIVE_INFINITY)
  from[typed.length] = 0
  for (let at = typed.length - 1; at >= 0; at--) {
    from[at] = from[at + 1]! + (/\p{L}/u.test(typed[at]!) ? worth.letter : worth.sign)
    for (let end = at + shortest; end <= typed.length; end++) {
      const pieces = readings.map((signs) => signs.slice(at, end).join(''))
      const isWord = pieces.some((piece) => commonWords.has(piece) || ownWords.has(piece))
      if (isRow(pieces[0]!)) from[at] = Math.min(from[at]!, from[end]! + worth.row)
      else if (isWord) from[at] = Math.min(from[at]!, from[end]! + worth.word)
      else if (isYear(pieces[0]!)) from[at] = Math.min(from[at]!, from[end]! + worth.year)
    }
  }
  return from[0]!
}

/** What a sign may stand for within a word. */
const alike = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', '5': 's', $: 's', '7': 't' }
const lookalikes: Record<string, string>[] = [
  { ...alike, '1': 'i', '!': 'i' },
  { ...alike, '1': 'l' },
]

const isRow = (piece: string) => rows.some((row) => row.includes(piece)) || /^(.)\1+$/su.test(piece)
const isYear = (piece: string) => /^(?:19|20)\d\d$/.test(piece)

type Owner = Pick<AccountRow, 'email' | 'firstName' | 'lastName'> & { companyName?: string | null }

/** The words that are no secret about an account: its names, its address and ours. */
export function wordsOf({ email, firstName, lastName, companyName }: Owner): ReadonlySet<string> {
  const [box = '', domain = ''] = email.split('@')
  const hosts = domain.replace(/\.[^.]*$/, '')
  const words = ['foyer']
  for (const text of [firstName, lastName, companyName ?? '', box, hosts]) {
    const parts = text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
    words.push(...parts, parts.join(''))
  }
  return new Set(words.filter((word) => word.length >= shortest))
}

export function refuseGuessable(password: string, owner: Owner, field: string) {
  if (isGuessable(password, wordsOf(owner)))
    throw new Failure('invalid_input', 'That password is easy to guess. Please choose another.', { field })
}
