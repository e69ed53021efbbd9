import type { Services } from '../../services.ts'
import { findOwnedAssistant } from '../assistants/find-assistant.ts'
import { newAssistantKey } from '../assistants/new-key.ts'
import { editAssistant } from '../assistants/update-assistant.ts'
import { readAssistant } from './read-assistants.ts'

export async function rotateAssistantKey(
  services: Pick<Services, 'db' | 'secrets'>,
  accountId: string,
  id: string,
) {
  const { id: found } = await findOwnedAssistant(services.db, accountId, id)
  await editAssistant(services.db, accountId, found, newAssistantKey(services.secrets))
  return readAssistant(services, accountId, found)
}
