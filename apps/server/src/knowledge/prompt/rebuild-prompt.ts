import { buildPromptTemplate } from '@foyer/answers/model/build-prompt-template'
import { type Language, promptLimit } from '@foyer/contract/assistants'
import type { AssistantRow } from '../../people/assistants/assistant.ts'
import { findOwnedAssistant, lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { editAssistant } from '../../people/assistants/update-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import { readNameForVisitors } from '../facts/name-for-visitors.ts'
import { readRedaction } from '../facts/redaction.ts'
import { touchKnowledge } from '../pages/touch-knowledge.ts'
import { crawledPart, redactPrompt } from './crawled-lines.ts'
import { readKnowledge } from './read-prompt-knowledge.ts'

type DescribedAssistant = Pick<AssistantRow, 'id' | 'name' | 'language' | 'context' | 'websiteUrl'>

export async function buildPrompt(db: Queryable, assistant: DescribedAssistant) {
  const { pages, facts, told } = await readKnowledge(db, assistant.id)
  const language = assistant.language as Language
  const context = told.ofOwner(assistant.context)
  const name = await readNameForVisitors(db, assistant)
  const promptTemplate = buildPromptTemplate(
    pages,
    facts,
    { ...assistant, name, context, language },
    { most: promptLimit },
  )
  return { promptTemplate, promptCrawled: crawledPart(promptTemplate, context) }
}

/** An edited prompt is only redacted. */
export async function refreshPrompt(tx: Queryable, row: AssistantRow) {
  const built = row.promptEdited
    ? redactPrompt(row, await readRedaction(tx, row.id))
    : await buildPrompt(tx, row)
  if (built.promptTemplate !== row.promptTemplate || built.promptCrawled !== row.promptCrawled)
    await editAssistant(tx, row.accountId, row.id, built)
}

export async function rebuildPrompt({ db }: Services, accountId: string, id: string, apply: boolean) {
  if (!apply) {
    const { promptTemplate } = await buildPrompt(db, await findOwnedAssistant(db, accountId, id))
    return { promptTemplate, applied: false }
  }
  return db.transaction(async (tx) => {
    const row = await lockOwnedAssistant(tx, accountId, id)
    const built = await buildPrompt(tx, row)
    await editAssistant(tx, accountId, row.id, { ...built, promptEdited: false })
    await touchKnowledge(tx, row.id)
    return { promptTemplate: built.promptTemplate, applied: true }
  })
}
