import { said } from '../../knowledge/around.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { isStopWord } from '../../language/stop-words.ts'
import { tokenise } from '../../language/tokenise.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import type { Judged } from '../../search/judged.ts'

const mentionsCharge =
  /\b(?:charg(?:e|ed|es)|fees?|costs?|pay|paid|price[sd]?|gebühr\p{L}*|kostet|berechnet|cobra\p{L}*|factur\p{L}*)\b/iu

/** 'Wheel taster, 2 hours' and 'Late collection (per 15 minutes)' are called by what stands first. */
const nameOf = (label: string, passage: IndexedPassage) =>
  tokenise(label.split(/[,(–—:]/u, 1)[0]!.trim(), passage.language)
    .filter((token) => !token.echo && !isStopWord(token.folded, passage.language))
    .map((token) => token.stem)
    .sort()
    .join(' ')

/**
 * A section and a row of a price list that bear one name speak of one thing: what the section leaves out ('late
 * collection is charged') stands in the row.
 */
export function rowOfSameName(
  chosen: number,
  judged: readonly Judged[],
  index: KnowledgeIndex,
): number | null {
  const passage = index.passages[chosen]!
  const heading = passage.path.at(-1)
  if (passage.kind !== 'sentence' || !heading || passage.path.length < 2) return null
  const name = nameOf(heading, passage)
  if (name === '') return null
  const row = judged.find((one) => {
    const other = index.passages[one.passage]!
    return (
      (other.kind === 'row' || other.kind === 'term' || other.kind === 'item') &&
      other.subject !== '' &&
      (valuesIn(other.text) & value.money) !== 0 &&
      nameOf(other.subject, other) === name
    )
  })
  return row?.passage ?? null
}

/** Whether a passage says that something costs, and not how much. */
export const leavesPriceOut = (at: number, index: KnowledgeIndex): boolean => {
  const text = said(at, index)
  return mentionsCharge.test(text) && !(valuesIn(text) & value.money)
}
