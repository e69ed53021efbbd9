import { isUnit, unitIn } from './price-units.ts'
import { isPriceWord } from './price-words.ts'

/** 'Price a head', 'Fee per visit': by what the sums of a column are counted. */
export function unitOfColumn(text: string): string {
  const words = text.split(' ')
  const rest = words.slice(1).join(' ')
  return unitIn(text) || (isPriceWord(words[0]!) && isUnit(rest) ? rest : '')
}

/** A column's name without what says only that sums follow. */
export function columnName(text: string): string {
  const names = text.split(' – ')
  // Of a head in two rows each name by itself: 'Price – Blue spruce' is the blue spruce.
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

/** Page builders set what is said of a list into its head; a sentence names no column. */
export const withoutRemark = (head: string): string =>
  /[.!]$/.test(head) && head.split(' ').length >= fewestWords && unitOfColumn(head) === '' ? '' : head
