import { forgetNotices } from '../../people/notices/forget-notices.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import type { Services } from '../../services.ts'
import { findPerson, listOfPerson } from '../conversations/conversations-of-person.ts'
import { deleteConversations } from '../conversations/delete-conversations.ts'
import { type HeldConversation, holdToDelete } from '../conversations/hold-conversation.ts'
import { listQuietSince } from '../conversations/list-quiet.ts'
import { removeFilesOfConversations } from '../files/remove-files.ts'
import { wantedSubject } from '../handoff/show-handoff.ts'
import { eraseLeadsOf } from '../leads/erase-leads.ts'

type NeededServices = Pick<Services, 'db' | 'files'>

const none = () => new Failure('not_found', 'No such conversation.')

/** hold-conversation.ts describes the order of locks. */
type Choose = (tx: Queryable) => Promise<HeldConversation[]>

/** Files are removed last: a crash leaves files for sweep-files.ts, never a conversation with missing files. */
async function erase({ db, files }: NeededServices, accountId: string, choose: Choose): Promise<number> {
  const { count, removeFiles } = await db.transaction(async (tx) => {
    const held = await choose(tx)
    const ids = held.map(({ conversationId }) => conversationId)
    const removeFiles = await removeFilesOfConversations({ db: tx, files }, accountId, ids)
    await deleteConversations(tx, accountId, held)
    // Notices quote the visitor.
    for (const id of ids) await forgetNotices(tx, accountId, wantedSubject(id))
    return { count: ids.length, removeFiles }
  })
  await removeFiles()
  return count
}

export async function deleteConversation(services: NeededServices, accountId: string, id: string) {
  if (!isId(id)) throw none()
  if ((await erase(services, accountId, (tx) => holdToDelete(tx, accountId, [id]))) === 0) throw none()
}

const batchSize = 200

/** Erases conversations without messages since `before`, with their files. */
export async function eraseConversationsBefore(
  services: NeededServices,
  accountId: string,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  for (let erased = 0; ; ) {
    const ids = signal.aborted ? [] : await listQuietSince(services.db, accountId, before, batchSize)
    if (ids.length === 0) return erased
    erased += await erase(services, accountId, (tx) => holdToDelete(tx, accountId, ids))
  }
}

/** Erases everything this person said, sent and left, with all assistants of the account. */
export const eraseVisitor = (services: NeededServices, accountId: string, id: string): Promise<number> =>
  erase(services, accountId, async (tx) => {
    const person = isId(id) ? await findPerson(tx, accountId, id) : null
    if (!person) throw none()
    const held = await holdToDelete(tx, accountId, await listOfPerson(tx, accountId, person))
    await eraseLeadsOf(tx, accountId, person)
    return held
  })
