import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { logos } from '../../platform/db/schema/embed.ts'

type Picture = { image: Buffer; type: string; hash: string }

export async function saveLogo(db: Queryable, accountId: string, assistantId: string, picture: Picture) {
  await db
    .insert(logos)
    .values({ ...picture, accountId, assistantId })
    .onConflictDoUpdate({ target: logos.assistantId, set: picture, setWhere: eq(logos.accountId, accountId) })
}

export async function deleteLogo(db: Queryable, accountId: string, assistantId: string) {
  await db.delete(logos).where(and(eq(logos.accountId, accountId), eq(logos.assistantId, assistantId)))
}

/** Not filtered by account: a logo is public. */
export async function findLogo(db: Queryable, assistantId: string) {
  const [row] = await db
    .select({ image: logos.image, type: logos.type, hash: logos.hash })
    .from(logos)
    .where(eq(logos.assistantId, assistantId))
  return row ?? null
}
