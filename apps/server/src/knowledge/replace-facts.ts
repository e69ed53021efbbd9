import type { FoundFact } from '@foyer/contract/facts'
import type { Queryable } from '../db/client.ts'
import { factKey } from './fact-key.ts'
import { statementOf } from './fact-on-wire.ts'
import { deletePageFacts, type FactRow, insertPageFacts, listOwnersFacts, updateFact } from './facts-store.ts'

/**
 * What a scan found takes the place of what the one before found. The owner's word stays where it was: what it
 * corrects or drops is left out, and where the site now says something else the owner is asked again.
 */
export async function replaceFacts(db: Queryable, assistantId: string, facts: readonly FoundFact[]) {
  const owners = await listOwnersFacts(db, assistantId)
  const byKey = new Map(owners.map((row) => [row.stated?.key ?? factKey(row), row]))
  await deletePageFacts(db, assistantId)
  const left: (FoundFact & { position: number })[] = []
  const placed = new Map<FactRow, { position: number; fact: FoundFact }>()
  for (const [position, fact] of facts.entries()) {
    const row = byKey.get(factKey(fact))
    if (!row) left.push({ ...fact, position })
    else if (!placed.has(row)) placed.set(row, { position, fact })
  }
  await insertPageFacts(db, assistantId, left)
  let after = facts.length
  for (const row of owners) {
    const found = placed.get(row)
    await updateFact(db, assistantId, row.id, {
      position: found?.position ?? after++,
      ...(row.origin === 'owner' && (found ? heardAgain(row, found.fact) : noLongerSaid(row))),
    })
  }
}

/** The site says what it did not say when the owner spoke: told beside the owner's word until it is answered. */
function heardAgain(row: FactRow, fact: FoundFact): Partial<FactRow> {
  const stated = {
    key: row.stated?.key ?? factKey(row),
    value: fact.value,
    before: statementOf(fact),
  }
  if (same(fact.value, row.value)) return { stated, sure: true }
  if (same(fact.value, row.stated?.value ?? row.value)) return { stated }
  return { stated, sure: false, url: fact.url, quote: fact.quote ?? fact.value }
}

/** There is nothing to go back to, and nothing that contradicts the owner any more. */
const noLongerSaid = ({ stated }: FactRow): Partial<FactRow> => ({
  sure: true,
  ...(stated && { stated: { ...stated, before: null } }),
})

const same = (a: string, b: string) => plain(a) === plain(b)
const plain = (text: string) => text.toLowerCase().replace(/[\s–—-]+/g, '')
