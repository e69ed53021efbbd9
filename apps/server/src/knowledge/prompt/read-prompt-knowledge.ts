import { currentFacts } from '@foyer/answers/knowledge/current-facts'
import type { FactKind } from '@foyer/text/fact-kinds'
import type { Queryable } from '../../platform/db/client.ts'
import { listUsableFacts } from '../facts/list-facts.ts'
import { readDoubtRedaction, readRedaction, redactFact } from '../facts/redaction.ts'
import { pageBeginnings } from '../pages/page-texts.ts'

// A longer one would block the main thread.
const excerpts = { pages: 30, characters: 2_500 }

const inSentences: ReadonlySet<FactKind> = new Set(['description', 'service', 'product'])

export async function readKnowledge(db: Queryable, assistantId: string) {
  const told = await readRedaction(db, assistantId)
  const withoutDoubts = await readDoubtRedaction(db, assistantId)
  const said = (text: string) => withoutDoubts(told.ofSite(text))
  const facts = (await listUsableFacts(db, assistantId))
    .flatMap((fact) => told.fact(fact) ?? [])
    .flatMap((fact) => (inSentences.has(fact.kind) ? (redactFact(fact, withoutDoubts) ?? []) : fact))
  const pages = await pageBeginnings(db, assistantId, excerpts)
  return {
    facts: currentFacts(facts, new Date()).current,
    pages: pages.map((page) => ({ ...page, title: said(page.title), text: said(page.text) })),
    told,
  }
}
