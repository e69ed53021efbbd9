import type { Services } from '../../services.ts'
import { readAllConversations } from '../conversations/read-conversations.ts'
import { showConversations } from './show-conversations.ts'

type Filter = Parameters<typeof readAllConversations>[2]
type NeededServices = Pick<Services, 'db' | 'now' | 'handingOver'>

/** Streams a JSON array, to keep memory constant. */
export async function* writeDownload(services: NeededServices, accountId: string, filter: Filter) {
  let before = '[\n'
  for await (const said of readAllConversations(services.db, accountId, filter))
    for (const conversation of await showConversations(services, accountId, said)) {
      yield before + JSON.stringify(conversation)
      before = ',\n'
    }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
