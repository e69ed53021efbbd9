import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { ConversationPlace } from './conversation-place.ts'
import { type HeldRow, lockConversations, lockOrBegin } from './hold-store.ts'

declare const held: unique symbol

/**
 * A conversation that a transaction holds to its end; only this file makes one. Whatever writes into a conversation asks
 * for it first, so that all lock in the same order and none waits for another in a circle: the account (where it is
 * locked), the assistant, the conversation, what belongs to it, and counters last.
 */
export type HeldConversation = HeldRow & { readonly [held]: true }

const asHeld = ({ conversationId, accountId, assistantId }: HeldRow) =>
  ({ conversationId, accountId, assistantId }) as HeldConversation

/** Null where there is no such conversation. */
export async function holdConversation(
  tx: Queryable,
  accountId: string,
  id: string,
): Promise<HeldConversation | null> {
  const [row] = await lockConversations(tx, accountId, [id], 'no key update')
  return row ? asHeld(row) : null
}

/** Those of these conversations that there are, for whoever deletes them. Leads and files change under the account. */
export async function holdToDelete(
  tx: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<HeldConversation[]> {
  await lockAccount(tx, accountId)
  return (await lockConversations(tx, accountId, ids, 'update')).map(asHeld)
}

/** The conversation for what may come before a first message, such as a file or a lead; begun where there is none. */
export async function beginConversation(
  tx: Queryable,
  place: ConversationPlace,
  at: Date,
): Promise<HeldConversation> {
  const begun = await lockOrBegin(tx, place, at)
  if (!begun) throw new Failure('not_found', 'No such assistant.')
  return asHeld(begun)
}
