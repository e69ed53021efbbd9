import { type AnswerDelivery, answerDeliveries } from '@foyer/contract/models'
import { and, desc, eq } from 'drizzle-orm'
import { keyShareAssistantsSql } from '../../people/assistants/key-share-assistants.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { assistantAnswers } from '../../platform/db/schema/models.answers.ts'

type Whose = { accountId: string; assistantId: string }

const counted = `
  with assistant as materialized (${keyShareAssistantsSql('$1', '$2')})
  insert into assistant_answers as a (assistant_id, account_id, period, whole, looked, repaired, cut, stood_in)
  select id, account_id, $3, $4, $5, $6, $7, $8 from assistant
  on conflict (assistant_id, period) do update set whole = a.whole + excluded.whole,
    looked = a.looked + excluded.looked, repaired = a.repaired + excluded.repaired, cut = a.cut + excluded.cut,
    stood_in = a.stood_in + excluded.stood_in`

/** Skips assistants deleted meanwhile. */
export const countAnswer = (
  db: Queryable,
  { accountId, assistantId }: Whose,
  period: string,
  given: AnswerDelivery,
) =>
  runPrepared(db, 'count_answer', counted, [
    assistantId,
    accountId,
    period,
    ...answerDeliveries.map((way) => (way === given ? 1 : 0)),
  ])

/** Newest month first. */
export const listMonthsOf = (db: Queryable, { accountId, assistantId }: Whose, months: number) =>
  db
    .select({
      period: assistantAnswers.period,
      whole: assistantAnswers.whole,
      looked: assistantAnswers.looked,
      repaired: assistantAnswers.repaired,
      cut: assistantAnswers.cut,
      stoodIn: assistantAnswers.stoodIn,
    })
    .from(assistantAnswers)
    .where(and(eq(assistantAnswers.accountId, accountId), eq(assistantAnswers.assistantId, assistantId)))
    .orderBy(desc(assistantAnswers.period))
    .limit(months)
