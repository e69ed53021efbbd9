import { asksNothing } from './asks-nothing.ts'
import { bestPassage } from './best-passage.ts'
import { openingHours } from './hours/opening-hours.ts'
import type { Resolver } from './resolver.ts'
import { sinceWhen } from './since-when.ts'
import { sums } from './sums/sums.ts'
import { nextInTable } from './table/next-in-table.ts'
import { priceList } from './table/price-list.ts'
import { wayToReach } from './way-to-reach.ts'
import { whatWeDo } from './what-we-do.ts'
import { whoOwns } from './who-owns.ts'

/** In order of precedence, each in a file of its name. */
export const resolvers: readonly Resolver[] = [
  whatWeDo,
  openingHours,
  wayToReach,
  sinceWhen,
  whoOwns,
  sums,
  // Continues from the passage of the previous answer.
  nextInTable,
  asksNothing,
  priceList,
  // Searches the whole site.
  bestPassage,
]
