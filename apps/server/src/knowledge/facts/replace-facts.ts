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

export type OutdatedFact = Pick<FactRow, 'label' | 'value' | 'kind'> & { siteValue: string; url: string }

/** Keeps the owner's facts, and returns the confirmed ones that are outdated. */
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
  const { placed, left } = matchOwners(owners, facts, before)
  const isSaid = (row: FactRow) => placed.has(row)
  await insertPageFacts(
    db,
    assistantId,
    left.map((fact) => (told.has(factKey(fact)) ? fact : flagOwnersHours(fact, owners, isSaid))),
  )
  let after = facts.length
  const outdated: OutdatedFact[] = []
  for (const row of owners) {
    const found = placed.get(row)
    const change = row.origin !== 'owner' ? {} : found ? stillStated(row, found) : noLongerStated(row)
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

function matchOwners(owners: readonly FactRow[], facts: readonly FoundFact[], before: ReadonlySet<string>) {
  const bySite = new Map(owners.map((row) => [row.stated?.key ?? factKey(row), row]))
  const byOwner = new Map(owners.map((row) => [factKey(row), row]))
  const placed = new Map<FactRow, PlacedFact>()
  /** The first matching fact is the site's statement for the row. */
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

export const pastKeys = ({ kind, label, stated }: Pick<FactRow, 'kind' | 'label' | 'stated'>): string[] =>
  (stated?.past ?? []).map((value) => factKey({ kind, label, value }))

/** A new number with the same label is the same fact. */
function replaces(fact: FoundFact, { kind, label, dropped, stated }: FactRow): boolean {
  if (!stated || kind !== fact.kind) return false
  if (kind === 'price') return isSamePrice({ key: stated.key, part: stated.before?.part }, fact)
  if (dropped || !isKnownByValue(kind)) return false
  return [label, stated.before?.label].some((called) => called && same(called, fact.label))
}

/** Nothing says whether a new season or part replaces the owner's hours, so it is doubtful. */
function flagOwnersHours<Found extends FoundFact>(
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

/** Both values are shown until the owner answers. */
function stillStated(row: FactRow, fact: FoundFact): Partial<FactRow> {
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

/** Spacing and an appended unit change nothing. */
const agrees = (fact: FoundFact, value: string) =>
  same(fact.value, value) ||
  (isKnownByValue(fact.kind) && factKey(fact) === factKey({ ...fact, value })) ||
  (fact.unit !== undefined &&
    fact.value.startsWith(value) &&
    fact.unit.endsWith(fact.value.slice(value.length)))

const noLongerStated = ({ stated }: FactRow): Partial<FactRow> => ({
  sure: true,
  ...(stated && { stated: { ...stated, before: null } }),
})

const same = (a: string, b: string) => plain(a) === plain(b)
/** '11–1' differs from '1–11'. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .replace(/(?<!\d)[ -]|[ -](?!\d)/g, '')
