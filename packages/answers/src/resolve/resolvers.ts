import { findContact } from './contact.ts'
import { openingHours, openSince } from './hours/resolvers.ts'
import { whatIsOn } from './hours/whats-on.ts'
import { bestPassage } from './passage/best-passage.ts'
import { bareWord, kindAlone, listedDeadlines, notOffered, sameSubject } from './passage/resolvers.ts'
import { personJustNamed, whoDoesIt } from './people/resolvers.ts'
import { addsUp } from './prices/adds-up.ts'
import { priceByClass } from './prices/price-by-class.ts'
import type { Resolver } from './resolver.ts'
import { everyRow, leastOrMost, nextInTable } from './table/resolvers.ts'

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

/** Asked so plainly that nothing else need be looked at. */
export const outright: readonly Resolver[] = [addsUp, priceByClass, whatIsOn]

/** Every other way to answer, in the order in which they are tried. */
export const resolvers: readonly Resolver[] = [
  leastOrMost,
  bareWord,
  personJustNamed,
  whoDoesIt,
  openSince,
  openingHours,
  wayToReach,
  // What leans on the passage that was just read out.
  nextInTable,
  kindAlone,
  // From here on the whole site has been searched.
  sameSubject,
  notOffered,
  everyRow,
  listedDeadlines,
  bestPassage,
]
