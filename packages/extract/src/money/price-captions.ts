import { headedCondition } from './price-conditions.ts'
import { isName } from './price-labels.ts'
import { isPriceWord, namesPrices, startsWithPrice } from './sums/price-words.ts'

const longestCaption = 60
const partsOf = (text: string) =>
  text.length <= longestCaption && !/[.!?:]$/.test(text) ? text.split(/,|\s[(–]/u) : []

/** 'Single swim, per slot'. */
export function captionOf(text: string): string {
  const [name = ''] = partsOf(text)
  return isName(name) && /\p{L}[\p{L}\p{M}]{2}/u.test(name) && !startsWithPrice(name) && !isPriceWord(name)
    ? name
    : ''
}

/** 'Winter rates, per room per night'. */
export const captionConditions = (text: string, language: string): string[] =>
  (namesPrices(text) ? partsOf(text) : [])
    .map((part) => headedCondition(part.replace(/\)$/u, '').trim(), language))
    .filter(Boolean)
