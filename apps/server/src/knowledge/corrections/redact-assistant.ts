import { descriptionLimit } from '@foyer/contract/assistants'
import type { EmbedSettings } from '@foyer/contract/embed'
import type { AssistantRow } from '../../people/assistants/assistant.ts'
import { editAssistant, editEmbed } from '../../people/assistants/update-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { listFactsOfKinds, listUsableFacts } from '../facts/list-facts.ts'
import { type Redaction, readRedaction } from '../facts/redaction.ts'
import { siteValuesOf } from '../facts/withdrawn-statements.ts'
import { refreshPrompt } from '../prompt/rebuild-prompt.ts'

export async function redactAssistant(tx: Queryable, row: AssistantRow) {
  await refreshPrompt(tx, row)
  const told = await readRedaction(tx, row.id)
  const description = await redactedDescription(tx, row, told)
  if (description !== row.description) await editAssistant(tx, row.accountId, row.id, { description })
  const change = redactedWidgetTexts(row.embed, told)
  if (Object.keys(change).length > 0) await editEmbed(tx, row.accountId, row.id, change)
}

async function redactedDescription(tx: Queryable, { id, description }: AssistantRow, told: Redaction) {
  const saidBefore = (await listFactsOfKinds(tx, id, ['description'])).flatMap(siteValuesOf)
  if (!saidBefore.some(({ value }) => shortened(value) === description))
    return told.ofSite(description).trim()
  const facts = (await listUsableFacts(tx, id)).filter(({ kind }) => kind === 'description')
  const [now] = facts.flatMap((fact) => told.fact(fact) ?? [])
  return shortened(now?.value ?? '')
}

const shortened = (text: string) => text.slice(0, descriptionLimit)

const sentences = ['welcomeMessage', 'offlineMessage', 'awayMessage'] as const

function redactedWidgetTexts(
  embed: Partial<EmbedSettings>,
  { ofSite, ofOwner }: Redaction,
): Partial<EmbedSettings> {
  const change: Partial<EmbedSettings> = {}
  for (const name of sentences) {
    const said = embed[name]
    if (said && ofOwner(said) !== said) change[name] = ofOwner(said)
  }
  const greetings = embed.greetings?.map((each) => ({ ...each, text: ofOwner(each.text) }))
  if (greetings?.some(({ text }, at) => text !== embed.greetings![at]!.text)) change.greetings = greetings
  // A starter that names a dropped fact would lead nowhere.
  const starters = embed.starters?.map(ofOwner).filter((each) => ofSite(each) === each)
  if (starters && String(starters) !== String(embed.starters)) change.starters = starters
  return change
}
