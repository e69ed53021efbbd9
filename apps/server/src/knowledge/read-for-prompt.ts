import type { Fact } from '@foyer/contract/scans'
import type { Queryable } from '../db/client.ts'
import { factsOf, pageBeginnings } from './pages-store.ts'

// A prompt is a few pages long. More would cost time on the thread that answers everybody, and tell no more.
const excerpts = { pages: 30, characters: 2_500 }

/** What a prompt is built from: the facts, and the beginnings of the pages nearest to the root of the site. */
export async function readKnowledge(db: Queryable, assistantId: string) {
  const facts: Fact[] = (await factsOf(db, assistantId)).map(({ position: _, ...fact }) => fact)
  return { facts, pages: await pageBeginnings(db, assistantId, excerpts) }
}
