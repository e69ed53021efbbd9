import { isUnit, unitIn } from '../sums/price-units.ts'
import { isPriceWord } from '../sums/price-words.ts'

export function unitOfColumn(text: string): string {
  const words = text.split(' ')
  const rest = words.slice(1).join(' ')
  return unitIn(text) || (isPriceWord(words[0]!) && isUnit(rest) ? rest : '')
}

export function columnName(text: string): string {
  const names = text.split(' – ')
  // A head in two rows: 'Price – Blue spruce' means the blue spruce.
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

/** Page builders put remarks into the head; a sentence names no column. */
export const withoutRemark = (head: string): string =>
  /[.!]$/.test(head) && head.split(' ').length >= fewestWords && unitOfColumn(head) === '' ? '' : head
