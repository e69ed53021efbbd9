import type { Sum } from './money.ts'

export interface FoundPrice {
  label: string
  sum: Sum
  unit: string
  condition: string
  /** The part of the condition apart from the sum, such as a duration. */
  aside: string
  validity: string
  quote: string
  /** Names in sentences are less certain. */
  inProse: boolean
  /** The sentence before may have named the item. */
  goesOn: boolean
  /** The last sentence before without a sum. */
  before: string
  subject: string
  /** The label is a heading or a cell, not words before a sum. */
  isCalledSo: boolean
  /** One of several sums in a row without column names. */
  isDoubtful: boolean
}

export type AddPrice = (priced: Partial<FoundPrice> & Pick<FoundPrice, 'label' | 'sum' | 'quote'>) => void
export type ReadCell = (text: string, named: string, quote: string) => void
