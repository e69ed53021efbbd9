import type { Queryable } from '../../platform/db/client.ts'
import {
  countFactUses,
  countPageUses,
  countSourceUses,
  type KnowledgeReference,
  listUses,
  type QuotableFact,
  type Scope,
} from './used-answers-store.ts'

export type { KnowledgeReference, Scope }

export type Use = { id: string; answers: number; lastAt: string }

/** Ids may belong to pages or sources that are gone. */
export async function countUses(db: Queryable, scope: Scope, facts: readonly QuotableFact[]) {
  const [byPage, bySource, byFact] = await Promise.all([
    countPageUses(db, scope),
    countSourceUses(db, scope),
    countFactUses(db, scope, facts),
  ])
  return { pages: byPage.map(useOf), sources: bySource.map(useOf), facts: byFact.map(useOf) }
}

const useOf = ({ id, answers, last_at }: { id: string; answers: number; last_at: string }): Use => ({
  id,
  answers,
  lastAt: last_at,
})

export async function listUsesOf(db: Queryable, scope: Scope, used: KnowledgeReference, most: number) {
  const rows = await listUses(db, scope, used, most)
  return rows.map(({ conversation_id, question, answer, at, test_chat }) => ({
    conversationId: conversation_id,
    question,
    answer,
    at,
    testChat: test_chat,
  }))
}
