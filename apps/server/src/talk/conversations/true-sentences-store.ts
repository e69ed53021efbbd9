import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { conversations, messages, trueSentences } from '../../platform/db/schema/conversations.ts'

/** The keys of cut sentences that the owner marked as true, as a column of a message. */
export const trueKeys = sql<string[] | null>`case when ${messages.cut} is not null then array(
  select ${trueSentences.key} from ${trueSentences}
  where ${trueSentences.conversationId} = ${messages.conversationId}) end`

export type CutPlace = { accountId: string; conversationId: string; key: string }

/** Returns the assistant of a conversation with this cut sentence, locked until the transaction ends. */
export async function lockCutSentence(tx: Queryable, { accountId, conversationId, key }: CutPlace) {
  const [row] = await tx
    .select({ assistantId: conversations.assistantId })
    .from(conversations)
    .where(
      and(
        eq(conversations.accountId, accountId),
        eq(conversations.id, conversationId),
        sql`exists (select from ${messages} where ${messages.conversationId} = ${conversations.id}
          and ${messages.accountId} = ${accountId} and ${messages.cut} @> ${JSON.stringify([{ key }])}::jsonb)`,
      ),
    )
    .for('key share')
  return row?.assistantId ?? null
}

export const insertTrueSentence = (
  tx: Queryable,
  place: CutPlace & { assistantId: string; createdAt: Date },
) => tx.insert(trueSentences).values(place).onConflictDoNothing()

export const deleteTrueSentence = (tx: Queryable, { accountId, conversationId, key }: CutPlace) =>
  tx
    .delete(trueSentences)
    .where(
      and(
        eq(trueSentences.accountId, accountId),
        eq(trueSentences.conversationId, conversationId),
        eq(trueSentences.key, key),
      ),
    )

export const listTrueKeys = (db: Queryable, accountId: string, assistantId: string, most: number) =>
  db
    .select({ key: trueSentences.key })
    .from(trueSentences)
    .where(and(eq(trueSentences.accountId, accountId), eq(trueSentences.assistantId, assistantId)))
    .orderBy(desc(trueSentences.createdAt))
    .limit(most)
