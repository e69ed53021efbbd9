import type { FoundFact } from '@foyer/contract/facts'
import { lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { addFacts } from '../facts/add-facts.ts'
import { touchKnowledge } from '../pages/touch-knowledge.ts'
import { refreshPrompt } from '../prompt/rebuild-prompt.ts'
import { containsQuote } from './quoted-text.ts'
import { readFactPages } from './read-fact-pages.ts'

export async function addModelFacts(
  { db }: Pick<Services, 'db'>,
  { accountId, assistantId }: { accountId: string; assistantId: string },
  facts: readonly FoundFact[],
) {
  await db.transaction(async (tx) => {
    const row = await lockIfThere(tx, accountId, assistantId)
    if (!row) return
    // A scan may have ended meanwhile.
    const pages = await readFactPages(tx, assistantId)
    const texts = new Map(pages.map(({ url, text }) => [url, text]))
    const current = facts.filter(({ url, quote }) => containsQuote(texts.get(url) ?? '', quote ?? ''))
    if ((await addFacts(tx, assistantId, current)) === 0) return
    await refreshPrompt(tx, row)
    await touchKnowledge(tx, assistantId)
  })
}

async function lockIfThere(tx: Queryable, accountId: string, id: string) {
  try {
    return await lockOwnedAssistant(tx, accountId, id)
  } catch (error) {
    // The assistant was deleted while its pages were being read.
    if (error instanceof Failure && error.code === 'not_found') return null
    throw error
  }
}
