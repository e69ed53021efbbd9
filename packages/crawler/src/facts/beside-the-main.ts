import type { Found } from './found.ts'
import { firmOnCall, saysOurs } from './phone-doubts.ts'
import { clauseOf } from './phone-purpose.ts'

const longestLine = 80
const fewestShared = 6

/**
 * What the main number tells of the others. '09482 77 31 20' beside '09482 77 31 0' is a desk of the same house, whatever
 * stands around it; one of another town, told once in the middle of a text, may be anybody's.
 */
export function besideTheMain(found: Found[]): Found[] {
  const [main] = found
    .filter(({ sure }) => sure)
    .toSorted((a, b) => Number(isStructured(b)) - Number(isStructured(a)) || b.pages - a.pages)
  if (!main) return found
  const dialled = digitsOf(main)
  return found.map((one) => {
    if (one === main || isStructured(one) || isFax(one)) return one
    const own = digitsOf(one).replace(/^0+/, '')
    if (isSameSwitchboard(own, dialled))
      return { ...one, sure: one.sure || firmOnCall(wordsBefore(one)) === '' }
    const isInText = isToldOnce(one) && (one.fact.quote ?? '').length > longestLine
    const isElsewhere = one.fact.label === 'Phone' && dialled.indexOf(own.slice(0, 4)) < 0
    const isOurs = saysOurs(wordsBefore(one).slice(-nearestWords))
    return isInText && isElsewhere && !isOurs ? { ...one, sure: false } : one
  })
}

export const isToldOnce = ({ pages, labels }: Found) =>
  pages === 1 && [...labels.values()].reduce((sum, times) => sum + times, 0) <= 1

const nearestWords = 40

const wordsBefore = ({ fact: { quote = '', value } }: Found) => clauseOf(quote, value).split(value, 1)[0]!

const digitsOf = ({ fact }: Found) => fact.value.replace(/\D/g, '')
const isStructured = ({ fact }: Found) => fact.origin === 'structured'
const isFax = ({ fact }: Found) => fact.label.startsWith('Fax')

/** All but the last two figures, which choose the desk. */
export function isSameSwitchboard(own: string, main: string): boolean {
  const line = own.slice(0, -2)
  const at = main.indexOf(line)
  return line.length >= fewestShared && at >= 0 && main.length - at - line.length <= 2
}
