import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { accounts } from '../db/schema/accounts.ts'
import { assistants } from '../db/schema/assistants.ts'
import { pages } from '../db/schema/scans.ts'
import { houseAccountId } from '../usage/house-account.ts'
import { houseAssistantId } from './assistant.ts'
import type { OwnPage } from './read-own-pages.ts'

export async function isHouseOpen(db: Queryable): Promise<boolean> {
  const [row] = await db
    .select({ id: assistants.id })
    .from(assistants)
    .where(and(eq(assistants.id, houseAssistantId), eq(assistants.isActive, true)))
  return row !== undefined
}

/** True where the account is there. Whoever changes the house holds it, one instance at a time. */
export async function lockHouse(tx: Queryable): Promise<boolean> {
  const [row] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, houseAccountId))
    .for('update')
  return row !== undefined
}

export async function insertHouseAccount(tx: Queryable, values: typeof accounts.$inferInsert) {
  await tx.insert(accounts).values(values).onConflictDoNothing()
}

export async function insertHouseAssistant(tx: Queryable, values: typeof assistants.$inferInsert) {
  await tx.insert(assistants).values(values).onConflictDoNothing()
}

export async function updateHouseAssistant(tx: Queryable, values: Partial<typeof assistants.$inferInsert>) {
  const [row] = await tx
    .update(assistants)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(assistants.id, houseAssistantId))
    .returning()
  return row ?? null
}

/** The build whose pages the house knows; each of them names it. */
export async function knownBuild(db: Queryable): Promise<string | null> {
  const [row] = await db
    .select({ build: pages.contentHash })
    .from(pages)
    .where(and(eq(pages.assistantId, houseAssistantId), eq(pages.live, true)))
    .limit(1)
  return row?.build ?? null
}

export async function replacePages(tx: Queryable, known: readonly OwnPage[], build: string, at: Date) {
  await tx.delete(pages).where(eq(pages.assistantId, houseAssistantId))
  await tx.insert(pages).values(
    known.map(({ url, title, text }) => ({
      accountId: houseAccountId,
      assistantId: houseAssistantId,
      live: true,
      url,
      title,
      text,
      characters: sql<number>`char_length(${text})`,
      contentHash: build,
      scrapedAt: at,
    })),
  )
}
