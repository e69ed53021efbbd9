import { findContact } from './contact.ts'
import { noteBesideHours, openingHours, openSince, ruleForAnyDay } from './hours/resolvers.ts'
import { bestPassage } from './passage/best-passage.ts'
import {
  bareWord,
  besideIt,
  beyondLimit,
  kindAlone,
  listedDeadlines,
  notOffered,
  otherVariant,
  sameCard,
  sameSubject,
} from './passage/resolvers.ts'
import {
  anotherPerson,
  personJustNamed,
  unknownPerson,
  untoldOfPerson,
  whoDoesIt,
} from './people/resolvers.ts'
import type { Resolver } from './resolver.ts'
import { everyRow, leastOrMost, nextInTable, rowNamedAlike } from './table/resolvers.ts'

const wayToReach: Resolver = {
  name: 'way-to-reach',
  resolve({ own, index }) {
    const contact = findContact(own, index)
    return contact && { kind: 'contact', contact }
  },
}

/** Every way to answer, in the order in which they are tried. */
export const resolvers: readonly Resolver[] = [
  leastOrMost,
  bareWord,
  personJustNamed,
  untoldOfPerson,
  whoDoesIt,
  openSince,
  openingHours,
  wayToReach,
  // What leans on the passage that was just read out.
  otherVariant,
  beyondLimit,
  besideIt,
  nextInTable,
  sameCard,
  kindAlone,
  // From here on the whole site has been searched.
  unknownPerson,
  anotherPerson,
  sameSubject,
  noteBesideHours,
  ruleForAnyDay,
  notOffered,
  rowNamedAlike,
  everyRow,
  listedDeadlines,
  bestPassage,
]
