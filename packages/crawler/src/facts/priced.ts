import type { Sum } from './money.ts'

/** What a reader of prices found: the sum, and all that says what it is for. */
export interface Priced {
  label: string
  sum: Sum
  /** Of the table, the column or the line, where the sum itself has none. */
  unit: string
  condition: string
  /** Part of the condition that is not told beside the sum: how long it takes. */
  aside: string
  validity: string
  quote: string
  /** From a sentence, where a name is less clearly one. */
  inProse: boolean
  /** After another sentence, which may have named the thing. */
  goesOn: boolean
  /** The last sentence before that names no sum. */
  before: string
  /** What the sum that begins the sentence is of. */
  subject: string
  /** The label is a heading or a cell, not the words before a sum. */
  isCalledSo: boolean
  /** One of several sums in a row whose columns are not told. */
  isDoubtful: boolean
}

export type AddPrice = (priced: Partial<Priced> & Pick<Priced, 'label' | 'sum' | 'quote'>) => void
/** Reads a cell with several sums, or with words around one. */
export type ReadCell = (text: string, named: string, quote: string) => void
