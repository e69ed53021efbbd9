import { answerDeliveries, type MonthlyAnswers } from '@foyer/contract/models'
import { monthOf } from '../../money/usage/periods.ts'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Services } from '../../services.ts'
import { listMonthsOf } from './answer-counts-store.ts'
import { listAnswerMonths } from './store.ts'

const months = 12

export async function readAnswerCounts(
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  assistantId: string,
): Promise<MonthlyAnswers[]> {
  const { id } = await findOwnedAssistant(db, accountId, assistantId)
  return withThisMonth(await listMonthsOf(db, { accountId, assistantId: id }, months), now())
}

export const readAllAnswerCounts = async ({ db, now }: Pick<Services, 'db' | 'now'>) =>
  withThisMonth(await listAnswerMonths(db, months), now())

function withThisMonth(listed: MonthlyAnswers[], now: Date): MonthlyAnswers[] {
  const period = monthOf(now)
  // Earlier months were not counted.
  const told = listed.filter(
    (month) => month.period === period || answerDeliveries.some((way) => month[way] > 0),
  )
  if (told[0]?.period === period) return told
  return [{ period, whole: 0, looked: 0, repaired: 0, cut: 0, stoodIn: 0 }, ...told].slice(0, months)
}
