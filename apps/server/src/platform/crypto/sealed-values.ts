import type { ClientBase } from 'pg'

export type SealedColumn = { table: string; column: string }

/** Finds columns by their `_cipher` suffix, so new ones are included automatically. */
export async function listSealedColumns(client: ClientBase): Promise<SealedColumn[]> {
  const { rows } = await client.query<SealedColumn>(
    `select quote_ident(table_name) as table, quote_ident(column_name) as column from information_schema.columns
      where table_schema = 'public' and column_name like '%\\_cipher' order by 1, 2`,
  )
  return rows
}

export async function readSealed(
  client: ClientBase,
  { table, column }: SealedColumn,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ sealed: string }>(
    `select ${column} as sealed from ${table} where ${column} is not null`,
  )
  return rows.map(({ sealed }) => sealed)
}

/** Null if it was sealed with another key. */
export function tryDecrypt(secrets: { decrypt(sealed: string): string }, sealed: string): string | null {
  try {
    return secrets.decrypt(sealed)
  } catch {
    return null
  }
}
