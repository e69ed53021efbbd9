import type { Conversation } from '@foyer/contract/conversations'
import type { Services } from '../../services.ts'
import {
  findWithMessages,
  listConversationPage,
  listConversationsById,
} from '../conversations/read-conversations.ts'
import { listLive } from '../handoff/list-live.ts'
import { showConversations } from './show-conversations.ts'

type NeededServices = Pick<Services, 'db' | 'now' | 'handingOver'>

export async function readConversations(
  services: NeededServices,
  accountId: string,
  wanted: Parameters<typeof listConversationPage>[2],
): Promise<{ shown: Conversation[]; next: string | null }> {
  const { said, next } = await listConversationPage(services, accountId, wanted)
  return { shown: await showConversations(services, accountId, said), next }
}

export async function readConversation(services: NeededServices, accountId: string, id: string) {
  const said = await findWithMessages(services.db, accountId, id)
  const [conversation] = await showConversations(services, accountId, [said])
  return conversation!
}

export async function readLive(services: NeededServices, accountId: string): Promise<Conversation[]> {
  const said = await listConversationsById(services.db, accountId, await listLive(services, accountId))
  return showConversations(services, accountId, said)
}
