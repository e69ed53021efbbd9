import { value, valuesIn } from '../language/value-types.ts'
import type { IndexedPassage } from './passage.ts'
import { dayTerms } from './terms.ts'

const remembered = new WeakMap<IndexedPassage, number>()

/** The kinds of value a passage holds. What a question of the site's own asks is not told by asking it. */
export function valuesOf(passage: IndexedPassage): number {
  const known = remembered.get(passage)
  if (known !== undefined) return known
  const said =
    passage.kind === 'faq' || passage.kind === 'taught' ? passage.text : `${passage.subject} ${passage.text}`
  let found = valuesIn(said)
  if (
    passage.cells?.some(
      (cell) => cell.header.length <= 12 && dayTerms(cell.header, passage.language).length > 0,
    )
  )
    found |= value.weekday
  remembered.set(passage, found)
  return found
}
