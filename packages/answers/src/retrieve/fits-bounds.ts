import type { Unit } from '../knowledge/unit.ts'
import { type Bounds, boundsIn, type Quantity } from '../language/quantities.ts'

const remembered = new WeakMap<Unit, Bounds[]>()

function boundsOf(unit: Unit): Bounds[] {
  let known = remembered.get(unit)
  if (!known) {
    // A row is chosen by what it is called; what it holds may bound something else.
    known = unit.subject ? boundsIn(unit.subject) : []
    if (known.length === 0) known = boundsIn(unit.text)
    remembered.set(unit, known)
  }
  return known
}

/** Whether a unit states bounds for such a quantity, and whether it lies within. */
export function fitsBounds(unit: Unit, { measure, value }: Quantity): 'in' | 'out' | 'none' {
  const bounds = boundsOf(unit).filter((one) => one.measure === measure)
  if (bounds.length === 0) return 'none'
  return bounds.some(({ from, to }) => value >= from && value <= to) ? 'in' : 'out'
}
