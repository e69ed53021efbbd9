import { findContact } from './contact.ts'
import { openingHours } from './hours/resolvers.ts'
import { asksNothing } from './passage/asks-nothing.ts'
import { bestPassage } from './passage/best-passage.ts'
import type { Resolver } from './resolver.ts'
import { priceList } from './table/price-list.ts'
import { nextInTable } from './table/resolvers.ts'

const wayToReach: Resolver = {
  name: 'way-to-reach',
  example: {
    page: `## Contact

Phone: 01632 960 733

Email: roll@example.com`,
    asked: ['How can I reach you?'],
    told: '01632 960 733',
  },
  resolve({ own, index }) {
    const contact = findContact(own, index)
    return contact && { kind: 'contact', contact }
  },
}

/** Every way to answer, in the order in which they are tried. */
export const resolvers: readonly Resolver[] = [
  openingHours,
  wayToReach,
  // What leans on the passage that was just read out.
  nextInTable,
  asksNothing,
  priceList,
  bestPassage,
]
