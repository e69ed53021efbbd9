import type { FoundFact } from '@foyer/contract/facts'
import type { Queryable } from '../../platform/db/client.ts'
import { factKey } from '../facts/fact-key.ts'
import { listModelFacts } from '../facts/list-facts.ts'
import { findByUrl } from '../pages/page-texts.ts'
import { containsQuote } from './quoted-text.ts'

/** The model may not be available for this scan. */
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
    .filter((row) => !known.has(factKey(row)) && containsQuote(texts.get(row.url) ?? '', row.quote ?? ''))
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
