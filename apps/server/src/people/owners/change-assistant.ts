import type { AssistantChange } from '@foyer/contract/assistant-forms'
import { requireOffered } from '../../knowledge/models/require-offered.ts'
import { touchKnowledge } from '../../knowledge/pages/touch-knowledge.ts'
import { crawledBefore } from '../../knowledge/prompt/crawled-lines.ts'
import { buildPrompt } from '../../knowledge/prompt/rebuild-prompt.ts'
import { requireFeature } from '../../money/usage/require-feature.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import type { AssistantRow } from '../assistants/assistant.ts'
import { lockOwnedAssistant } from '../assistants/find-assistant.ts'
import { editAssistant } from '../assistants/update-assistant.ts'
import type { Account } from '../auth/account.ts'
import { readAssistant } from './read-assistants.ts'

/** Fields that the prompt, the index or answers depend on. */
const knowledgeFields = [
  'name',
  'description',
  'context',
  'websiteUrl',
  'language',
  'multiLanguage',
  'personality',
  'tone',
  'timeZone',
] as const

export async function changeAssistant(
  services: Pick<Services, 'db' | 'secrets'>,
  account: Account,
  id: string,
  { version, ...wanted }: AssistantChange,
) {
  await services.db.transaction(async (tx) => {
    const row = await lockOwnedAssistant(tx, account.id, id)
    if (version !== undefined && version !== row.version) {
      throw new Failure(
        'changed_meanwhile',
        'This assistant was changed elsewhere meanwhile. Reload it and make your change again.',
      )
    }
    const change = onlyDifferences(row, wanted)
    requirePlan(account, row, change)
    if (change.modelId) await requireOffered(tx, change.modelId)
    if (Object.keys(change).length === 0) return

    const promptEdited = row.promptEdited || change.promptTemplate !== undefined
    const shaped = knowledgeFields.some((field) => change[field] !== undefined)
    const rebuilt = promptEdited
      ? { promptCrawled: crawledBefore(row) }
      : shaped && (await buildPrompt(tx, { ...row, ...change }))
    await editAssistant(tx, account.id, row.id, { ...change, ...rebuilt, promptEdited })
    if (shaped || change.promptTemplate !== undefined) await touchKnowledge(tx, row.id)
  })
  return readAssistant(services, account.id, id)
}

type Change = Omit<AssistantChange, 'version'>

/** Forms send all fields, but only changed ones count for plan checks and the prompt. */
function onlyDifferences(row: AssistantRow, wanted: Change): Change {
  const shown = { ...row, isActive: row.isActive && !row.suspended }
  const differs = ([field, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(shown[field as keyof AssistantRow])
  return Object.fromEntries(Object.entries(wanted).filter(differs))
}

function requirePlan(account: Account, row: AssistantRow, change: Change) {
  if (change.multiLanguage) requireFeature(account, 'multiLanguage')
  if (typeof change.dailyIpLimit === 'number') requireFeature(account, 'ipLimit')
  if (change.modelId) requireFeature(account, 'modelChoice')
  if (change.isActive && row.suspended) {
    throw new Failure(
      'limit_reached',
      'Assistant limit reached. This assistant is over your plan’s limit and comes back with a larger plan.',
      { limitReached: true },
    )
  }
}
