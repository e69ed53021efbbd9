import type { FactAnswers, FactChange, KnownFact, NewFact } from '@foyer/contract/facts'
import type { AssistantRow } from '../../people/assistants/assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { requireUnchanged } from '../../platform/http/require-unchanged.ts'
import { toWire } from './fact-to-wire.ts'
import {
  countOwnersFacts,
  type FactRow,
  findFactRow,
  findFactRows,
  insertFact,
  nextPosition,
  updateFact,
} from './facts-store.ts'
import {
  alreadyStated,
  amountIn,
  correct,
  drop,
  findSameFact,
  refuseInvalid,
  restore,
  statedBefore,
  withoutEmpty,
} from './owner-facts.ts'
import { readRedaction } from './redaction.ts'

// The owner's facts outrank pages, so a limit keeps the site the main source.
const mostStated = 500

/** Replaces the site's fact about the same thing. */
export async function state(
  tx: Queryable,
  { id, language }: AssistantRow,
  fact: NewFact,
): Promise<KnownFact> {
  refuseInvalid(fact, language)
  const same = await findSameFact(tx, id, fact)
  if (same?.origin === 'owner' && !same.dropped) throw alreadyStated(same)
  if ((await countOwnersFacts(tx, id)) >= mostStated)
    throw new Failure('limit_reached', `You can state at most ${mostStated} facts.`)
  const values = {
    ...(fact.amount === undefined && amountIn(fact, language)),
    ...withoutEmpty(fact),
    origin: 'owner' as const,
    sure: true,
    otherValue: null,
    confirmed: false,
  }
  const row = same
    ? await updateFact(tx, id, same.id, { ...values, dropped: false, stated: statedBefore(same, fact.value) })
    : await insertFact(tx, id, { ...values, url: '', position: await nextPosition(tx, id) })
  return toWire(row!)
}

export async function correctOne(
  tx: Queryable,
  assistant: AssistantRow,
  id: string,
  { before, ...change }: FactChange,
): Promise<KnownFact> {
  const row = await findFact(tx, assistant.id, id)
  requireUnchanged(await asShown(tx, row), before, change)
  return toWire(await correct(tx, assistant, row, change))
}

export const dropOne = async (tx: Queryable, { id: assistantId }: AssistantRow, id: string) =>
  drop(tx, assistantId, await findFact(tx, assistantId, id))

async function findFact(tx: Queryable, assistantId: string, id: string) {
  const row = isId(id) ? await findFactRow(tx, assistantId, id) : null
  if (!row) throw new Failure('not_found', 'No such fact.')
  return row
}

/** Applies all answers or none. */
export async function answerFacts(tx: Queryable, assistant: AssistantRow, answers: FactAnswers) {
  const named = [
    ...answers.confirm,
    ...answers.correct.map(({ id }) => id),
    ...answers.drop,
    ...answers.restore,
  ]
  if (new Set(named).size < named.length)
    throw new Failure('invalid_input', 'Each fact can be answered for once at a time.')
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
    await withField(`confirm.${nth}`, correct(tx, assistant, rowOf(id), {}))
  for (const [nth, { id, value }] of answers.correct.entries())
    await withField(`correct.${nth}.value`, correct(tx, assistant, rowOf(id), { value }))
  for (const id of answers.drop) await drop(tx, assistant.id, rowOf(id))
  for (const id of answers.restore) await restore(tx, assistant.id, rowOf(id, { dropped: true }))
}

/** The form marks the refused answer. */
async function withField(field: string, answering: Promise<unknown>) {
  try {
    await answering
  } catch (error) {
    if (!(error instanceof Failure) || !error.field) throw error
    throw new Failure(error.code, error.message, { field, cause: error })
  }
}

async function asShown(tx: Queryable, row: FactRow) {
  const told = await readRedaction(tx, row.assistantId)
  return row.dropped ? row : (told.fact({ ...row, siteValue: row.stated?.before?.value }) ?? row)
}
