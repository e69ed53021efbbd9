import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { pages } from '../../platform/db/schema/pages.ts'

export const isLivePage = (assistantId: SQLWrapper, url: SQLWrapper): SQL =>
  sql`exists (select from ${pages} where ${pages.assistantId} = ${assistantId} and ${pages.url} = ${url} and ${pages.live})`

export function scannedAtIf(condition: SQL, assistantId: SQLWrapper, url: SQLWrapper) {
  // Drizzle drops the table from columns at the top of a selected expression, so the subquery is nested.
  const scannedAt = sql`(select ${pages.scannedAt} from ${pages}
    where ${pages.assistantId} = ${assistantId} and ${pages.url} = ${url} and ${pages.live})`
  return sql`case when ${condition} then ${scannedAt} end`.mapWith(pages.scannedAt) as SQL<Date | null>
}

export const pageContaining = (assistantId: SQL, text: SQL): SQL<string | null> => sql`(
  select ${pages.url} from ${pages}
  where ${pages.assistantId} = ${assistantId} and ${pages.live} and strpos(${pages.text}, ${text}) > 0
  order by length(${pages.url}), ${pages.url} limit 1)`
