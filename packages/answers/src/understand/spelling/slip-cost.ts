import { sharedStart } from '../../language/fold.ts'
import type { Language } from '../../types.ts'
import { slip } from '../../weights.ts'
import { distance } from './edits.ts'
import { byEar } from './spelling-by-ear.ts'

/** The consonants one hears, roughly: what stays of a word however its vowels are written. */
function skeleton(word: string, language: Language): string {
  const heard = language === 'es' ? word.replace(/v/g, 'b') : word
  return heard
    .replace(/ph/g, 'f')
    .replace(/igh/g, 'i')
    .replace(/^wh/g, 'w')
    .replace(/^kn/g, 'n')
    .replace(/t?ch/g, 'C')
    .replace(/ck|qu|q|c(?![eiy])/g, 'k')
    .replace(/c(?=[eiy])|z|ß/g, 's')
    .replace(/[ea]nce$/, 'nse')
    .replace(/h(?![aeiou])/g, '')
    .replace(/(?<=.)[aeiouyw]+/g, '')
    .replace(/(.)\1+/g, '$1')
}

const vowel = /[aeiouy]/
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const areKeysBeside = (one: string, other: string) =>
  keyboard.some(
    (row) =>
      row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1,
  )

/** Tells how unlikely it is that someone who typed a word meant another; `impossible` where they are too far apart. */
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
    if (own[0] === heard[0] && skeleton(typed, language) === skeleton(word, language))
      return slip.sameSkeleton
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
  return (areKeysBeside(hit, meant) ? slip.keyBeside : slip.otherLetter) + start
}
