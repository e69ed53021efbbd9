import type { OwnSource, OwnSourceWithText } from '@foyer/contract/sources'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { type Paging, textCursor } from '../../platform/http/paging.ts'
import type { Services } from '../../services.ts'
import { showSource } from './show-source.ts'
import { findSource, listSourceIds, listSources, listSourceTexts } from './sources-store.ts'

type NeededServices = Pick<Services, 'db'>

export const noSuchSource = () => new Failure('not_found', 'No such file or text.')

export async function readSources(
  { db }: NeededServices,
  accountId: string,
  id: string,
  query: Paging,
): Promise<OwnSource[]> {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  const page = { after: textCursor(query) ?? '', limit: query.limit + 1 }
  return (await listSources(db, { accountId, assistantId }, page)).map(showSource)
}

export async function readSource(
  { db }: NeededServices,
  accountId: string,
  id: string,
  sourceId: string,
): Promise<OwnSourceWithText> {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  const row = isId(sourceId) ? await findSource(db, { accountId, assistantId }, sourceId) : null
  if (!row) throw noSuchSource()
  return { ...showSource(row), text: row.text }
}

export async function readSourceIds(
  { db }: NeededServices,
  accountId: string,
  assistantId: string,
): Promise<Set<string>> {
  const rows = await listSourceIds(db, { accountId, assistantId })
  return new Set(rows.map(({ id }) => id))
}

const textsAtOnce = 20

export async function* readSourceTexts(
  { db }: NeededServices,
  accountId: string,
  assistantId: string,
): AsyncIterable<OwnSourceWithText & { hash: string }> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = await listSourceTexts(db, { accountId, assistantId }, { after, limit: textsAtOnce })
    for (const row of rows) yield { ...showSource(row), hash: row.hash, text: row.text }
    after = rows.length === textsAtOnce ? rows.at(-1)!.name : undefined
  }
}
