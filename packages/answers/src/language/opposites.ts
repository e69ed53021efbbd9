import { fold } from '@foyer/text/fold'
import { matchesOf } from '@foyer/text/matches-of'
import { wordsNamed } from './patterns.ts'

const spaced = `(?:${wordsNamed('turns round')})`
const joined = `(?:${wordsNamed('turns round in one word')})`
const article = `(?:(?:${wordsNamed('article')}) ){0,2}`
const turning = new RegExp(`^(?:${spaced}[ -]+|${joined}(?=\\p{L}{4}))${article}`, 'u')

const plainly = (text: string) =>
  fold(text)
    .replace(/[‐‑–—-]/g, '-')
    .replace(/['’]/g, ' ')
    .trim()
const fewestLetters = 3

/** True if a text mentions only the opposite of a name: 'off-peak' for 'peak', 'members' for 'non-members'. */
export function mentionsOpposite(name: string, text: string): boolean {
  const said = plainly(text)
  const own = plainly(name)
  const turned = turning.test(own)
  const core = own
    .replace(turning, '')
    .replace(/(?<=\p{L}{3})e?s$/u, '')
    .trim()
  if (core.length < fewestLetters) return false
  const words = core
    .split(/[\s-]+/)
    .map(RegExp.escape)
    .join('[\\s-]{1,5}')
  const mentions = [
    ...matchesOf(
      new RegExp(
        `(?<before>(?:(?<!\\p{L})${spaced}[ -]{1,5}${article})|(?<!\\p{L})${joined})?(?<!\\p{L}(?<!(?<!\\p{L})${joined}))${words}(?:e?s|e?n|ship|schaft)?(?!\\p{L})`,
        'gu',
      ),
      said,
    ),
  ]
  return mentions.length > 0 && mentions.every(({ groups }) => (groups?.before !== undefined) !== turned)
}

/** True for negated names: 'Non-members', 'off-peak'. */
export const isNegatedName = (name: string): boolean => turning.test(plainly(name))
