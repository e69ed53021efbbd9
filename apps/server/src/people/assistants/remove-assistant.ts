import type { Queryable } from '../../platform/db/client.ts'
import { fitToPlan } from './fit-to-plan.ts'
import { remove } from './store.ts'

/** Frees a slot, so the oldest suspended assistant may wake. The caller must hold the account lock. */
export async function removeAssistant(tx: Queryable, accountId: string, id: string) {
  await remove(tx, accountId, id)
  await fitToPlan(tx, accountId)
}
