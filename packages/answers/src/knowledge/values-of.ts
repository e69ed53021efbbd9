import { memoize } from '../language/memoize.ts'
import { wordsNamed } from '../language/patterns.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Cell, IndexedPassage } from './passage.ts'
import { dayTerms } from './terms.ts'

/** Kinds of value in a passage. A question on the site doesn't count as the value it asks for. */
export const valuesOf = memoize(({ kind, subject, text, cells, language }: IndexedPassage): number => {
  const found = valuesIn(kind === 'faq' || kind === 'taught' ? text : `${subject} ${text}`)
  const namesDay = ({ header }: { header: string }) =>
    header.length <= 12 && dayTerms(header, language).length > 0
  return cells?.some(namesDay) ? found | value.weekday : found
})

/** Kinds of value in a cell: below 'Price (euro)' a bare 22,00 is money. */
export const valuesOfCell = ({ header, value: told }: Cell): number =>
  bareAmount.test(told) && namesMoney.test(header) ? valuesIn(told) | value.money : valuesIn(told)

const bareAmount = /^\s*\d{1,6}(?:[.,]\d{2}|,[-–])?\s*$/
const namesMoney = new RegExp(
  String.raw`[€£$]|(?<!\p{L})(?:${wordsNamed('page names money')})(?!\p{L})`,
  'iu',
)
