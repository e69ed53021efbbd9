import { embedDefaults } from '@foyer/contract/embed'
import type { SQL } from 'drizzle-orm'
import { nameForVisitors, siteNamesOf } from '../../knowledge/pages/name-for-visitors.ts'
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

const knownBelow = ({ id, accountId, setting }: AssistantSql) => ({
  leadCapture: setting('leadCapture'),
  handoff: setting('handoff'),
  tier: tierSql(accountId),
  agreed: agreedLimitsSql(accountId),
  hasWebhooks: hasWebhooks(accountId),
  siteNames: siteNamesOf(id),
})

/** Makes a verb that finds an assistant as whoever calls it meets it, with `more` that a room above knows of it. */
export function createFindAnsweringAssistant<More extends Record<string, SQL>>(
  name: string,
  more: (assistant: AssistantSql) => More,
) {
  const find = createFindAssistant(name, columns, (assistant) => ({
    ...more(assistant),
    ...knownBelow(assistant),
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
