import type { Queryable } from '../../platform/db/client.ts'
import { fitToPlan } from './fit-to-plan.ts'
import { remove } from './store.ts'

/** The oldest of those that rest because the plan is full takes its place. Whoever calls this holds the account. */
export async function removeAssistant(tx: Queryable, accountId: string, id: string) {
  await remove(tx, accountId, id)
  await fitToPlan(tx, accountId)
}
