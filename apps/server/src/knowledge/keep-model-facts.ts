import type { FoundFact } from '@foyer/contract/facts'
import type { Queryable } from '../db/client.ts'
import { factKey } from './fact-key.ts'
import { listModelFacts } from './facts-store.ts'

/** What a scan found, with what a model had read on the same pages: where no page changed, it need not read again. */
export async function withModelFacts(
  db: Queryable,
  assistantId: string,
  facts: readonly FoundFact[],
): Promise<FoundFact[]> {
  const known = new Set(facts.map(factKey))
  const rows = await listModelFacts(db, assistantId)
  const kept = rows
    .filter((row) => !known.has(factKey(row)))
    .map(({ kind, label, value, url, part, condition, unit, amount, currency, validity, quote, sure }) => ({
      kind,
      label,
      value,
      url,
      origin: 'model' as const,
      sure,
      ...(part !== null && { part }),
      ...(condition !== null && { condition }),
      ...(unit !== null && { unit }),
      ...(amount !== null && { amount }),
      ...(currency !== null && { currency }),
      ...(validity !== null && { validity }),
      ...(quote !== null && { quote }),
    }))
  return [...facts, ...kept]
}
