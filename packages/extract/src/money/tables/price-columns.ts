import { isUnit, unitIn } from '../sums/price-units.ts'
import { isPriceWord } from '../sums/price-words.ts'

/** The unit by which the sums of a column are counted: 'Price a head', 'Fee per visit'. */
export function unitOfColumn(text: string): string {
  const words = text.split(' ')
  const rest = words.slice(1).join(' ')
  return unitIn(text) || (isPriceWord(words[0]!) && isUnit(rest) ? rest : '')
}

/** A column's name without what says only that sums follow. */
export function columnName(text: string): string {
  const names = text.split(' – ')
  // A head in two rows has its names one by one: 'Price – Blue spruce' is the blue spruce.
  if (names.length > 1) {
    const told = names.map(nameOfColumn)
    return told.every(Boolean) ? told.join(' – ') : told.filter(Boolean).join(', ')
  }
  return nameOfColumn(text)
}

function nameOfColumn(text: string): string {
  if (text === '' || isUnit(text) || isPriceWord(text)) return ''
  const unit = unitOfColumn(text)
  const rest = unit === '' ? text : text.replace(unit, ' ').trim()
  return rest === '' || isPriceWord(rest) ? '' : text.replace(/\s?\((?:[€£$]|EUR|GBP|USD|CHF)\)/gi, '').trim()
}

const fewestWords = 4

/**
 * The head of a column without a remark: page builders set what is said of a list into its head, and a sentence
 * names no column.
 */
export const withoutRemark = (head: string): string =>
  /[.!]$/.test(head) && head.split(' ').length >= fewestWords && unitOfColumn(head) === '' ? '' : head
