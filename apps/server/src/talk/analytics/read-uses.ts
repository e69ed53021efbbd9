import type { KnowledgeUse, KnowledgeUses } from '@foyer/contract/sources'
import { listStatements } from '../../knowledge/facts/list-facts.ts'
import { findFact } from '../../knowledge/facts/read-facts.ts'
import { findPageIds, readPage } from '../../knowledge/pages/read-pages.ts'
import { readSource, readSourceIds } from '../../knowledge/pages/read-sources.ts'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Services } from '../../services.ts'
import {
  countUses,
  type KnowledgeReference,
  listUsesOf,
  type Scope,
  type Use,
} from '../conversations/read-used-answers.ts'

type NeededServices = Pick<Services, 'db' | 'now'>

const day = 86_400_000
const daysLookedBack = 90
const maxShown = 20

async function scopeOf({ db, now }: NeededServices, accountId: string, id: string): Promise<Scope> {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  return { accountId, assistantId, since: new Date(now().getTime() - daysLookedBack * day) }
}

export async function readKnowledgeUses(
  services: NeededServices,
  accountId: string,
  id: string,
): Promise<KnowledgeUses> {
  const scope = await scopeOf(services, accountId, id)
  const stated = await listStatements(services.db, scope.assistantId)
  const { pages, sources, facts } = await countUses(services.db, scope, stated)
  const urls = pages.map(({ id }) => id)
  const [pageIds, sourceIds] = await Promise.all([
    findPageIds(services, accountId, scope.assistantId, urls),
    readSourceIds(services, accountId, scope.assistantId),
  ])
  // Old answers may cite knowledge that is gone.
  const shown = (uses: readonly Use[], idOf: (used: string) => string | undefined) =>
    uses.flatMap((use) => {
      const id = idOf(use.id)
      return id === undefined ? [] : { ...use, id }
    })
  return {
    since: scope.since.toISOString(),
    pages: shown(pages, (url) => pageIds.get(url)),
    sources: shown(sources, (source) => (sourceIds.has(source) ? source : undefined)),
    facts: shown(facts, (fact) => fact),
  }
}

export async function readPageUses(services: NeededServices, accountId: string, id: string, pageId: string) {
  const { url } = await readPage(services, accountId, id, pageId)
  return readUses(services, accountId, id, { url })
}

export async function readSourceUses(
  services: NeededServices,
  accountId: string,
  id: string,
  sourceId: string,
) {
  const source = await readSource(services, accountId, id, sourceId)
  return readUses(services, accountId, id, { sourceId: source.id })
}

export async function readFactUses(services: NeededServices, accountId: string, id: string, factId: string) {
  const fact = await findFact(services, accountId, id, factId)
  return readUses(services, accountId, id, { fact })
}

async function readUses(
  services: NeededServices,
  accountId: string,
  id: string,
  used: KnowledgeReference,
): Promise<KnowledgeUse[]> {
  return listUsesOf(services.db, await scopeOf(services, accountId, id), used, maxShown)
}
