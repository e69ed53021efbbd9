import type { GonePagesDecision } from '@foyer/contract/scans'
import { findOwnedAssistant, lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { type Paging, textCursor } from '../../platform/http/paging.ts'
import type { Services } from '../../services.ts'
import { forgetFactsOf } from '../facts/forget-facts.ts'
import { countUndecided, keepUndecided, listUndecided, undecidedUrls } from '../pages/gone-pages.ts'
import { deletePages } from '../pages/live-pages.ts'
import { touchKnowledge } from '../pages/touch-knowledge.ts'
import { refreshPrompt } from '../prompt/rebuild-prompt.ts'

export async function readGonePages(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  id: string,
  query: Paging,
) {
  const assistant = await findOwnedAssistant(db, accountId, id)
  return listUndecided(db, accountId, assistant.id, {
    after: textCursor(query) ?? '',
    limit: query.limit + 1,
  })
}

export async function countGonePages(db: Queryable, accountId: string, assistantIds: readonly string[]) {
  const rows = assistantIds.length > 0 ? await countUndecided(db, accountId, assistantIds) : []
  const counts = new Map(rows.map((row) => [row.assistantId, row.count]))
  return (assistantId: string) => counts.get(assistantId) ?? 0
}

/** Refused if the number of pages has changed since the owner saw them. */
export async function decideGonePages(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  id: string,
  { decision, pages }: GonePagesDecision,
): Promise<number> {
  return db.transaction(async (tx) => {
    const assistant = await lockOwnedAssistant(tx, accountId, id)
    const urls = await undecidedUrls(tx, accountId, assistant.id)
    if (urls.length !== pages)
      throw new Failure('conflict', 'These pages have changed meanwhile. Look at them again.')
    if (decision === 'keep') await keepUndecided(tx, accountId, assistant.id)
    else if (urls.length > 0) {
      await deletePages(tx, accountId, assistant.id, urls)
      await forgetFactsOf(tx, assistant.id, urls)
      await refreshPrompt(tx, assistant)
      await touchKnowledge(tx, assistant.id, { forgets: true })
    }
    return urls.length
  })
}
