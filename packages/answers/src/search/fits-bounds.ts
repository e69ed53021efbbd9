import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { section, type Unit } from '../knowledge/unit.ts'
import { type Counted, countedIn, pairsIn, sameNoun } from '../language/counted.ts'
import { type DurationBounds, durationBoundsIn } from '../language/durations.ts'
import { type Bounds, boundsIn, type Quantity } from '../language/quantities.ts'
import type { Group } from '../understand/words/group.ts'
import { fitsRowBand } from './banded.ts'

interface Stated {
  /** Bounds that set a row, a point or a section apart from its neighbours. */
  chosenBy: Bounds[]
  /** Bounds a sentence draws. */
  drawn: Bounds[]
}

const spans = new WeakMap<Unit, DurationBounds[]>()

/** The span of time that sets a row apart from its neighbours: in its name, or in a cell that says nothing else. */
function spanOf(unit: Unit): DurationBounds[] {
  let known = spans.get(unit)
  if (!known) {
    const named = unit.kind === 'row' || unit.kind === 'item' || unit.kind === 'term'
    known = named ? durationBoundsIn(unit.subject || unit.text, unit.language) : []
    if (known.length === 0 && unit.cells)
      known = unit.cells.flatMap(({ value }) =>
        bareDuration.test(value) ? durationBoundsIn(value, unit.language) : [],
      )
    spans.set(unit, known)
  }
  return known
}

const bareDuration = /^\W{0,2}(?:\d[\d.,–-]{0,8}|\p{L}{2,10})[\s-]\p{L}{1,9}\W{0,2}$/u

const countsOf = new WeakMap<Unit, Counted[]>()

/** Whether a row's name counts the thing that a question counts, and whether alike. */
function holdsCount(unit: Unit, { number, noun }: Counted): Fit {
  if (!unit.subject || unit.kind === 'faq') return 'none'
  let counts = countsOf.get(unit)
  if (!counts) {
    counts = [...countedIn(unit.subject, unit.language), ...pairsIn(unit.subject)]
    countsOf.set(unit, counts)
  }
  const same = counts.filter((count) => sameNoun(count.noun, noun))
  if (same.length === 0) return 'none'
  return same.some((count) => count.number === number) ? 'is' : 'out'
}

function holdsSpan(unit: Unit, hours: number): Fit {
  const bounds = spanOf(unit)
  if (bounds.length === 0) return 'none'
  if (bounds.some(({ from, to }) => from === hours && to === hours)) return 'is'
  return bounds.some(({ from, to }) => hours >= from && hours <= to) ? 'in' : 'out'
}

export type Fit = 'is' | 'in' | 'out' | 'beside' | 'none'

/** How a unit fits the age, size, span of time or count that a part of a question names. */
export function fitOf(group: Group, at: number, index: KnowledgeIndex): Fit {
  const { quantity, hours, counted } = group
  const banded = fitsRowBand(group, at, index)
  if (banded !== 'none') return banded
  if (quantity) return fitsBounds(index.units[at]!, quantity)
  if (hours !== undefined) return amongOthers((unit) => holdsSpan(unit, hours), at, index)
  return counted ? amongOthers((unit) => holdsCount(unit, counted), at, index) : 'none'
}

const farthest = 30

/** A row is `out` only beside one that fits: where none does, the lines are drawn by something else. */
function amongOthers(holds: (unit: Unit) => Fit, at: number, index: KnowledgeIndex): Fit {
  const { block } = index.units[at]!
  const own = holds(index.units[at]!)
  if (own !== 'out') return own
  const from = Math.max(index.blockStart[block]!, at - farthest)
  const to = Math.min(index.blockStart[block + 1]!, at + farthest)
  for (let near = from; near < to; near++) {
    const other = holds(index.units[near]!)
    if (other === 'is' || other === 'in') return 'out'
  }
  return 'none'
}

const remembered = new WeakMap<Unit, Stated>()

function statedBy(unit: Unit): Stated {
  let known = remembered.get(unit)
  if (!known) {
    const heading = unit.scope <= section ? (unit.path.at(-1) ?? '') : ''
    const sets = unit.kind === 'row' || unit.kind === 'item' ? boundsIn(unit.subject || unit.text) : []
    if (sets.length === 0) sets.push(...boundsInCells(unit))
    known = { chosenBy: [...sets, ...boundsIn(heading)], drawn: boundsIn(`${unit.subject} ${unit.text}`) }
    remembered.set(unit, known)
  }
  return known
}

const longestBound = 24

/** 'Covered | up to 30 ft | $129': a cell that only draws a line sets the row apart. */
const boundsInCells = ({ kind, cells = [] }: Unit): Bounds[] =>
  kind !== 'row'
    ? []
    : cells.flatMap(({ value }) =>
        value.length <= longestBound && !/[€£$]/.test(value)
          ? boundsIn(value).filter(({ from, to }) => from !== to)
          : [],
      )

/** Of rows that all hold an amount, 'up to 30 ft' and 'up to 40 ft', those that hold it most closely. */
export function closest(units: number[], groups: readonly Group[], index: KnowledgeIndex): number[] {
  const quantity = groups.find((group) => group.quantity)?.quantity
  if (!quantity || units.length < 2) return units
  const ends = units.map((at) =>
    Math.min(
      ...statedBy(index.units[at]!)
        .chosenBy.filter(
          ({ measure, from, to }) =>
            measure === quantity.measure && quantity.value >= from && quantity.value <= to,
        )
        .map(({ to }) => to),
    ),
  )
  const least = Math.min(...ends)
  return Number.isFinite(least) ? units.filter((_, place) => ends[place] === least) : units
}

/** How wide the narrowest band of ages is that a unit states and that holds an age; endless where none does. */
export function bandWidth(unit: Unit, age: number): number {
  const { chosenBy, drawn } = statedBy(unit)
  const holding = [...chosenBy, ...drawn].filter(
    ({ measure, from, to }) => measure === 'age' && age >= from && age <= to,
  )
  return Math.min(Number.POSITIVE_INFINITY, ...holding.map(({ from, to }) => to - from))
}

/**
 * Whether a unit states bounds for such a quantity. One of several rows is meant, the one it lies `in`; a sentence
 * that draws a line speaks to both sides of it, also to what lies `beside`.
 */
function fitsBounds(unit: Unit, { measure, value }: Quantity): Fit {
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
