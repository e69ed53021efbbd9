import type { FoundFact } from '@foyer/contract/facts'
import type { Queryable } from '../../platform/db/client.ts'
import { factKey, isKnownByValue, isSameDay, isSamePrice } from './fact-key.ts'
import { statementOf } from './fact-to-wire.ts'
import {
  deletePageFacts,
  type FactRow,
  insertPageFacts,
  listFactKeys,
  listOwnersFacts,
  updateFact,
} from './facts-store.ts'
import { withPast } from './past-values.ts'

/** A fact that the owner confirmed, and what its page says now. */
export type OutdatedFact = Pick<FactRow, 'label' | 'value' | 'kind'> & { siteValue: string; url: string }

/**
 * What a scan found takes the place of what the one before found. The owner's word stays where it was: what it
 * corrects or drops is left out, and where the site now says something else the owner is asked again. Returns what was
 * only confirmed and has become something else since.
 */
export async function replaceFacts(
  db: Queryable,
  assistantId: string,
  facts: readonly FoundFact[],
): Promise<OutdatedFact[]> {
  const owners = await listOwnersFacts(db, assistantId)
  const known = await listFactKeys(db, assistantId)
  const before = new Set(known.map(factKey))
  const told = new Set(known.filter(({ sure }) => sure).map(factKey))
  await deletePageFacts(db, assistantId)
  const { placed, left } = ownersPlaces(owners, facts, before)
  const isSaid = (row: FactRow) => placed.has(row)
  await insertPageFacts(
    db,
    assistantId,
    left.map((fact) => (told.has(factKey(fact)) ? fact : besideOwnersHours(fact, owners, isSaid))),
  )
  let after = facts.length
  const outdated: OutdatedFact[] = []
  for (const row of owners) {
    const found = placed.get(row)
    const change = row.origin !== 'owner' ? {} : found ? heardAgain(row, found) : noLongerSaid(row)
    await updateFact(db, assistantId, row.id, { position: found?.position ?? after++, ...change })
    if (found && row.confirmed && !row.dropped && change.sure === false)
      outdated.push({
        kind: row.kind,
        label: row.label,
        value: row.value,
        siteValue: found.value,
        url: found.url,
      })
  }
  return outdated
}

type PlacedFact = FoundFact & { position: number }

/** What of the site speaks of the same as the owner's word, and what is left: the site's alone. */
function ownersPlaces(owners: readonly FactRow[], facts: readonly FoundFact[], before: ReadonlySet<string>) {
  const bySite = new Map(owners.map((row) => [row.stated?.key ?? factKey(row), row]))
  const byOwner = new Map(owners.map((row) => [factKey(row), row]))
  const placed = new Map<FactRow, PlacedFact>()
  /** Each fact that a row speaks for is left out, and the first of them is what the site says of it. */
  const place = (rest: readonly PlacedFact[], rowOf: (fact: PlacedFact) => FactRow | undefined) =>
    rest.filter((fact) => {
      const row = rowOf(fact)
      if (row && !placed.has(row)) placed.set(row, fact)
      return !row
    })
  const all = facts.map((fact, position) => ({ ...fact, position }))
  const others = place(
    place(all, (fact) => bySite.get(factKey(fact))),
    (fact) => byOwner.get(factKey(fact)),
  )
  const left = place(others, (fact) =>
    before.has(factKey(fact)) ? undefined : owners.find((row) => !placed.has(row) && replaces(fact, row)),
  )
  const past = new Set(owners.flatMap(pastKeys))
  return { placed, left: left.filter((fact) => !isKnownByValue(fact.kind) || !past.has(factKey(fact))) }
}

/** By what is known again what the owner took back before what the site said last. */
export const pastKeys = ({ kind, label, stated }: Pick<FactRow, 'kind' | 'label' | 'stated'>): string[] =>
  (stated?.past ?? []).map((value) => factKey({ kind, label, value }))

/** A number known by its digits is another one when it changes: it is the same fact where it is called the same. */
function replaces(fact: FoundFact, { kind, label, dropped, stated }: FactRow): boolean {
  if (!stated || kind !== fact.kind) return false
  if (kind === 'price') return isSamePrice({ key: stated.key, part: stated.before?.part }, fact)
  if (dropped || !isKnownByValue(kind)) return false
  return [label, stated.before?.label].some((called) => called && same(called, fact.label))
}

/**
 * A season or a part is new where the owner spoke of that day without one: nothing says which of them holds now, so it is
 * asked, and the owner's word stays. `isSaid` tells whether the site still speaks of a row itself.
 */
function besideOwnersHours<Found extends FoundFact>(
  fact: Found,
  owners: readonly FactRow[],
  isSaid: (row: FactRow) => boolean,
): Found {
  if (fact.kind !== 'hours') return fact
  const key = factKey(fact)
  const row = owners.find(
    (each) => each.kind === 'hours' && each.stated && isSameDay(each.stated.key, key, isSaid(each)),
  )
  if (!row || (!row.dropped && agrees(fact, row.value))) return fact
  return { ...fact, sure: false, ...(!row.dropped && { otherValue: row.value }) }
}

/** The site says what it did not say when the owner spoke: told beside the owner's word until it is answered. */
function heardAgain(row: FactRow, fact: FoundFact): Partial<FactRow> {
  const past = row.stated && !agrees(fact, row.stated.value) && withPast(row.stated.past, row.stated.value)
  const stated = {
    ...row.stated,
    key: row.stated && !isKnownByValue(row.kind) ? row.stated.key : factKey(fact),
    value: fact.value,
    before: statementOf(fact),
    // Another page may still say what this one says no more.
    ...(past && { past }),
  }
  if (agrees(fact, row.value)) return { stated, sure: true }
  if (agrees(fact, row.stated?.value ?? row.value)) return { stated }
  return { stated, sure: false, url: fact.url, quote: fact.quote ?? fact.value }
}

/** A number is the same however it is spaced, and a price when all that is new is the rest of its unit. */
const agrees = (fact: FoundFact, value: string) =>
  same(fact.value, value) ||
  (isKnownByValue(fact.kind) && factKey(fact) === factKey({ ...fact, value })) ||
  (fact.unit !== undefined &&
    fact.value.startsWith(value) &&
    fact.unit.endsWith(fact.value.slice(value.length)))

/** There is nothing to go back to, and nothing that contradicts the owner any more. */
const noLongerSaid = ({ stated }: FactRow): Partial<FactRow> => ({
  sure: true,
  ...(stated && { stated: { ...stated, before: null } }),
})

const same = (a: string, b: string) => plain(a) === plain(b)
/** Spaces and dashes are written as one likes, but between figures: '11–1' is not '1–11'. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .replace(/(?<!\d)[ -]|[ -](?!\d)/g, '')
