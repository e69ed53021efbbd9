import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { type IndexedPassage, section } from '../knowledge/passage.ts'
import { memoize } from '../language/memoize.ts'
import { numbersInDigits } from '../language/number-words.ts'
import { type Bounds, boundsIn, type Quantity } from '../language/quantities.ts'
import type { Group } from '../understand/group.ts'

interface StatedBounds {
  /** Limits that distinguish a row, item or section from its neighbors. */
  chosenBy: Bounds[]
  /** Limits in a sentence. */
  drawn: Bounds[]
}

export type Fit = 'is' | 'in' | 'out' | 'beside' | 'none'

/** How a passage fits an age or size in the question. */
export const fitOf = ({ quantity }: Group, at: number, index: KnowledgeIndex): Fit =>
  quantity ? fitsBounds(index.passages[at]!, quantity) : 'none'

const statedBy = memoize((passage: IndexedPassage): StatedBounds => {
  const { kind, path, scope, language } = passage
  const [subject, text] = [passage.subject, passage.text].map((said) => numbersInDigits(said, language))
  const sets = kind === 'row' || kind === 'item' ? boundsIn(subject || text!) : []
  const heading = scope <= section ? (path.at(-1) ?? '') : ''
  return { chosenBy: [...sets, ...boundsIn(heading)], drawn: boundsIn(`${subject} ${text}`) }
})

/**
 * Compares a quantity with a passage's limits. Only the row it lies `in` applies, but a sentence with a limit also
 * covers what lies `beside`.
 */
function fitsBounds(passage: IndexedPassage, { measure, value }: Quantity): Fit {
  const { chosenBy, drawn } = statedBy(passage)
  const holds = ({ from, to }: Bounds) => value >= from && value <= to
  const choosing = chosenBy.filter((bounds) => bounds.measure === measure)
  // A row '16 inch' beats one for 'up to 17 inch'.
  if (choosing.some(({ from, to }) => from === value && to === value)) return 'is'
  if (choosing.length > 0) return choosing.some(holds) ? 'in' : 'out'
  const own = drawn.filter((bounds) => bounds.measure === measure)
  if (own.length === 0) return 'none'
  return own.some(holds) ? 'in' : 'beside'
}
