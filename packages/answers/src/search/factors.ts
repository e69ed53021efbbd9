import type { Factor } from './factor.ts'
import { valueAskedFor } from './factors/kind-of-answer.ts'
import { barePrices, priceOfDuty } from './factors/price-list.ts'
import { justSpokenOf, namedCell, wholeColumn, wholeList } from './factors/shape.ts'

/** Every factor of a score, in the order in which they are multiplied. */
export const factors: readonly Factor[] = [
  valueAskedFor,
  namedCell,
  barePrices,
  priceOfDuty,
  wholeColumn,
  wholeList,
  justSpokenOf,
]
