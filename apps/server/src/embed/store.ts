import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { accounts } from '../db/schema/accounts.ts'
import { assistants } from '../db/schema/assistants.ts'
import { logos } from '../db/schema/logos.ts'

const shown = {
  id: assistants.id,
  accountId: assistants.accountId,
  widgetSeenAt: assistants.widgetSeenAt,
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
    .select({ ...shown, tier: accounts.tier, logoHash: logos.hash })
    .from(assistants)
    .innerJoin(accounts, eq(accounts.id, assistants.accountId))
    .leftJoin(logos, eq(logos.assistantId, assistants.id))
    .where(eq(assistants.id, assistantId))
  return row ?? null
}
export type Embedded = NonNullable<Awaited<ReturnType<typeof findEmbedded>>>
