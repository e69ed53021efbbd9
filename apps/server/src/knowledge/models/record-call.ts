import { type AnswerDelivery, answerDeliveries } from '@foyer/contract/models'
import { monthOf } from '../../money/usage/periods.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { countAnswer } from './answer-counts-store.ts'
import type { ModelAnswer } from './ask-model.ts'
import { recordSpending } from './budget.ts'
import type { Model } from './open-model.ts'
import { addOutcome } from './store.ts'

/** Stores no text. */
export async function recordCall(
  db: Queryable,
  { name, settings }: Model,
  { whose, heard }: { whose: { accountId: string; assistantId: string }; heard: ModelAnswer },
  now: Date,
) {
  const count = Object.fromEntries(answerDeliveries.map((way) => [way, way === heard.given ? 1 : 0]))
  if (heard.tokens) await recordSpending(db, settings, heard.tokens, now)
  await addOutcome(db, {
    period: monthOf(now),
    model: name,
    outcome: heard.trouble?.reason ?? 'answered',
    calls: 1,
    cutSentences: heard.cut.length,
    begun: heard.took.firstWordMs === null ? 0 : 1,
    firstWordMs: Math.round(heard.took.firstWordMs ?? 0),
    totalMs: Math.round(heard.took.totalMs),
    ...(count as Record<AnswerDelivery, number>),
  })
  if (heard.given) await countAnswer(db, whose, monthOf(now), heard.given)
}
