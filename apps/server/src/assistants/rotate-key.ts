import { readAssistant } from '../owners/read-assistants.ts'
import type { Services } from '../services.ts'
import { findOwnedAssistant } from './find-assistant.ts'
import { newAssistantKey } from './new-key.ts'
import { update } from './store.ts'

/** The old key stops working with this very statement. */
export async function rotateKey(services: Services, accountId: string, id: string) {
  const { id: found } = await findOwnedAssistant(services.db, accountId, id)
  await update(services.db, accountId, found, newAssistantKey(services.secrets))
  return readAssistant(services, accountId, found)
}
