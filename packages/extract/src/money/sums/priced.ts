import type { Sum } from './money.ts'

/** A price that a reader found: the sum, and all that says what it is for. */
export interface FoundPrice {
  label: string
  sum: Sum
  /** The unit of the table, the column or the line, where the sum itself has none. */
  unit: string
  condition: string
  /** The part of the condition that is not told beside the sum: how long it takes. */
  aside: string
  validity: string
  quote: string
  /** True of a price from a sentence, where a name is less clearly one. */
  inProse: boolean
  /** True of one after another sentence, which may have named the thing. */
  goesOn: boolean
  /** The last sentence before that names no sum. */
  before: string
  /** The thing that the sum at the beginning of the sentence is of. */
  subject: string
  /** True where the label is a heading or a cell, not the words before a sum. */
  isCalledSo: boolean
  /** True of one of several sums in a row whose columns are not told. */
  isDoubtful: boolean
}

export type AddPrice = (priced: Partial<FoundPrice> & Pick<FoundPrice, 'label' | 'sum' | 'quote'>) => void
/** Reads a cell with several sums, or with words around one. */
export type ReadCell = (text: string, named: string, quote: string) => void
