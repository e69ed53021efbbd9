import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { type IndexedPassage, section } from '../knowledge/passage.ts'
import { type Counted, countedIn, sameNoun } from '../language/counted.ts'
import { type DurationBounds, durationBoundsIn } from '../language/durations.ts'
import { type Bounds, boundsIn, type Quantity } from '../language/quantities.ts'
import type { Group } from '../understand/words/group.ts'

interface Stated {
  /** Bounds that set a row, a point or a section apart from its neighbours. */
  chosenBy: Bounds[]
  /** Bounds a sentence draws. */
  drawn: Bounds[]
}

const spans = new WeakMap<IndexedPassage, DurationBounds[]>()

/** The span of time that sets a row apart from its neighbours: in its name, or in a cell that says nothing else. */
function spanOf(passage: IndexedPassage): DurationBounds[] {
  let known = spans.get(passage)
  if (!known) {
    const named = passage.kind === 'row' || passage.kind === 'item' || passage.kind === 'term'
    known = named ? durationBoundsIn(passage.subject || passage.text, passage.language) : []
    if (known.length === 0 && passage.cells)
      known = passage.cells.flatMap(({ value }) =>
        bareDuration.test(value) ? durationBoundsIn(value, passage.language) : [],
      )
    spans.set(passage, known)
  }
  return known
}

const bareDuration = /^\W{0,2}(?:\d[\d.,–-]{0,8}|\p{L}{2,10})[\s-]\p{L}{1,9}\W{0,2}$/u

const countsOf = new WeakMap<IndexedPassage, Counted[]>()

/** Whether a row's name counts the thing that a question counts, and whether alike. */
function holdsCount(passage: IndexedPassage, { number, noun }: Counted): Fit {
  if (!passage.subject || passage.kind === 'faq') return 'none'
  let counts = countsOf.get(passage)
  if (!counts) {
    counts = countedIn(passage.subject, passage.language)
    countsOf.set(passage, counts)
  }
  const same = counts.filter((count) => sameNoun(count.noun, noun))
  if (same.length === 0) return 'none'
  return same.some((count) => count.number === number) ? 'is' : 'out'
}

function holdsSpan(passage: IndexedPassage, hours: number): Fit {
  const bounds = spanOf(passage)
  if (bounds.length === 0) return 'none'
  if (bounds.some(({ from, to }) => from === hours && to === hours)) return 'is'
  return bounds.some(({ from, to }) => hours >= from && hours <= to) ? 'in' : 'out'
}

export type Fit = 'is' | 'in' | 'out' | 'beside' | 'none'

/** How a passage fits the age, size, span of time or count that a part of a question names. */
export function fitOf(group: Group, at: number, index: KnowledgeIndex): Fit {
  const { quantity, hours, counted } = group
  if (quantity) return fitsBounds(index.passages[at]!, quantity)
  if (hours !== undefined) return amongOthers((passage) => holdsSpan(passage, hours), at, index)
  return counted ? amongOthers((passage) => holdsCount(passage, counted), at, index) : 'none'
}

const farthest = 30

/** A row is `out` only beside one that fits: where none does, the lines are drawn by something else. */
function amongOthers(holds: (passage: IndexedPassage) => Fit, at: number, index: KnowledgeIndex): Fit {
  const { block } = index.passages[at]!
  const own = holds(index.passages[at]!)
  if (own !== 'out') return own
  const from = Math.max(index.blockStart[block]!, at - farthest)
  const to = Math.min(index.blockStart[block + 1]!, at + farthest)
  for (let near = from; near < to; near++) {
    const other = holds(index.passages[near]!)
    if (other === 'is' || other === 'in') return 'out'
  }
  return 'none'
}

const remembered = new WeakMap<IndexedPassage, Stated>()

function statedBy(passage: IndexedPassage): Stated {
  let known = remembered.get(passage)
  if (!known) {
    const heading = passage.scope <= section ? (passage.path.at(-1) ?? '') : ''
    const sets =
      passage.kind === 'row' || passage.kind === 'item' ? boundsIn(passage.subject || passage.text) : []
    if (sets.length === 0) sets.push(...boundsInCells(passage))
    known = {
      chosenBy: [...sets, ...boundsIn(heading)],
      drawn: boundsIn(`${passage.subject} ${passage.text}`),
    }
    remembered.set(passage, known)
  }
  return known
}

const longestBound = 24

/** 'Covered | up to 30 ft | $129': a cell that only draws a line sets the row apart. */
const boundsInCells = ({ kind, cells = [] }: IndexedPassage): Bounds[] =>
  kind !== 'row'
    ? []
    : cells.flatMap(({ value }) =>
        value.length <= longestBound && !/[€£$]/.test(value)
          ? boundsIn(value).filter(({ from, to }) => from !== to)
          : [],
      )

/**
 * Whether a passage states bounds for such a quantity. One of several rows is meant, the one it lies `in`; a sentence
 * that draws a line speaks to both sides of it, also to what lies `beside`.
 */
function fitsBounds(passage: IndexedPassage, { measure, value }: Quantity): Fit {
  const { chosenBy, drawn } = statedBy(passage)
  const holds = ({ from, to }: Bounds) => value >= from && value <= to
  const choosing = chosenBy.filter((bounds) => bounds.measure === measure)
  // The row named '16 inch' is meant before one for 'up to 17 inch'.
  if (choosing.some(({ from, to }) => from === value && to === value)) return 'is'
  if (choosing.length > 0) return choosing.some(holds) ? 'in' : 'out'
  const own = drawn.filter((bounds) => bounds.measure === measure)
  if (own.length === 0) return 'none'
  return own.some(holds) ? 'in' : 'beside'
}
