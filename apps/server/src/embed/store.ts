import type { EmbedSettings } from '@foyer/contract/embed'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { accounts } from '../db/schema/accounts.ts'
import { assistants } from '../db/schema/assistants.ts'

const shown = {
  id: assistants.id,
  name: assistants.name,
  language: assistants.language,
  isActive: assistants.isActive,
  suspended: assistants.suspended,
  voiceEnabled: assistants.voiceEnabled,
  allowedDomains: assistants.allowedDomains,
  embed: assistants.embed,
  version: assistants.version,
}

/** Without an owner: what is read here is meant for everybody who sees the widget. */
export async function findEmbedded(db: Queryable, assistantId: string) {
  const [row] = await db
    .select({ ...shown, tier: accounts.tier })
    .from(assistants)
    .innerJoin(accounts, eq(accounts.id, assistants.accountId))
    .where(eq(assistants.id, assistantId))
  return row ?? null
}
export type Embedded = NonNullable<Awaited<ReturnType<typeof findEmbedded>>>

/** Merged where it lies, so that two dialogs at once lose nothing of each other. */
export async function saveEmbed(
  db: Queryable,
  accountId: string,
  assistantId: string,
  change: Partial<EmbedSettings>,
) {
  const [row] = await db
    .update(assistants)
    .set({
      embed: sql`${assistants.embed} || ${JSON.stringify(change)}::jsonb`,
      version: sql`${assistants.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(assistants.accountId, accountId), eq(assistants.id, assistantId)))
    .returning(shown)
  return row!
}
