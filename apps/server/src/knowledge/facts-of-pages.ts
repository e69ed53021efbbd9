import { everywhereMark } from '@foyer/contract/everywhere-mark'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { assistantFacts, pages } from '../db/schema/scans.ts'

/** Who the business is and how it is reached stands on many pages, in the same words. A price does so by chance. */
const toldAgain = ['name', 'phone', 'email', 'address', 'social']

/**
 * What the website said on these pages, which are gone, goes with them. What another page says too is known from there.
 * The owner's own word stays.
 */
export async function forgetFactsOf(tx: Queryable, assistantId: string, urls: readonly string[]) {
  const gone = sql`${assistantFacts.assistantId} = ${assistantId} and ${assistantFacts.origin} <> 'owner'
    and not ${assistantFacts.dropped} and ${assistantFacts.url} = any(${sql.param([...urls])}::text[])`
  await tx.execute(sql`
    update ${assistantFacts} set url = replace(elsewhere.url, ${everywhereMark}, '')
    from (
      select distinct on (f.id) f.id, p.url from ${assistantFacts} f
      join ${pages} p on p.assistant_id = f.assistant_id and p.live and strpos(p.text, f.value) > 0
      where f.assistant_id = ${assistantId} and f.kind = any(${sql.param(toldAgain)}::text[])
        and f.url = any(${sql.param([...urls])}::text[])
      order by f.id, length(p.url), p.url) elsewhere
    where elsewhere.id = ${assistantFacts.id} and ${gone}`)
  await tx.delete(assistantFacts).where(gone)
}
