import type { FoundFact } from '@foyer/contract/facts'
import type { Queryable } from '../../platform/db/client.ts'
import { factKey } from '../facts/fact-key.ts'
import { listModelFacts } from '../facts/facts-store.ts'
import { findByUrl } from '../pages/pages-store.ts'
import { stillSays } from './quoted-text.ts'

/**
 * What a scan found, with what a model read on these pages before and they still say: a model that can't be asked now must
 * not cost the owner what it once read.
 */
export async function withModelFacts(
  db: Queryable,
  { accountId, id: assistantId }: { accountId: string; id: string },
  facts: readonly FoundFact[],
): Promise<FoundFact[]> {
  const known = new Set(facts.map(factKey))
  const rows = await listModelFacts(db, assistantId)
  const texts = new Map<string, string>()
  for (const url of new Set(rows.map((row) => row.url)))
    texts.set(url, (await findByUrl(db, accountId, assistantId, url))?.text ?? '')
  const kept = rows
    .filter((row) => !known.has(factKey(row)) && stillSays(texts.get(row.url) ?? '', row.quote ?? ''))
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
