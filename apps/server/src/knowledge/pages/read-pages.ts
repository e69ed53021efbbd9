import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { type Paging, textCursor } from '../../platform/http/paging.ts'
import type { Services } from '../../services.ts'
import { findPage } from './live-pages.ts'
import { listPageIds, listPages, listPageTexts } from './pages-store.ts'

type NeededServices = Pick<Services, 'db'>

const onWire = <Row extends { scannedAt: Date }>({ scannedAt, ...row }: Row) => ({
  ...row,
  scrapedAt: scannedAt.toISOString(),
})

export async function readPages({ db }: NeededServices, accountId: string, id: string, query: Paging) {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  const rows = await listPages(db, accountId, assistantId, {
    after: textCursor(query) ?? '',
    limit: query.limit + 1,
  })
  return rows.map(onWire)
}

export async function readPage({ db }: NeededServices, accountId: string, id: string, pageId: string) {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  const row = isId(pageId) ? await findPage(db, accountId, assistantId, pageId) : null
  if (!row) throw new Failure('not_found', 'No such page.')
  return onWire(row)
}

export async function findPageIds(
  { db }: NeededServices,
  accountId: string,
  assistantId: string,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const rows = await listPageIds(db, accountId, assistantId, urls)
  return new Map(rows.map(({ id, url }) => [url, id]))
}

const textsAtOnce = 20

export async function* readPageTexts({ db }: NeededServices, accountId: string, assistantId: string) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = await listPageTexts(db, accountId, assistantId, { after, limit: textsAtOnce })
    yield* rows.map(onWire)
    after = rows.length === textsAtOnce ? rows.at(-1)!.url : undefined
  }
}
