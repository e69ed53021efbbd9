import { currentFacts } from '@foyer/answers/knowledge/current-facts'
import type { FactKind } from '@foyer/text/fact-kinds'
import type { Queryable } from '../../platform/db/client.ts'
import { listToldFacts } from '../facts/list-facts.ts'
import { readMayBeTold, readUnconfirmed, retold } from '../facts/redaction.ts'
import { pageBeginnings } from '../pages/page-texts.ts'

// A prompt is a few pages long. Building a longer one would block the main thread.
const excerpts = { pages: 30, characters: 2_500 }

/** Facts of these kinds may contain what another fact leaves in doubt. */
const inSentences: ReadonlySet<FactKind> = new Set(['description', 'service', 'product'])

/** The current facts, and the beginnings of the pages with the shortest addresses. */
export async function readKnowledge(db: Queryable, assistantId: string) {
  const told = await readMayBeTold(db, assistantId)
  const withoutDoubts = await readUnconfirmed(db, assistantId)
  const said = (text: string) => withoutDoubts(told.ofSite(text))
  const facts = (await listToldFacts(db, assistantId))
    .flatMap((fact) => told.fact(fact) ?? [])
    .flatMap((fact) => (inSentences.has(fact.kind) ? (retold(fact, withoutDoubts) ?? []) : fact))
  const pages = await pageBeginnings(db, assistantId, excerpts)
  return {
    facts: currentFacts(facts, new Date()).current,
    pages: pages.map((page) => ({ ...page, title: said(page.title), text: said(page.text) })),
    told,
  }
}
