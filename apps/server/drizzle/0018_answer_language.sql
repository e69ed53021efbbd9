ALTER TABLE "messages" ADD COLUMN "answer_language" text;--> statement-breakpoint
CREATE OR REPLACE FUNCTION store_turns(given json, all_or_none boolean)
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
      confidence text, said text, sources jsonb, more jsonb, sentences jsonb, cut jsonb, second_look jsonb, by text, fallback text, language text, answer_language text, ms int,
      input int, output int, cost real) join held using (nth)),
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
    insert into messages (conversation_id, account_id, turn, role, content, created_at, answered, confidence, said,
      sources, more, sentences, cut, second_look, answered_by, fallback_reason, language, answer_language, response_ms, input_tokens, output_tokens, cost_usd)
    select conversation, account, turn, spoken.* from placed cross join lateral (
      select 'user', question, arrived, null::boolean, null, null, null::jsonb, null::jsonb, null::jsonb, null::jsonb, null::jsonb, null, null, null, null,
        null::int, null::int, null::int, null::real
      union all
      select 'assistant', content, at, confidence = 'sure', confidence, said, sources, more, sentences, cut, second_look, by, fallback, language, answer_language, ms,
        input, output, cost
      where content is not null) spoken(role)
    order by conversation, turn, role = 'assistant'
    returning id, conversation_id, turn, role)
  select held.nth, held.conversation_id, held.account_id, held.assistant_id, stored.id
  from held left join placed using (nth)
    left join stored on stored.conversation_id = placed.conversation and stored.turn = placed.turn
      and stored.role = 'user';
END
$$;
