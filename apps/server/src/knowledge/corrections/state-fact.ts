import type { FactAnswers, FactChange, NewFact } from '@foyer/contract/facts'
import type { AssistantRow } from '../../people/assistants/assistant.ts'
import { lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { requireUnchanged } from '../../platform/http/require-unchanged.ts'
import type { Services } from '../../services.ts'
import { toWire } from '../facts/fact-to-wire.ts'
import {
  countOwnersFacts,
  type FactRow,
  findFactRow,
  findFactRows,
  insertFact,
  nextPosition,
  updateFact,
} from '../facts/facts-store.ts'
import {
  amountIn,
  correct,
  drop,
  findSame,
  refuseUnlikely,
  restore,
  sayTwice,
  statedBefore,
  withoutEmpty,
} from '../facts/owner-facts.ts'
import { readMayBeTold } from '../facts/redaction.ts'
import { touchKnowledge } from '../pages/touch-knowledge.ts'
import { retellAssistant } from './redact-assistant.ts'

// They outrank pages, so a bound keeps the site itself in the lead.
const mostStated = 500

const noSuchFact = () => new Failure('not_found', 'No such fact.')

/**
 * What the owner states is known from the next question on. Where the site speaks of the same thing, the owner's word
 * takes its place; what the owner has stated already is not stated twice.
 */
export async function stateFact({ db }: Services, accountId: string, assistantId: string, fact: NewFact) {
  return db.transaction(async (tx) => {
    const assistant = await lockOwnedAssistant(tx, accountId, assistantId)
    refuseUnlikely(fact, assistant.language)
    const same = await findSame(tx, assistant.id, fact)
    if (same?.origin === 'owner' && !same.dropped) throw sayTwice(same)
    if ((await countOwnersFacts(tx, assistant.id)) >= mostStated)
      throw new Failure('limit_reached', `You can state at most ${mostStated} facts.`)
    const values = {
      ...(fact.amount === undefined && amountIn(fact, assistant.language)),
      ...withoutEmpty(fact),
      origin: 'owner' as const,
      sure: true,
      otherValue: null,
      confirmed: false,
    }
    const row = same
      ? await updateFact(tx, assistant.id, same.id, {
          ...values,
          dropped: false,
          stated: statedBefore(same, fact.value),
        })
      : await insertFact(tx, assistant.id, {
          ...values,
          url: '',
          position: await nextPosition(tx, assistant.id),
        })
    await tellKnowledge(tx, assistant)
    return toWire(row!)
  })
}

export async function correctFact(
  { db }: Services,
  accountId: string,
  assistantId: string,
  id: string,
  { before, ...change }: FactChange,
) {
  return db.transaction(async (tx) => {
    const { assistant, row } = await lockFact(tx, accountId, assistantId, id)
    requireUnchanged(await asShown(tx, row), before, change)
    const changed = await correct(tx, assistant, row, change)
    await tellKnowledge(tx, assistant)
    return toWire(changed)
  })
}

export async function dropFact({ db }: Services, accountId: string, assistantId: string, id: string) {
  await db.transaction(async (tx) => {
    const { assistant, row } = await lockFact(tx, accountId, assistantId, id)
    await drop(tx, assistant.id, row)
    await tellKnowledge(tx, assistant)
  })
}

/** Takes all of the owner's answers or none: a list that a scan has replaced meanwhile is looked at again first. */
export async function answerForFacts(
  { db }: Services,
  accountId: string,
  assistantId: string,
  answers: FactAnswers,
) {
  await db.transaction(async (tx) => {
    const assistant = await lockOwnedAssistant(tx, accountId, assistantId)
    const named = [
      ...answers.confirm,
      ...answers.correct.map(({ id }) => id),
      ...answers.drop,
      ...answers.restore,
    ]
    if (new Set(named).size < named.length)
      throw new Failure('invalid_input', 'Each fact can be answered for once at a time.')
    if (named.length === 0) return
    const rows = await findFactRows(tx, assistant.id, named.filter(isId))
    const rowOf = (id: string, { dropped = false } = {}): FactRow => {
      const row = rows.find((each) => each.id === id)
      if (!row || (row.dropped && !dropped))
        throw new Failure('not_found', 'These facts have changed meanwhile. Please look at them again.')
      return row
    }
    for (const [id, value] of Object.entries(answers.before ?? {})) {
      const row = rows.find((each) => each.id === id)
      const given = answers.correct.find((each) => each.id === id)
      if (row) requireUnchanged(await asShown(tx, row), { value }, given && { value: given.value })
    }
    for (const [nth, id] of answers.confirm.entries())
      await sayWhich(`confirm.${nth}`, correct(tx, assistant, rowOf(id), {}))
    for (const [nth, { id, value }] of answers.correct.entries())
      await sayWhich(`correct.${nth}.value`, correct(tx, assistant, rowOf(id), { value }))
    for (const id of answers.drop) await drop(tx, assistant.id, rowOf(id))
    for (const id of answers.restore) await restore(tx, assistant.id, rowOf(id, { dropped: true }))
    await tellKnowledge(tx, assistant)
  })
}

/** Says which of several answers is refused: whoever typed seven of them looks for it in vain otherwise. */
async function sayWhich(field: string, answering: Promise<unknown>) {
  try {
    await answering
  } catch (error) {
    if (!(error instanceof Failure) || !error.field) throw error
    throw new Failure(error.code, error.message, { field, cause: error })
  }
}

/** A fact with its words as the list of facts shows them. */
async function asShown(tx: Queryable, row: FactRow) {
  const told = await readMayBeTold(tx, row.assistantId)
  return row.dropped ? row : (told.fact({ ...row, siteValue: row.stated?.before?.value }) ?? row)
}

async function lockFact(tx: Queryable, accountId: string, assistantId: string, id: string) {
  const assistant = await lockOwnedAssistant(tx, accountId, assistantId)
  const row = isId(id) ? await findFactRow(tx, assistant.id, id) : null
  if (!row) throw noSuchFact()
  return { assistant, row }
}

/** Whatever the owner says of a fact takes something back: nobody is told the old meanwhile. */
async function tellKnowledge(tx: Queryable, assistant: AssistantRow) {
  await retellAssistant(tx, assistant)
  await touchKnowledge(tx, assistant.id, { forgets: true })
}
