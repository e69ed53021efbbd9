import type { FactAnswers, FactChange, KnownFact, NewFact } from '@foyer/contract/facts'
import type { AssistantRow } from '../../people/assistants/assistant.ts'
import { lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import { answerFacts, correctOne, dropOne, state } from '../facts/answer-facts.ts'
import { touchKnowledge } from '../pages/touch-knowledge.ts'
import { redactAssistant } from './redact-assistant.ts'

export const stateFact = (services: Services, accountId: string, assistantId: string, fact: NewFact) =>
  changeFacts(services, accountId, assistantId, (tx, assistant) => state(tx, assistant, fact))

export const correctFact = (
  services: Services,
  accountId: string,
  assistantId: string,
  id: string,
  change: FactChange,
): Promise<KnownFact> =>
  changeFacts(services, accountId, assistantId, (tx, assistant) => correctOne(tx, assistant, id, change))

export const dropFact = (services: Services, accountId: string, assistantId: string, id: string) =>
  changeFacts(services, accountId, assistantId, (tx, assistant) => dropOne(tx, assistant, id))

export async function answerForFacts(
  services: Services,
  accountId: string,
  assistantId: string,
  answers: FactAnswers,
) {
  const { confirm, correct, drop, restore } = answers
  if (confirm.length + correct.length + drop.length + restore.length === 0) return
  await changeFacts(services, accountId, assistantId, (tx, assistant) => answerFacts(tx, assistant, answers))
}

/** Any change may withdraw something, so no older index answers meanwhile. */
async function changeFacts<Result>(
  { db }: Services,
  accountId: string,
  assistantId: string,
  change: (tx: Queryable, assistant: AssistantRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const assistant = await lockOwnedAssistant(tx, accountId, assistantId)
    const result = await change(tx, assistant)
    await redactAssistant(tx, assistant)
    await touchKnowledge(tx, assistant.id, { forgets: true })
    return result
  })
}
