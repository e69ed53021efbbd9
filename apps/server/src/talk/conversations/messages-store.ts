import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { conversations, messages } from '../../platform/db/schema/conversations.ts'
import { trueKeys } from './true-sentences-store.ts'

const message = {
  id: messages.id,
  conversationId: messages.conversationId,
  role: messages.role,
  content: messages.content,
  author: messages.author,
  language: messages.language,
  answerLanguage: messages.answerLanguage,
  answered: messages.answered,
  confidence: messages.confidence,
  said: messages.said,
  sentences: messages.sentences,
  sources: messages.sources,
  more: messages.more,
  answeredBy: messages.answeredBy,
  fallbackReason: messages.fallbackReason,
  cut: messages.cut,
  secondLook: messages.secondLook,
  createdAt: messages.createdAt,
}

export function listMessages(db: Queryable, accountId: string, conversationIds: readonly string[]) {
  return db
    .select({ ...message, trueKeys })
    .from(messages)
    .where(and(eq(messages.accountId, accountId), inArray(messages.conversationId, [...conversationIds])))
    .orderBy(asc(messages.conversationId), asc(messages.turn), asc(messages.id))
}

const longestTitle = 200

export async function listFirstQuestions(db: Queryable, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectDistinctOn([messages.conversationId], {
      conversationId: messages.conversationId,
      content: sql<string>`left(${messages.content}, ${longestTitle})`,
    })
    .from(messages)
    .where(
      and(
        eq(messages.accountId, accountId),
        inArray(messages.conversationId, [...ids]),
        eq(messages.role, 'user'),
      ),
    )
    .orderBy(asc(messages.conversationId), asc(messages.turn), asc(messages.id))
}

/** Lists show the end of each conversation, not all of it. */
export async function listLastMessages(
  db: Queryable,
  accountId: string,
  conversationIds: readonly string[],
  each: number,
) {
  if (conversationIds.length === 0) return []
  const wanted = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), inArray(conversations.id, [...conversationIds])))
    .as('wanted')
  const last = db
    .select({ ...message, turn: messages.turn })
    .from(messages)
    .where(eq(messages.conversationId, wanted.id))
    .orderBy(desc(messages.turn), desc(messages.id))
    .limit(each)
    .as('last')
  return db
    .select({
      id: last.id,
      conversationId: last.conversationId,
      role: last.role,
      content: last.content,
      author: last.author,
      language: last.language,
      answerLanguage: last.answerLanguage,
      answered: last.answered,
      confidence: last.confidence,
      said: last.said,
      sentences: last.sentences,
      sources: last.sources,
      more: last.more,
      answeredBy: last.answeredBy,
      fallbackReason: last.fallbackReason,
      cut: last.cut,
      secondLook: last.secondLook,
      createdAt: last.createdAt,
    })
    .from(wanted)
    .innerJoinLateral(last, sql`true`)
    .orderBy(asc(last.conversationId), asc(last.turn), asc(last.id))
}
