-- Conversations at these places, locked, and begun where there is none yet; without those of deleted assistants. A
-- conversation that is there already is changed to what it is: that locks it. Rows that refer to an account or an assistant
-- lock it when they are stored: locked here first, neither is waited for later by whoever holds a conversation.
CREATE FUNCTION begin_conversations(given json)
RETURNS TABLE (nth int, conversation_id uuid, account_id uuid, assistant_id uuid) LANGUAGE sql AS $$
  with taken as materialized (
    select * from json_to_recordset(given) as t(nth int, account uuid, assistant uuid, kind text, caller text,
      session text, arrived timestamptz)),
  account as materialized (
    select id from accounts where id in (select account from taken) order by id for key share),
  assistant as materialized (
    select id, account_id from assistants
    where id in (select assistant from taken) and account_id in (select id from account) order by id for key share),
  place as (
    insert into conversations (assistant_id, caller_kind, caller, session_id, account_id, created_at)
    select assistant.id, kind, caller, session, account_id, min(arrived)
    from taken join assistant on assistant.id = taken.assistant
    group by assistant.id, kind, caller, session, account_id order by assistant.id, kind, caller, session
    on conflict (assistant_id, caller_kind, caller, session_id) do update set session_id = conversations.session_id
    returning id, account_id, assistant_id, caller_kind, caller, session_id)
  select nth, id, place.account_id, place.assistant_id
  from taken join place on place.assistant_id = taken.assistant and place.caller_kind = taken.kind
    and place.caller = taken.caller and place.session_id = taken.session
$$;
--> statement-breakpoint
-- Questions and their answers, stored in the conversations at their places; `message_id` is the question's, and null where a
-- person answers by now, as nothing is stored there; with `all_or_none`, nothing is stored anywhere then, and no row comes.
-- In one call, because every answer waits for it: each statement of a function sees what was stored before it began, so
-- that turns go up by one whatever other instances store meanwhile.
CREATE FUNCTION store_turns(given json, all_or_none boolean)
RETURNS TABLE (nth int, conversation_id uuid, account_id uuid, assistant_id uuid, message_id bigint) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  begun json;
BEGIN
  select json_agg(each) into begun from begin_conversations(given) each;
  if all_or_none and exists (
    select from json_to_recordset(begun) as b(conversation_id uuid)
    join handoffs h on h.conversation_id = b.conversation_id and h.state = 'person') then
    return;
  end if;
  return query
  with held as materialized (
    select * from json_to_recordset(begun) as h(nth int, conversation_id uuid, account_id uuid, assistant_id uuid)),
  taken as materialized (
    select held.conversation_id as conversation, held.account_id as account, t.*
    from json_to_recordset(given) as t(nth int, arrived timestamptz, at timestamptz, question text, content text,
      confidence text, sources jsonb, cut jsonb, by text, fallback text, language text, ms int, input int, output int,
      cost real) join held using (nth)),
  placed as materialized (
    select taken.*, row_number() over (partition by conversation order by arrived, nth)
      + coalesce((select max(m.turn) from messages m where m.conversation_id = taken.conversation), 0) as turn
    from taken
    where not exists (
      select from handoffs h where h.conversation_id = taken.conversation and h.state = 'person')),
  counted as (
    update conversations c
    set message_count = c.message_count + n.messages, last_message_at = greatest(c.last_message_at, n.at),
      unanswered = c.unanswered or n.unanswered, unsure = c.unsure or n.unsure, not_told = c.not_told or n.not_told
    from (
      select conversation, account, count(*) + count(content) as messages, max(at) as at,
        coalesce(bool_or(confidence <> 'sure'), false) as unanswered,
        coalesce(bool_or(confidence = 'unsure'), false) as unsure,
        coalesce(bool_or(confidence = 'none'), false) as not_told
      from placed group by conversation, account) n
    where c.id = n.conversation and c.account_id = n.account),
  stored as (
    insert into messages (conversation_id, account_id, turn, role, content, created_at, answered, confidence, sources,
      cut, answered_by, fallback_reason, language, response_ms, input_tokens, output_tokens, cost_usd)
    select conversation, account, turn, said.* from placed cross join lateral (
      select 'user', question, arrived, null::boolean, null, null::jsonb, null::jsonb, null, null, null, null::int,
        null::int, null::int, null::real
      union all
      select 'assistant', content, at, confidence = 'sure', confidence, sources, cut, by, fallback, language, ms, input,
        output, cost
      where content is not null) said(role)
    order by conversation, turn, role = 'assistant'
    returning id, conversation_id, turn, role)
  select held.nth, held.conversation_id, held.account_id, held.assistant_id, stored.id
  from held left join placed using (nth)
    left join stored on stored.conversation_id = placed.conversation and stored.turn = placed.turn
      and stored.role = 'user';
END
$$;
