import { fold } from '@foyer/text/fold'
import { matchesOf } from '@foyer/text/matches-of'
import { wordsNamed } from './patterns.ts'

const spaced = `(?:${wordsNamed('turns round')})`
const joined = `(?:${wordsNamed('turns round in one word')})`
const article = `(?:(?:${wordsNamed('article')}) ){0,2}`
const turning = new RegExp(`^(?:${spaced}[ -]+|${joined}(?=\\p{L}{4}))${article}`, 'u')
const anyTurning = new RegExp(`(?<!\\p{L})(?:${spaced}(?!\\p{L})|${joined}\\p{L}{4})`, 'u')

const plainly = (text: string) =>
  fold(text)
    .replace(/[‐‑–—-]/g, '-')
    .replace(/['’]/g, ' ')
    .trim()
const fewestLetters = 3

/**
 * Whether a text that uses a name speaks of its counterpart: of 'off-peak' where the name is 'peak', of 'members' where
 * it is 'non-members'. One who names both means neither alone.
 */
export function namesCounterpart(name: string, text: string): boolean {
  const said = plainly(text)
  const own = plainly(name)
  const turned = turning.test(own)
  if (!turned && !anyTurning.test(said)) return false
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

/** 'Non-members', 'off-peak': says of itself what it is not. */
export const isTurned = (name: string): boolean => turning.test(plainly(name))
