import { fold } from '@foyer/text/fold'
import { commonWords } from '../../language/common-words.ts'
import { conceptsIn } from '../../language/lexicon.ts'
import { isStopWord } from '../../language/stop-words.ts'
import { type Token, tokenise } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import type { Grounds } from './grounds.ts'
import { codeWord } from './wording.ts'

const contact =
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}|https?:\/\/[^\s)>\]]+|www\.[^\s)>\]]+/giu
/** Scripts without spaces can't continue an address or code. */
const partOfOne = String.raw`[[\p{L}\p{N}_%+\-]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]]`
const touches = new RegExp(partOfOne, 'v')
const code = new RegExp(
  String.raw`(?<!${partOfOne}|[.@\/])(?=\p{N}*\p{Lu})(?=\p{Lu}*\p{N})[\p{Lu}\p{N}]{5,}(?!${partOfOne}|[@\/])`,
  'gv',
)

/** Mail and web addresses without support. 'https://www.' and a final slash are optional. */
export const unsupportedContacts = (text: string, grounds: Grounds): string[] =>
  (text.match(contact) ?? []).filter((found) => {
    const address = found.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')
    let end = address.length
    while (end > 0 && `.,;:!?'"/`.includes(address[end - 1]!)) end--
    return !stands(address.slice(0, end), grounds)
  })

/** Unsupported codes in a sentence about codes; 'COVID19' elsewhere is none. */
export const unsupportedCodes = (text: string, grounds: Grounds): string[] =>
  codeWord.test(text) ? (text.match(code) ?? []).filter((found) => !stands(found, grounds)) : []

/** True for an exact match that isn't part of something longer. */
function stands(text: string, grounds: Grounds): boolean {
  const wanted = fold(text)
  for (let at = grounds.text.indexOf(wanted); at >= 0; at = grounds.text.indexOf(wanted, at + 1)) {
    const after = at + wanted.length
    const around = `${grounds.text.slice(at - 1, at)} ${grounds.text.slice(after, after + 1)}`
    if (!touches.test(around)) return true
  }
  return false
}

/** Capitalized words without support, probably invented names. */
export function unsupportedNames(text: string, language: Language, grounds: Grounds): string[] {
  // German capitalizes every noun.
  if (language === 'de') return []
  return tokenise(text, language)
    .filter(
      (token, at) =>
        at > 0 &&
        !token.echo &&
        /^\p{Lu}\p{Ll}/u.test(token.raw) &&
        !/[.!?:]\s*["“(]?$/.test(text.slice(0, token.start).trimEnd()) &&
        !isStopWord(token.folded, language) &&
        !commonWords(language).has(token.folded) &&
        !knows(token, language, grounds),
    )
    .map(({ raw }) => raw)
}

function knows(token: Token, language: Language, { places }: Grounds): boolean {
  if (places.isAnywhere(token.stem) || places.isAnywhere(token.folded)) return true
  return conceptsIn([token], language).some(
    ({ concept, strength }) => strength === 1 && places.isMeantAnywhere(concept),
  )
}
