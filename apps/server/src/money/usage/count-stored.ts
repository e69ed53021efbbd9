import type { Queryable } from '../../platform/db/client.ts'

/** How much one slice has stored for an account: bytes, or characters of text. */
export type CountStored = (db: Queryable, accountId: string) => Promise<number>

/** All of an account's that counts against its storage. */
export async function countStored(
  db: Queryable,
  { stored }: { stored: readonly CountStored[] },
  accountId: string,
): Promise<number> {
  let bytes = 0
  // One after the other, as a transaction has one connection.
  for (const count of stored) bytes += await count(db, accountId)
  return bytes
}
