import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { pages } from '../../platform/db/schema/pages.ts'

export const isLivePage = (assistantId: SQLWrapper, url: SQLWrapper): SQL =>
  sql`exists (select from ${pages} where ${pages.assistantId} = ${assistantId} and ${pages.url} = ${url} and ${pages.live})`

export const scannedAtIf = (condition: SQL, assistantId: SQLWrapper, url: SQLWrapper) =>
  sql`case when ${condition} then (select ${pages.scannedAt} from ${pages}
    where ${pages.assistantId} = ${assistantId} and ${pages.url} = ${url} and ${pages.live}) end`.mapWith(
    pages.scannedAt,
  ) as SQL<Date | null>

export const pageContaining = (assistantId: SQL, text: SQL): SQL<string | null> => sql`(
  select ${pages.url} from ${pages}
  where ${pages.assistantId} = ${assistantId} and ${pages.live} and strpos(${pages.text}, ${text}) > 0
  order by length(${pages.url}), ${pages.url} limit 1)`
