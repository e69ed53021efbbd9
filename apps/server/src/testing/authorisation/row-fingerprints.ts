import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'

// The calls themselves create and end sessions. The owner's later calls prove that theirs survived.
const leftOut = ['sessions']

const belongsTo = {
  account_id: (accountId: string) => `account_id = '${accountId}'`,
  assistant_id: (accountId: string) =>
    `assistant_id in (select id from assistants where account_id = '${accountId}')`,
  scan_id: (accountId: string) => `scan_id in (select id from scans where account_id = '${accountId}')`,
}

/** Fingerprints every row of an account by table. New tables are included by their columns. */
export async function openRowFingerprints(db: Database, accountId: string) {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'assistant_id', 'scan_id')`)
  const tables = new Map<string, string>([['accounts', `id = '${accountId}'`]])
  for (const [column, where] of Object.entries(belongsTo))
    for (const found of columns)
      if (found.column === column && !tables.has(found.table) && !leftOut.includes(found.table))
        tables.set(found.table, where(accountId))
  const each = [...tables].map(
    ([table, where]) =>
      `select '${table}' as table, md5(string_agg(row::text, '' order by row::text)) as hash
       from (select to_jsonb(t) as row from "${table}" t where ${where}) rows`,
  )
  return async () => {
    const { rows } = await db.execute<{ table: string; hash: string }>(sql.raw(each.join(' union all ')))
    return new Map(rows.map(({ table, hash }) => [table, hash]))
  }
}
