import type { KnowledgeUses, UseOfKnowledge } from '@foyer/contract/sources'
import { findOwnedAssistant } from '../assistants/find-assistant.ts'
import { findFact } from '../knowledge/read-facts.ts'
import { readPage } from '../knowledge/read-pages.ts'
import { readSource } from '../knowledge/read-sources.ts'
import type { Services } from '../services.ts'
import {
  countFactUses,
  countPageUses,
  countSourceUses,
  listUses,
  type Scope,
  type Used,
} from './uses-store.ts'

type Reading = Pick<Services, 'db' | 'now'>

const day = 86_400_000
const daysLookedBack = 90
const mostShown = 20

async function scopeOf({ db, now }: Reading, accountId: string, id: string): Promise<Scope> {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  return { accountId, assistantId, since: new Date(now().getTime() - daysLookedBack * day) }
}

/** How many of the answers of late leant on each page, file, text and fact. */
export async function readKnowledgeUses(
  services: Reading,
  accountId: string,
  id: string,
): Promise<KnowledgeUses> {
  const scope = await scopeOf(services, accountId, id)
  const [pages, sources, facts] = await Promise.all([
    countPageUses(services.db, scope),
    countSourceUses(services.db, scope),
    countFactUses(services.db, scope),
  ])
  const shown = (rows: typeof pages) =>
    rows.map(({ id, answers, last_at }) => ({ id, answers, lastAt: last_at }))
  return {
    since: scope.since.toISOString(),
    pages: shown(pages),
    sources: shown(sources),
    facts: shown(facts),
  }
}

export async function readPageUses(services: Reading, accountId: string, id: string, pageId: string) {
  const { url } = await readPage(services, accountId, id, pageId)
  return readUses(services, accountId, id, { url })
}

export async function readSourceUses(services: Reading, accountId: string, id: string, sourceId: string) {
  const source = await readSource(services, accountId, id, sourceId)
  return readUses(services, accountId, id, { sourceId: source.id })
}

export async function readFactUses(services: Reading, accountId: string, id: string, factId: string) {
  const fact = await findFact(services, accountId, id, factId)
  return readUses(services, accountId, id, { factId: fact.id })
}

async function readUses(
  services: Reading,
  accountId: string,
  id: string,
  used: Used,
): Promise<UseOfKnowledge[]> {
  const rows = await listUses(services.db, await scopeOf(services, accountId, id), used, mostShown)
  return rows.map(({ conversation_id, question, answer, at, test_chat }) => ({
    conversationId: conversation_id,
    question,
    answer,
    at,
    testChat: test_chat,
  }))
}
