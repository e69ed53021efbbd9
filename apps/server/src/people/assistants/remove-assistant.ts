import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'
import { fitToPlan } from './fit-to-plan.ts'

/** Frees a slot, so the oldest suspended assistant may wake. The caller must hold the account lock. */
export async function removeAssistant(tx: Queryable, accountId: string, id: string) {
  await tx.delete(assistants).where(and(eq(assistants.accountId, accountId), eq(assistants.id, id)))
  await fitToPlan(tx, accountId)
}
