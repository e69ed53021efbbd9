import { sharedStart } from '@foyer/text/fold'
import { distance as levenshtein } from 'fastest-levenshtein'
import type { Language } from '../../types.ts'
import { slip } from '../../weights.ts'
import { phoneticForm } from './phonetic-form.ts'

/** Longer texts aren't words, and comparing them would be slow. */
const longest = 256

/** Insertions, deletions, replacements and swaps of neighbors; above `limit` any larger number. */
export function distance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit || b.length > longest) return limit + 1
  const edits = levenshtein(a, b)
  // The library counts a swap as two edits, so its result is at most twice too high.
  return edits < 2 || edits > 2 * limit ? edits : Math.min(edits, editsWithSwap(a, b, limit))
}

/** The minimum number of edits with one swap. */
function editsWithSwap(a: string, b: string, limit: number): number {
  let fewest = limit + 1
  for (let at = 0; at + 1 < a.length; at++) {
    if (a[at] === a[at + 1]) continue
    // Earlier insertions or deletions shift the swapped letters.
    for (let to = Math.max(0, at + 1 - limit); to < at + limit; to++) {
      if (a[at] !== b[to + 1] || a[at + 1] !== b[to]) continue
      const before = distance(a.slice(0, at), b.slice(0, to), limit - 1)
      if (before >= limit) continue
      const after = distance(a.slice(at + 2), b.slice(to + 2), limit - 1 - before)
      fewest = Math.min(fewest, before + 1 + after)
    }
  }
  return fewest
}

const vowel = /[aeiouy]/
/** Cost of a typo from one word to another; `impossible` if they are too different. */
export function slipsFrom(typed: string, language: Language): (word: string, heard?: string) => number {
  const own = phoneticForm(typed, language)
  return (word, heard = phoneticForm(word, language)) => {
    if (Math.abs(typed.length - word.length) > 3) return slip.impossible
    const alike = typed.length > 2 && own === heard
    const edits = distance(typed, word, 2)
    if (alike && edits > 0)
      return Math.min(slip.sameByEar, edits === 1 ? oneSlip(typed, word) : slip.sameByEar)
    if (edits === 1) return oneSlip(typed, word)
    if (edits !== 2 || typed.length < 5) return slip.impossible
    return typed.length > 6 ? slip.twoInLongWord : slip.impossible
  }
}

function oneSlip(typed: string, word: string): number {
  const at = sharedStart(typed, word)
  const start = at === 0 ? slip.firstLetter : 0
  const [hit, meant] = [typed[at] ?? '', word[at] ?? '']
  if (typed.length < word.length) return meant === word[at - 1] ? slip.doubled : slip.left + start
  if (typed.length > word.length) return hit === typed[at - 1] ? slip.doubled : slip.extra + start
  if (typed[at + 1] === meant && word[at + 1] === hit)
    return slip.swapped + (at === 0 ? slip.firstSwapped : 0)
  if (vowel.test(hit) && vowel.test(meant)) return slip.vowel + start
  return slip.otherLetter + start
}
