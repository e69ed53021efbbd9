import { findPerson, listOfPerson } from '../conversations/conversations-of-person.ts'
import { deleteConversations } from '../conversations/delete-conversations.ts'
import { listQuietSince } from '../conversations/list-quiet.ts'
import { removeFilesOfConversations } from '../files/remove-files.ts'
import { wantedSubject } from '../handoff/show-handoff.ts'
import { Failure } from '../http/failure.ts'
import { isId } from '../http/ids.ts'
import { eraseLeadsOf } from '../leads/erase-leads.ts'
import { forgetNotices } from '../notices/forget-notices.ts'
import type { Services } from '../services.ts'

type NeededServices = Pick<Services, 'db' | 'files'>

const none = () => new Failure('not_found', 'No such conversation.')

/** Their files go last: a crash leaves bytes that sweep-files.ts finds, never a conversation whose files are missing. */
async function erase(services: NeededServices, accountId: string, ids: readonly string[]): Promise<number> {
  const { db } = services
  const removeFiles = await removeFilesOfConversations(services, accountId, ids)
  const deleted = await deleteConversations(db, accountId, ids)
  // What an owner was told of it holds the visitor's words.
  for (const id of ids) await forgetNotices(db, accountId, wantedSubject(id))
  await removeFiles()
  return deleted
}

export async function deleteConversation(services: NeededServices, accountId: string, id: string) {
  if (!isId(id) || (await erase(services, accountId, [id])) === 0) throw none()
}

const atOnce = 200

/** All conversations of an account in which nothing was said since, with what was sent in them. */
export async function eraseConversationsBefore(
  services: NeededServices,
  accountId: string,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  for (let erased = 0; ; ) {
    const ids = signal.aborted ? [] : await listQuietSince(services.db, accountId, before, atOnce)
    if (ids.length === 0) return erased
    erased += await erase(services, accountId, ids)
  }
}

/** Everything the person of this conversation said, sent and left, with every assistant of the account. */
export async function eraseVisitor(services: NeededServices, accountId: string, id: string): Promise<number> {
  const person = isId(id) ? await findPerson(services.db, accountId, id) : null
  if (!person) throw none()
  await eraseLeadsOf(services.db, accountId, person)
  return erase(services, accountId, await listOfPerson(services.db, accountId, person))
}
