import type { FoundFact } from '@foyer/contract/facts'
import { lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { factKey } from '../facts/fact-key.ts'
import { insertPageFacts, listFactKeys, nextPosition } from '../facts/facts-store.ts'
import { pastKeys } from '../facts/replace-facts.ts'
import { touchKnowledge } from '../pages/touch-knowledge.ts'
import { refreshPrompt } from '../prompt/rebuild-prompt.ts'
import { stillSays } from './quoted-text.ts'
import { readFactPages } from './read-fact-pages.ts'

/** Adds what a model read: what the owner, the site's own data or its text says already is not said again. */
export async function addModelFacts(
  { db }: Pick<Services, 'db'>,
  { accountId, assistantId }: { accountId: string; assistantId: string },
  facts: readonly FoundFact[],
) {
  await db.transaction(async (tx) => {
    const row = await lockIfThere(tx, accountId, assistantId)
    if (!row) return
    // A scan may have ended meanwhile: what its pages no longer say is left out.
    const now = await readFactPages(tx, assistantId)
    const texts = new Map(now.map(({ url, text }) => [url, text]))
    const rows = await listFactKeys(tx, assistantId)
    // A number that the owner corrected is not asked about as one of its own.
    const known = new Set(
      rows.flatMap((row) => [factKey(row), ...(row.stated ? [row.stated.key, ...pastKeys(row)] : [])]),
    )
    const added: (FoundFact & { position: number })[] = []
    let position = await nextPosition(tx, assistantId)
    for (const fact of facts) {
      const key = factKey(fact)
      if (known.has(key) || !stillSays(texts.get(fact.url) ?? '', fact.quote ?? '')) continue
      known.add(key)
      added.push({ ...fact, position: position++ })
    }
    if (added.length === 0) return
    await insertPageFacts(tx, assistantId, added)
    await refreshPrompt(tx, row)
    await touchKnowledge(tx, assistantId)
  })
}

async function lockIfThere(tx: Queryable, accountId: string, id: string) {
  try {
    return await lockOwnedAssistant(tx, accountId, id)
  } catch (error) {
    // Deleted while its pages were being read.
    if (error instanceof Failure && error.code === 'not_found') return null
    throw error
  }
}
