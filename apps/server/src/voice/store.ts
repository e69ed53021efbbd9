import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { assistants } from '../db/schema/assistants.ts'

/** Whether this assistant's owner lets visitors use voice. */
export async function speaksToVisitors(db: Queryable, assistantId: string) {
  const [row] = await db
    .select({ id: assistants.id })
    .from(assistants)
    .where(and(eq(assistants.id, assistantId), eq(assistants.voiceEnabled, true)))
  return row !== undefined
}
