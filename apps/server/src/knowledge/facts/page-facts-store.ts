import { sharedTextMark } from '@foyer/contract/shared-text-mark'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistantFacts } from '../../platform/db/schema/facts.ts'
import { pageContaining } from '../pages/pages-in-statement.ts'

type FactKind = (typeof assistantFacts.$inferSelect)['kind']

const readOn = (assistantId: string, urls: readonly string[]) =>
  sql`${assistantFacts.assistantId} = ${assistantId} and ${assistantFacts.origin} <> 'owner'
    and not ${assistantFacts.dropped} and ${assistantFacts.url} = any(${sql.param([...urls])}::text[])`

/** Moves facts to another page that states them too. */
export async function moveToOtherPages(
  db: Queryable,
  assistantId: string,
  urls: readonly string[],
  kinds: readonly FactKind[],
) {
  await db.execute(sql`
    update ${assistantFacts} set url = replace(elsewhere.url, ${sharedTextMark}, '')
    from (
      select f.id, ${pageContaining(sql`f.assistant_id`, sql`f.value`)} as url from ${assistantFacts} f
      where f.assistant_id = ${assistantId} and f.kind = any(${sql.param([...kinds])}::text[])
        and f.url = any(${sql.param([...urls])}::text[])) elsewhere
    where elsewhere.id = ${assistantFacts.id} and elsewhere.url is not null and ${readOn(assistantId, urls)}`)
}

export async function deleteReadOn(db: Queryable, assistantId: string, urls: readonly string[]) {
  await db.delete(assistantFacts).where(readOn(assistantId, urls))
}
