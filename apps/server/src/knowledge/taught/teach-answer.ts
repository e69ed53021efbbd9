import type { NewTaughtAnswer, TaughtAnswer, TaughtAnswerChange } from '@foyer/contract/analytics'
import { findOwnedAssistant, lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { taughtAnswers } from '../../platform/db/schema/taught.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { requireUnchanged } from '../../platform/http/require-unchanged.ts'
import type { Services } from '../../services.ts'
import { touchKnowledge } from '../pages/touch-knowledge.ts'
import { countTaught, deleteTaught, insertTaught, listTaught, mostTaught, updateTaught } from './store.ts'

const noSuchAnswer = () => new Failure('not_found', 'No such answer.')

const toWire = (row: typeof taughtAnswers.$inferSelect): TaughtAnswer => ({
  id: row.id,
  question: row.question,
  answer: row.answer,
  createdAt: row.createdAt.toISOString(),
})

export async function readTaught({ db }: Services, accountId: string, assistantId: string) {
  const assistant = await findOwnedAssistant(db, accountId, assistantId)
  return (await listTaught(db, accountId, assistant.id)).map(toWire)
}

export async function teachAnswer(
  { db }: Services,
  accountId: string,
  assistantId: string,
  pair: NewTaughtAnswer,
) {
  return db.transaction(async (tx) => {
    // Concurrent requests can't pass the limit.
    const assistant = await lockOwnedAssistant(tx, accountId, assistantId)
    if ((await countTaught(tx, accountId, assistant.id)) >= mostTaught) {
      throw new Failure('limit_reached', `An assistant can be taught at most ${mostTaught} answers.`)
    }
    const row = await insertTaught(tx, accountId, assistant.id, pair)
    await touchKnowledge(tx, assistant.id)
    return toWire(row)
  })
}

export async function correctAnswer(
  { db }: Services,
  accountId: string,
  assistantId: string,
  id: string,
  { before, ...pair }: TaughtAnswerChange,
) {
  return db.transaction(async (tx) => {
    const assistant = await lockOwnedAssistant(tx, accountId, assistantId)
    const now = (await listTaught(tx, accountId, assistant.id)).find((each) => each.id === id)
    if (now) requireUnchanged(now, before, pair)
    const row = isId(id) ? await updateTaught(tx, accountId, assistant.id, id, pair) : null
    if (!row) throw noSuchAnswer()
    await touchKnowledge(tx, assistant.id)
    return toWire(row)
  })
}

export async function forgetAnswer({ db }: Services, accountId: string, assistantId: string, id: string) {
  const assistant = await findOwnedAssistant(db, accountId, assistantId)
  await db.transaction(async (tx) => {
    if (!isId(id) || !(await deleteTaught(tx, accountId, assistant.id, id))) throw noSuchAnswer()
    await touchKnowledge(tx, assistant.id, { forgets: true })
  })
}
