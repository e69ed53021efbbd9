import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { ConversationPlace } from './conversation-place.ts'
import { type HeldRow, lockConversations, lockOrBegin } from './hold-store.ts'

declare const held: unique symbol

/**
 * A conversation locked until the transaction ends. Every write takes this lock first, so that all lock in the same
 * order without deadlocks: account (if locked), assistant, conversation, its belongings, counters.
 */
export type HeldConversation = HeldRow & { readonly [held]: true }

const asHeld = ({ conversationId, accountId, assistantId }: HeldRow) =>
  ({ conversationId, accountId, assistantId }) as HeldConversation

export async function holdConversation(
  tx: Queryable,
  accountId: string,
  id: string,
): Promise<HeldConversation | null> {
  const [row] = await lockConversations(tx, accountId, [id], 'no key update')
  return row ? asHeld(row) : null
}

/** Locks the existing ones for deletion. The account's lock guards leads and files. */
export async function holdToDelete(
  tx: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<HeldConversation[]> {
  await lockAccount(tx, accountId)
  return (await lockConversations(tx, accountId, ids, 'update')).map(asHeld)
}

/** Starts the conversation if a file or lead comes before the first message. */
export async function beginConversation(
  tx: Queryable,
  place: ConversationPlace,
  at: Date,
): Promise<HeldConversation> {
  const begun = await lockOrBegin(tx, place, at)
  if (!begun) throw new Failure('not_found', 'No such assistant.')
  return asHeld(begun)
}
