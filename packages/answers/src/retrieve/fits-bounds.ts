import { section, type Unit } from '../knowledge/unit.ts'
import { type Bounds, boundsIn, type Quantity } from '../language/quantities.ts'

interface Stated {
  /** Bounds that set a row, a point or a section apart from its neighbours. */
  chosenBy: Bounds[]
  /** Bounds a sentence draws. */
  drawn: Bounds[]
}

const remembered = new WeakMap<Unit, Stated>()

function statedBy(unit: Unit): Stated {
  let known = remembered.get(unit)
  if (!known) {
    const heading = unit.scope <= section ? (unit.path.at(-1) ?? '') : ''
    const sets = unit.kind === 'row' || unit.kind === 'item' ? boundsIn(unit.subject || unit.text) : []
    known = { chosenBy: [...sets, ...boundsIn(heading)], drawn: boundsIn(`${unit.subject} ${unit.text}`) }
    remembered.set(unit, known)
  }
  return known
}

/**
 * Whether a unit states bounds for such a quantity. One of several rows is meant, the one it lies `in`; a sentence
 * that draws a line speaks to both sides of it, also to what lies `beside`.
 */
export function fitsBounds(
  unit: Unit,
  { measure, value }: Quantity,
): 'is' | 'in' | 'out' | 'beside' | 'none' {
  const { chosenBy, drawn } = statedBy(unit)
  const holds = ({ from, to }: Bounds) => value >= from && value <= to
  const choosing = chosenBy.filter((bounds) => bounds.measure === measure)
  // The row named '16 inch' is meant before one for 'up to 17 inch'.
  if (choosing.some(({ from, to }) => from === value && to === value)) return 'is'
  if (choosing.length > 0) return choosing.some(holds) ? 'in' : 'out'
  const own = drawn.filter((bounds) => bounds.measure === measure)
  if (own.length === 0) return 'none'
  return own.some(holds) ? 'in' : 'beside'
}
