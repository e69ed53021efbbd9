import { currentFacts } from '@foyer/answers/knowledge/current-facts'
import type { Queryable } from '../db/client.ts'
import { listToldFacts } from './facts-store.ts'
import { pageBeginnings } from './pages-store.ts'
import { readUnconfirmed, readWithdrawn } from './read-withdrawn.ts'

// A prompt is a few pages long. More would cost time on the thread that answers everybody, and tell no more.
const excerpts = { pages: 30, characters: 2_500 }

/** What a prompt is built from: the facts that hold, and the beginnings of the pages nearest to the root of the site. */
export async function readKnowledge(db: Queryable, assistantId: string) {
  const takenOut = [await readWithdrawn(db, assistantId), await readUnconfirmed(db, assistantId)]
  const said = (text: string) => takenOut.reduce((rest, take) => take?.(rest) ?? rest, text)
  const pages = await pageBeginnings(db, assistantId, excerpts)
  return {
    facts: currentFacts(await listToldFacts(db, assistantId), new Date()).current,
    pages: pages.map((page) => ({ ...page, text: said(page.text) })),
  }
}
