import { shareAssistants } from '../assistants/share-assistants.ts'
import { shareAccounts } from '../auth/share-accounts.ts'
import type { Queryable } from '../db/client.ts'
import { runPrepared } from '../db/prepared.ts'
import type { ConversationPlace } from './conversation-place.ts'

export type HeldRow = { conversationId: string; accountId: string; assistantId: string }

// Rows that refer to an account or an assistant lock it when they are stored. Locked here, before any conversation is,
// neither is waited for later by whoever holds a conversation.
const parents = (accounts: string, assistants: string) => `
  account as materialized (${shareAccounts(accounts)}),
  assistant as materialized (${shareAssistants(assistants, 'select id from account')})`

const existing = (strength: 'no key update' | 'update') => `
  with ${parents(
    'select $1::uuid',
    'select assistant_id from conversations where account_id = $1 and id = any($2::uuid[])',
  )}
  select id as "conversationId", account_id as "accountId", assistant_id as "assistantId" from conversations
  where account_id = $1 and id = any($2::uuid[]) and assistant_id in (select id from assistant)
  order by assistant_id, caller_kind, caller, session_id for ${strength}`

/** Locks those of these conversations that there are, in the order in which they are begun below. */
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

// A conversation that is there already is changed to what it is: that locks it.
const begun = `
  with taken as materialized (
    select * from json_to_recordset($1) as t(nth int, account uuid, assistant uuid, kind text, caller text,
      session text, at timestamptz)),
  ${parents('select account from taken', 'select assistant from taken')},
  place as (
    insert into conversations (assistant_id, caller_kind, caller, session_id, account_id, created_at)
    select assistant.id, kind, caller, session, account_id, min(at)
    from taken join assistant on assistant.id = taken.assistant
    group by assistant.id, kind, caller, session, account_id order by assistant.id, kind, caller, session
    on conflict (assistant_id, caller_kind, caller, session_id) do update set session_id = conversations.session_id
    returning id, account_id, assistant_id, caller_kind, caller, session_id)
  select nth, id as "conversationId", account_id as "accountId", assistant_id as "assistantId"
  from taken join place on place.assistant_id = taken.assistant and place.caller_kind = taken.kind
    and place.caller = taken.caller and place.session_id = taken.session`

/** Locks the conversations at these places, begun where there is none yet; without those of deleted assistants. */
export function lockOrBegin(tx: Queryable, wanted: readonly { place: ConversationPlace; at: Date }[]) {
  const given = wanted.map(({ place: { assistant, kind, session }, at }, nth) => ({
    nth,
    account: assistant.accountId,
    assistant: assistant.id,
    kind,
    caller: session.caller,
    session: session.sessionId,
    at,
  }))
  return runPrepared<HeldRow & { nth: number }>(tx, 'begin_conversations', begun, [JSON.stringify(given)])
}
