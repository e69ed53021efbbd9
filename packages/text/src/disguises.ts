import { isAscii } from './plain-letters.ts'

const invisibleCharacters =
  /\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|[\ufe00-\ufe0f]|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu
const letterBySign = (signs: string, letters: string) =>
  new Map([...signs].map((sign, at) => [sign, letters[at]!] as const))
const lookalikes = letterBySign('аеорсухіјѕԁոһ', 'aeopcyxijsdnh')
const hasLookalike = new RegExp(`[${[...lookalikes.keys()].join('')}]`, 'u')
const digitsForLetters = letterBySign('013457@$', 'oieastas')

/** NFKC would turn '1½' into '11⁄2'. */
const allButFractions = /[^¼-¾⅐-⅞]+/g

export const visibleText = (text: string): string =>
  isAscii(text)
    ? text
    : text.replace(invisibleCharacters, '').replace(allButFractions, (part) => part.normalize('NFKC'))

const foreignCharacter = /[^\p{ASCII}\u00c0-\u024f–—’‘“”„«»…·•€£°×²³]/iu
const digitInside = /[a-z][013457@$][a-z]/iu
const spacedOutLetters = /(?<![\p{L}\p{N}])(?:\p{L}[\s.\-_*]){4}/iu
/** A quick check before the slower pattern. */
const separatorEverySecond = /[\s.\-_*][\s\S][\s.\-_*][\s\S][\s.\-_*][\s\S][\s.\-_*]/u

/** A quick check, because undisguising is slow. */
export const mayBeDisguised = (text: string): boolean =>
  foreignCharacter.test(text) ||
  digitInside.test(text) ||
  (separatorEverySecond.test(text) && spacedOutLetters.test(text))

function inPlainLetters(text: string): string {
  return (hasLookalike.test(text) ? withoutLookalikes(text) : text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

/** Only in words of mixed scripts, because Russian uses these letters. */
const withoutLookalikes = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) =>
    /[a-z]/.test(word) && /[\p{Script=Cyrillic}\p{Script=Armenian}]/u.test(word)
      ? [...word].map((letter) => lookalikes.get(letter) ?? letter).join('')
      : word,
  )

/**
 * Undoes look-alike letters, digits for letters and spaced-out words. Only for recognising commands, never
 * shown.
 */
export function undisguised(text: string): string {
  let seen = visibleText(text).toLowerCase()
  if (!isAscii(seen)) seen = inPlainLetters(seen)
  if (/[013457@$][a-z]/.test(seen))
    seen = seen.replace(
      /(?<=[a-z])[013457@$]+(?=[a-z])|(?<![\p{L}\p{N}])[013457@$](?=[a-z]{2})/gu,
      (digits) => [...digits].map((digit) => digitsForLetters.get(digit) ?? digit).join(''),
    )
  if (separatorEverySecond.test(seen))
    seen = seen.replace(/(?<![\p{L}\p{N}])(?:\p{L}[\s.\-_*]){4,100}\p{L}(?![\p{L}\p{N}])/gu, (spaced) =>
      spaced.replace(/[.\-_*]|\s(?!\s)/g, ''),
    )
  return seen.replace(/[’‘]/g, "'").replace(/\s{2,}|[^\S ]/g, ' ')
}
