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

/** A confirmed fact whose page now says something else. */
export type OutdatedFact = Pick<FactRow, 'label' | 'value' | 'kind'> & { siteValue: string; url: string }

/**
 * Replaces the last scan's facts. The owner's stay: what they correct or drop is left out, and the owner is asked again
 * where the site has changed. Returns the confirmed facts that have become outdated.
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

/** Matches the site's facts with the owner's rows, and returns the rest. */
function ownersPlaces(owners: readonly FactRow[], facts: readonly FoundFact[], before: ReadonlySet<string>) {
  const bySite = new Map(owners.map((row) => [row.stated?.key ?? factKey(row), row]))
  const byOwner = new Map(owners.map((row) => [factKey(row), row]))
  const placed = new Map<FactRow, PlacedFact>()
  /** Leaves out the facts that a row matches; the first of them is the site's statement for it. */
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

/** Keys of values that were withdrawn before the site's last statement. */
export const pastKeys = ({ kind, label, stated }: Pick<FactRow, 'kind' | 'label' | 'stated'>): string[] =>
  (stated?.past ?? []).map((value) => factKey({ kind, label, value }))

/** A new phone number is the same fact if it has the same label. */
function replaces(fact: FoundFact, { kind, label, dropped, stated }: FactRow): boolean {
  if (!stated || kind !== fact.kind) return false
  if (kind === 'price') return isSamePrice({ key: stated.key, part: stated.before?.part }, fact)
  if (dropped || !isKnownByValue(kind)) return false
  return [label, stated.before?.label].some((called) => called && same(called, fact.label))
}

/**
 * A new season or part of a day the owner stated without one is doubtful, because nothing says which applies. `isSaid`
 * tells whether the site still states the row itself.
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

/** The site's statement has changed since the owner's. Both are shown until the owner answers. */
function heardAgain(row: FactRow, fact: FoundFact): Partial<FactRow> {
  const past = row.stated && !agrees(fact, row.stated.value) && withPast(row.stated.past, row.stated.value)
  const stated = {
    ...row.stated,
    key: row.stated && !isKnownByValue(row.kind) ? row.stated.key : factKey(fact),
    value: fact.value,
    before: statementOf(fact),
    // Another page may still state the earlier value.
    ...(past && { past }),
  }
  if (agrees(fact, row.value)) return { stated, sure: true }
  if (agrees(fact, row.stated?.value ?? row.value)) return { stated }
  return { stated, sure: false, url: fact.url, quote: fact.quote ?? fact.value }
}

/** Spacing doesn't change a number, and a unit appended to a price doesn't change the price. */
const agrees = (fact: FoundFact, value: string) =>
  same(fact.value, value) ||
  (isKnownByValue(fact.kind) && factKey(fact) === factKey({ ...fact, value })) ||
  (fact.unit !== undefined &&
    fact.value.startsWith(value) &&
    fact.unit.endsWith(fact.value.slice(value.length)))

/** The site has no statement left to restore or to contradict the owner. */
const noLongerSaid = ({ stated }: FactRow): Partial<FactRow> => ({
  sure: true,
  ...(stated && { stated: { ...stated, before: null } }),
})

const same = (a: string, b: string) => plain(a) === plain(b)
/** Ignores spaces and dashes except between digits: '11–1' differs from '1–11'. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .replace(/(?<!\d)[ -]|[ -](?!\d)/g, '')
