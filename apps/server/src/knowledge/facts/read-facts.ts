import { folded } from '@foyer/contract/folded'
import { storable } from '@foyer/contract/storable'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { numberCursor, type Paging } from '../../platform/http/paging.ts'
import type { Services } from '../../services.ts'
import { toWire } from './fact-to-wire.ts'
import { type FactRow, findFactRow, listFactRows } from './facts-store.ts'
import { type Redaction, readRedaction } from './redaction.ts'

type NeededServices = Pick<Services, 'db'>

const mostWords = 8

const wordsOf = (search: string) => folded(storable(search)).split(/\s+/).filter(Boolean).slice(0, mostWords)

export async function readFacts(
  { db }: NeededServices,
  accountId: string,
  id: string,
  query: Paging & { q?: string | undefined; questions: 'with' | 'without'; dropped?: 'only' | undefined },
) {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  const rows = await listFactRows(db, assistantId, {
    after: numberCursor(query) ?? -1,
    limit: query.limit + 1,
    words: wordsOf(query.q ?? ''),
    which: query.dropped ? 'dropped' : query.questions === 'without' ? 'told' : 'shown',
  })
  return query.dropped ? rows : rows.map(redacted(await readRedaction(db, assistantId)))
}

/** Falls back to the page's words if nothing is left. */
const redacted =
  (told: Redaction) =>
  (row: FactRow): FactRow => {
    const said = told.fact({ ...row, siteValue: row.stated?.before?.value })
    return said ? { ...row, label: said.label, value: said.value } : row
  }

export async function findFact({ db }: NeededServices, accountId: string, id: string, factId: string) {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  const row = isId(factId) ? await findFactRow(db, assistantId, factId) : null
  if (!row) throw new Failure('not_found', 'No such fact.')
  return row
}

const factsAtOnce = 500

export async function* readAllFacts({ db }: Pick<Services, 'db'>, assistantId: string) {
  for (let after: number | undefined = -1; after !== undefined; ) {
    const rows = await listFactRows(db, assistantId, { after, limit: factsAtOnce })
    yield* rows.map(toWire)
    after = rows.length === factsAtOnce ? rows.at(-1)!.position : undefined
  }
}
