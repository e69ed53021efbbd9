import { value, valuesIn } from '../language/value-types.ts'
import { dayTerms } from './terms.ts'
import type { Unit } from './unit.ts'

const remembered = new WeakMap<Unit, number>()

/** The kinds of value a unit holds. What a question of the site's own asks is not told by asking it. */
export function valuesOf(unit: Unit): number {
  const known = remembered.get(unit)
  if (known !== undefined) return known
  const said = unit.kind === 'faq' || unit.kind === 'taught' ? unit.text : `${unit.subject} ${unit.text}`
  let found = valuesIn(said)
  if (unit.cells?.some((cell) => cell.header.length <= 12 && dayTerms(cell.header, unit.language).length > 0))
    found |= value.weekday
  remembered.set(unit, found)
  return found
}
