import { readDays } from '@foyer/calendar/read-days'
import { conditionKinds, languagesOf } from '../../attribute/condition-kinds.ts'
import type { Sum } from '../sums/money.ts'

const phone = /(?:\+\d|(?<!\d)0\d)[\d\s/().-]{6,14}\d/
const timesCell =
  /^(?:\p{L}{1,6}\s)?\d{1,2}(?:[.:h]\d{2})?\s?(?:[ap]m|uhr|h)?\s?[–-]\s?\d{1,2}(?:[.:h]\d{2})?/iu

const namesDays = (cell: string, language: string) =>
  cell !== '' &&
  cell.length <= 30 &&
  languagesOf(language).some((each) => readDays(cell, each, false).length > 0) &&
  conditionKinds(cell, language).size > 0

/** A first row like the others is no head: a number, a day above days. */
export function isHeadless(head: string[], body: string[][], language: string): boolean {
  if (head.some((cell) => phone.test(cell))) return true
  const isKept = (tells: (cell: string) => boolean) =>
    body.length > 0 &&
    head.some((cell, column) => tells(cell) && body.every((cells) => tells(cells[column] ?? '')))
  return isKept((cell) => namesDays(cell, language)) || isKept((cell) => timesCell.test(cell))
}

const dayOfMonth = /^\s?\d{1,2}\.?\s?$/
const fewestDays = 7

export const isPriceCalendar = (rows: string[][], sums: (readonly Sum[])[][]): boolean =>
  rows.reduce(
    (count, cells, row) =>
      count +
      cells.filter((cell, column) => {
        const [first] = sums[row]![column]!
        return first !== undefined && dayOfMonth.test(cell.slice(0, first.start))
      }).length,
    0,
  ) >= fewestDays

/** 'Monday | Pilates' is Pilates on Mondays. */
export function thingFirst(names: string[], language: string): string[] {
  const [day = '', name = '', ...more] = names
  const isWhen = (text: string) => conditionKinds(text, language).has('when')
  return /^\p{L}[^\d.,;]{2,39}$/u.test(name) && isWhen(day) && !isWhen(name) ? [name, day, ...more] : names
}
