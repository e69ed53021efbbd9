import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { files } from '../../platform/db/schema/files.ts'

export async function countFileBytes(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
    .from(files)
    .where(eq(files.accountId, accountId))
  return Number(row!.bytes)
}
