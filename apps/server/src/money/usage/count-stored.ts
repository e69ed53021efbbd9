import type { Queryable } from '../../platform/db/client.ts'

/** Bytes, or characters of text, that one slice stores for an account. */
export type CountStored = (db: Queryable, accountId: string) => Promise<number>

export async function countStored(
  db: Queryable,
  { stored }: { stored: readonly CountStored[] },
  accountId: string,
): Promise<number> {
  let bytes = 0
  // Sequential, because a transaction has one connection.
  for (const count of stored) bytes += await count(db, accountId)
  return bytes
}
