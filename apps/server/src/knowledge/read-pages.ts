import { findOwnedAssistant } from '../assistants/find-assistant.ts'
import { Failure } from '../http/failure.ts'
import { isId } from '../http/ids.ts'
import { type Paging, textCursor } from '../http/paging.ts'
import type { Services } from '../services.ts'
import { findPage, listPages } from './pages-store.ts'

type Reading = Pick<Services, 'db'>

export async function readPages({ db }: Reading, accountId: string, id: string, query: Paging) {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  const rows = await listPages(db, accountId, assistantId, {
    after: textCursor(query) ?? '',
    limit: query.limit + 1,
  })
  return rows.map((row) => ({ ...row, scrapedAt: row.scrapedAt.toISOString() }))
}

export async function readPage({ db }: Reading, accountId: string, id: string, pageId: string) {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  const row = isId(pageId) ? await findPage(db, accountId, assistantId, pageId) : null
  if (!row) throw new Failure('not_found', 'No such page.')
  return { ...row, scrapedAt: row.scrapedAt.toISOString() }
}
