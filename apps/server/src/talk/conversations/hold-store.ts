import { keyShareAssistantsSql } from '../../people/assistants/key-share-assistants.ts'
import { keyShareAccountsSql } from '../../people/auth/key-share-accounts.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import type { ConversationPlace } from './conversation-place.ts'

export type HeldRow = { conversationId: string; accountId: string; assistantId: string }

// Inserting rows locks their account and assistant. Locking both before any conversation avoids waiting for them later.
const existing = (strength: 'no key update' | 'update') => `
  with account as materialized (${keyShareAccountsSql('select $1::uuid')}),
  assistant as materialized (${keyShareAssistantsSql(
    'select assistant_id from conversations where account_id = $1 and id = any($2::uuid[])',
    'select id from account',
  )})
  select id as "conversationId", account_id as "accountId", assistant_id as "assistantId" from conversations
  where account_id = $1 and id = any($2::uuid[]) and assistant_id in (select id from assistant)
  order by assistant_id, caller_kind, caller, session_id for ${strength}`

/** Uses the same order as `begin_conversations`. */
export const lockConversations = (
  tx: Queryable,
  accountId: string,
  ids: readonly string[],
  strength: 'no key update' | 'update',
): Promise<HeldRow[]> =>
  runPrepared<HeldRow>(tx, `lock_conversations_${strength.replaceAll(' ', '_')}`, existing(strength), [
    accountId,
    ids,
  ])

export const keyOfPlace = ({ assistant, kind, session }: ConversationPlace) => ({
  account: assistant.accountId,
  assistant: assistant.id,
  kind,
  caller: session.caller,
  session: session.sessionId,
})

const begun = `select conversation_id as "conversationId", account_id as "accountId", assistant_id as "assistantId"
  from begin_conversations($1)`

/** Starts the conversation if needed; null if the assistant was deleted. */
export async function lockOrBegin(
  tx: Queryable,
  place: ConversationPlace,
  at: Date,
): Promise<HeldRow | null> {
  const given = JSON.stringify([{ nth: 0, ...keyOfPlace(place), arrived: at }])
  const [row] = await runPrepared<HeldRow>(tx, 'begin_conversations', begun, [given])
  return row ?? null
}
