import type { Factor } from './factor.ts'
import { belowName, saysVerbAsked, valueAskedFor } from './factors/kind-of-answer.ts'
import { barePrices, freeFrom, isThereInPrices, priceOfDuty } from './factors/price-list.ts'
import {
  justSpokenOf,
  makeNamed,
  namedCell,
  otherEnd,
  siteAsksOtherwise,
  tellsOfCases,
  termAsksLikewise,
  wholeColumn,
  wholeList,
} from './factors/shape.ts'

/** Every factor of a score, in the order in which they are multiplied. */
export const factors: readonly Factor[] = [
  valueAskedFor,
  belowName,
  saysVerbAsked,
  otherEnd,
  namedCell,
  siteAsksOtherwise,
  termAsksLikewise,
  barePrices,
  priceOfDuty,
  freeFrom,
  isThereInPrices,
  makeNamed,
  wholeColumn,
  tellsOfCases,
  wholeList,
  justSpokenOf,
]
