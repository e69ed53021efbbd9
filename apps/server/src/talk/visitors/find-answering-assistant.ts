import { embedDefaults } from '@foyer/contract/embed'
import type { SQL } from 'drizzle-orm'
import { nameForVisitors, siteNamesOf } from '../../knowledge/facts/name-for-visitors.ts'
import { hasWebhooks } from '../../machines/webhooks/has-webhooks.ts'
import { type AssistantSql, createFindAssistant } from '../../people/assistants/create-find-assistant.ts'
import { planOf } from '../../people/auth/plan/plan-of.ts'
import { agreedLimitsSql, tierSql } from '../../people/auth/plan/plan-sql.ts'
import type { Database } from '../../platform/db/client.ts'
import type { AnsweringAssistant } from './answering-assistant.ts'

const columns = [
  'id',
  'accountId',
  'name',
  'isActive',
  'suspended',
  'apiKeyHash',
  'allowedDomains',
  'dailyIpLimit',
  'knowledgeVersion',
  'forgottenVersion',
  'multiLanguage',
  'modelId',
  'language',
] as const

const sharedColumns = ({ id, accountId, setting }: AssistantSql) => ({
  leadCapture: setting('leadCapture'),
  handoff: setting('handoff'),
  tier: tierSql(accountId),
  agreed: agreedLimitsSql(accountId),
  hasWebhooks: hasWebhooks(accountId),
  siteNames: siteNamesOf(id),
})

/** Creates a lookup with `more` columns from slices above. */
export function createFindAnsweringAssistant<More extends Record<string, SQL>>(
  name: string,
  more: (assistant: AssistantSql) => More,
) {
  const find = createFindAssistant(name, columns, (assistant) => ({
    ...more(assistant),
    ...sharedColumns(assistant),
  }))
  return async (db: Database, assistantId: string) => {
    const row = await find(db, assistantId)
    if (!row) return null
    const { agreed, siteNames, ...found } = row
    const publicName = nameForVisitors(row.name, siteNames)
    const leadCapture = { ...embedDefaults.leadCapture, ...row.leadCapture }
    return { ...found, publicName, leadCapture, handoff: row.handoff ?? false, plan: planOf(row) }
  }
}

export const findAnsweringAssistant: (
  db: Database,
  assistantId: string,
) => Promise<AnsweringAssistant | null> = createFindAnsweringAssistant('find_answering_assistant', () => ({}))
