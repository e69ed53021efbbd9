import { sharedStart } from '@foyer/text/fold'
import type { Language } from '../../types.ts'
import { slip } from '../../weights.ts'
import { distance } from './edits.ts'
import { byEar } from './spelling-by-ear.ts'

const vowel = /[aeiouy]/
/** Cost of a typo from one word to another; `impossible` if they are too different. */
export function slipsFrom(typed: string, language: Language): (word: string, heard?: string) => number {
  const own = byEar(typed, language)
  return (word, heard = byEar(word, language)) => {
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
