import { sql } from 'drizzle-orm'
import { siteNamesOf } from '../../knowledge/facts/name-for-visitors.ts'
import { createFindAssistant } from '../../people/assistants/create-find-assistant.ts'
import { tierSql } from '../../people/auth/plan/plan-sql.ts'
import { logos } from '../../platform/db/schema/embed.ts'

const shown = [
  'id',
  'accountId',
  'widgetSeenAt',
  'name',
  'language',
  'isActive',
  'suspended',
  'voiceEnabled',
  'allowedDomains',
  'embed',
  'version',
] as const

/** Not filtered by account: the widget's data is public. */
export const findEmbedded = createFindAssistant('find_embedded', shown, ({ id, accountId }) => ({
  tier: tierSql(accountId),
  siteNames: siteNamesOf(id),
  logoHash: sql<string | null>`(select ${logos.hash} from ${logos} where ${logos.assistantId} = ${id})`,
}))
export type EmbeddedAssistant = NonNullable<Awaited<ReturnType<typeof findEmbedded>>>
