import type { BenchPractice } from '../chat/practice.ts'

export const password = 'correct horse battery'

const said =
  'we are open from nine until five on weekdays and closed at weekends please call us to book an appointment parking behind the house garage is free cleaning costs whitening crown filling children welcome price card cash invoice insurance emergency dentist doctor team email phone address directions bus train station cancel change visit first second yes no thank you hello what when where how much'

/** Common words come first, as in natural language. Enough words have accents that half of the messages do. */
const words = [
  ...said.split(' '),
  ...Array.from({ length: 4_000 }, (_, nth) => (nth % 20 === 7 ? accented(invent(nth)) : invent(nth))),
]

function accented(word: string): string {
  return word.replace(/[aeiou]/, '$&\u0301').normalize('NFC')
}

function invent(nth: number): string {
  const syllables = [
    'ba',
    'cor',
    'del',
    'fi',
    'gon',
    'hal',
    'jum',
    'ki',
    'lor',
    'men',
    'nu',
    'pas',
    'rin',
    'sol',
    'tam',
    'vek',
  ]
  let word = ''
  for (let rest = nth + 300; rest > 0; rest = Math.floor(rest / 16)) word += syllables[rest % 16]
  return word
}

/** Share of messages with each extra word. The third has only common trigrams. */
const besides = { umbrella: 0.005, gazebo: 0.0003, corpasbarin: 0.0003, zürich: 0.0003, tanzanite: 0.00002 }

/** Inserts a year of conversations with ten assistants in chronological order, as in production. */
export async function fillAccount(
  pool: BenchPractice['pool'],
  accountId: string,
  count: number,
  messagesEach: number,
) {
  const assistants: string[] = []
  for (let nth = 0; nth < 10; nth++) {
    const { rows } = await pool.query(
      `insert into assistants (account_id, name, api_key_cipher, api_key_hash)
       values ($1, $2, '', gen_random_uuid()::text) returning id`,
      [accountId, `Assistant ${nth}`],
    )
    assistants.push(rows[0].id)
  }
  await pool.query(
    `insert into conversations
       (account_id, assistant_id, caller_kind, caller, session_id, message_count, satisfaction_rating,
        unanswered, created_at, last_message_at)
     select $1, ($2::uuid[])[1 + nth % 10], 'visitor', 'visitor ' || nth / 3, 'session ' || nth, $3,
       case when nth % 4 = 0 then 1 + nth % 5 end, nth % 5 = 0, at, at + ($3 - 1) * interval '20 seconds'
     from (select nth, now() - (random() * interval '365 days') as at from generate_series(1, $4::int) nth) each
     order by at`,
    [accountId, assistants, messagesEach, count],
  )
  await pool.query(
    `insert into messages (conversation_id, account_id, turn, role, content, answered, created_at)
     select c.id, $1, extract(epoch from c.created_at) * 1000000 + nth / 2,
       case when nth % 2 = 0 then 'user' else 'assistant' end,
       (select string_agg(($2::text[])[1 + floor(power(random(), 3) * $3::int)::int], ' ')
        from generate_series(1, 8 + (nth % 2) * 20) word where c.id is not null and nth is not null)
         || coalesce((select string_agg(' ' || word, '') from json_each_text($5) share(word, of)
           where random() < of::float8 and nth is not null), ''),
       case when nth % 2 = 1 then true end,
       c.created_at + nth * interval '20 seconds'
     from conversations c, generate_series(0, $4::int - 1) nth where c.account_id = $1
     order by c.created_at + nth * interval '20 seconds'`,
    [accountId, words, words.length, messagesEach, JSON.stringify(besides)],
  )
  return assistants
}
