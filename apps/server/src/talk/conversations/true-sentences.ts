import type { Database, Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import {
  type CutPlace,
  deleteTrueSentence,
  insertTrueSentence,
  listTrueKeys,
  lockCutSentence,
} from './true-sentences-store.ts'

const longestKey = 100
const maxKeys = 2_000

export async function markSentence(db: Database, place: CutPlace, isTrue: boolean, now: Date) {
  const none = () => new Failure('not_found', 'No such sentence.')
  if (!isId(place.conversationId) || place.key.length > longestKey || !/^[\w-]+$/.test(place.key))
    throw none()
  await db.transaction(async (tx) => {
    const assistantId = await lockCutSentence(tx, place)
    if (!assistantId) throw none()
    if (isTrue) await insertTrueSentence(tx, { ...place, assistantId, createdAt: now })
    else await deleteTrueSentence(tx, place)
  })
}

export async function readTrueSentences(
  db: Queryable,
  { accountId, assistantId }: { accountId: string; assistantId: string },
): Promise<ReadonlySet<string>> {
  const rows = await listTrueKeys(db, accountId, assistantId, maxKeys)
  return new Set(rows.map(({ key }) => key))
}
