import type { Fact } from '@foyer/contract/scans'
import type { Queryable } from '../db/client.ts'
import { factsOf, pageTexts } from './results-store.ts'

// A prompt holds a few dozen pages at most; the shortest addresses are the ones a business is proudest of.
const promptPages = 100

/** What a prompt is built from: the facts and the pages nearest to the root of the site. */
export async function readKnowledge(db: Queryable, assistantId: string) {
  const facts: Fact[] = (await factsOf(db, assistantId)).map(({ position: _, ...fact }) => fact)
  return { facts, pages: await pageTexts(db, assistantId, promptPages) }
}
