import { everywhereMark } from '@foyer/contract/everywhere-mark'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistantFacts, pages } from '../../platform/db/schema/pages.ts'

type FactKind = (typeof assistantFacts.$inferSelect)['kind']

/** What the website said on these pages, and the owner neither stated nor dropped. */
const readOn = (assistantId: string, urls: readonly string[]) =>
  sql`${assistantFacts.assistantId} = ${assistantId} and ${assistantFacts.origin} <> 'owner'
    and not ${assistantFacts.dropped} and ${assistantFacts.url} = any(${sql.param([...urls])}::text[])`

/** Facts of these kinds that were read on these pages get the address of another page that says the same. */
export async function moveToOtherPages(
  db: Queryable,
  assistantId: string,
  urls: readonly string[],
  kinds: readonly FactKind[],
) {
  await db.execute(sql`
    update ${assistantFacts} set url = replace(elsewhere.url, ${everywhereMark}, '')
    from (
      select distinct on (f.id) f.id, p.url from ${assistantFacts} f
      join ${pages} p on p.assistant_id = f.assistant_id and p.live and strpos(p.text, f.value) > 0
      where f.assistant_id = ${assistantId} and f.kind = any(${sql.param([...kinds])}::text[])
        and f.url = any(${sql.param([...urls])}::text[])
      order by f.id, length(p.url), p.url) elsewhere
    where elsewhere.id = ${assistantFacts.id} and ${readOn(assistantId, urls)}`)
}

export async function deleteReadOn(db: Queryable, assistantId: string, urls: readonly string[]) {
  await db.delete(assistantFacts).where(readOn(assistantId, urls))
}
