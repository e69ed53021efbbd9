import { type FactChange, type KnownFact, knownFact, type NewFact } from '@foyer/contract/facts'
import type { AssistantRow } from '../assistants/assistant.ts'
import { findOwnedAssistant, lockOwnedAssistant } from '../assistants/find-assistant.ts'
import type { Queryable } from '../db/client.ts'
import { Failure } from '../http/failure.ts'
import { isId } from '../http/ids.ts'
import { numberCursor, type Paging } from '../http/paging.ts'
import type { Services } from '../services.ts'
import { factKey } from './fact-key.ts'
import {
  countOwnersFacts,
  deleteFact,
  type FactRow,
  findFactRow,
  insertFact,
  listFactRows,
  nextPosition,
  updateFact,
} from './facts-store.ts'
import { refreshPrompt } from './rebuild-prompt.ts'
import { touchKnowledge } from './touch-knowledge.ts'

// They outrank pages, so a bound keeps the site itself in the lead.
const mostStated = 500

const noSuchFact = () => new Failure('not_found', 'No such fact.')

export const toWire = (row: FactRow): KnownFact => knownFact.parse(row)

export async function readFacts({ db }: Services, accountId: string, id: string, query: Paging) {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  return listFactRows(db, assistantId, { after: numberCursor(query) ?? -1, limit: query.limit + 1 })
}

const factsAtOnce = 500

/** All facts of an assistant, read as they are asked for. */
export async function* readAllFacts({ db }: Pick<Services, 'db'>, assistantId: string) {
  for (let after: number | undefined = -1; after !== undefined; ) {
    const rows = await listFactRows(db, assistantId, { after, limit: factsAtOnce })
    yield* rows.map(toWire)
    after = rows.length === factsAtOnce ? rows.at(-1)!.position : undefined
  }
}

/** An empty field says nothing. */
const withoutEmpty = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]),
  ) as Values

/** What the owner states is known from the next question on. */
export async function stateFact({ db }: Services, accountId: string, assistantId: string, fact: NewFact) {
  return db.transaction(async (tx) => {
    const assistant = await lockOwnedAssistant(tx, accountId, assistantId)
    if ((await countOwnersFacts(tx, assistant.id)) >= mostStated)
      throw new Failure('limit_reached', `You can state at most ${mostStated} facts.`)
    const row = await insertFact(tx, assistant.id, {
      ...withoutEmpty(fact),
      url: '',
      origin: 'owner',
      sure: true,
      position: await nextPosition(tx, assistant.id),
    })
    await tellKnowledge(tx, assistant)
    return toWire(row)
  })
}

/** From then on it is the owner's word; a change of nothing confirms what the site says. */
export async function correctFact(
  { db }: Services,
  accountId: string,
  assistantId: string,
  id: string,
  change: FactChange,
) {
  return db.transaction(async (tx) => {
    const { assistant, row } = await lockFact(tx, accountId, assistantId, id)
    // An amount that was read from the old words would contradict the new ones.
    const isReworded = change.value !== undefined && change.value !== row.value
    const changed = await updateFact(tx, assistant.id, row.id, {
      ...(isReworded && { amount: null }),
      ...withoutEmpty(change),
      origin: 'owner',
      sure: true,
      ...(row.origin !== 'owner' && { stated: { key: factKey(row), value: row.value } }),
    })
    await tellKnowledge(tx, assistant)
    return toWire(changed!)
  })
}

/** What stands on the site is remembered as dropped, so that the next scan leaves it out. */
export async function dropFact({ db }: Services, accountId: string, assistantId: string, id: string) {
  await db.transaction(async (tx) => {
    const { assistant, row } = await lockFact(tx, accountId, assistantId, id)
    const stated = row.origin === 'owner' ? row.stated : { key: factKey(row), value: row.value }
    if (stated) await updateFact(tx, assistant.id, row.id, { dropped: true, stated })
    else await deleteFact(tx, assistant.id, row.id)
    await tellKnowledge(tx, assistant)
  })
}

async function lockFact(tx: Queryable, accountId: string, assistantId: string, id: string) {
  const assistant = await lockOwnedAssistant(tx, accountId, assistantId)
  const row = isId(id) ? await findFactRow(tx, assistant.id, id) : null
  if (!row) throw noSuchFact()
  return { assistant, row }
}

async function tellKnowledge(tx: Queryable, assistant: AssistantRow) {
  await refreshPrompt(tx, assistant)
  await touchKnowledge(tx, assistant.id)
}
