import { problemOfFact } from '@foyer/contract/fact-values'
import type { FactChange, NewFact } from '@foyer/contract/facts'
import { namesDay, tellsTimes, tellsWeek } from '@foyer/extract/hours/tells-hours'
import { findSums } from '@foyer/extract/money/sums/money'
import { bareAmount, tellsPrice } from '@foyer/extract/money/sums/tells-price'
import type { AssistantRow } from '../../people/assistants/assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { factKey, isKnownByValue } from './fact-key.ts'
import { isConfirmable, statementOf } from './fact-to-wire.ts'
import { deleteFact, type FactRow, updateFact } from './facts-store.ts'
import { listFactsOfKinds } from './list-facts.ts'
import { withPast } from './past-values.ts'

export const withoutEmpty = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]),
  ) as Values

/** Parses '95p', '80 Cent' or '¥50'; no amount if there are several. */
export function amountIn({ kind, value }: Pick<NewFact, 'kind' | 'value'>, language: string) {
  const sums = kind === 'price' ? findSums(value, language) : []
  const [sum] = sums
  const bare = kind === 'price' && !sum ? bareAmount(value) : null
  return {
    amount: sum && sums.length === 1 ? sum.amount : bare,
    ...(sum?.currency && { currency: sum.currency }),
  }
}

const earlierStatementOf = (row: FactRow) => ({
  key: factKey(row),
  value: row.value,
  before: statementOf(row),
})

export function statedBefore(row: FactRow, value: string) {
  if (row.origin !== 'owner') return row.stated ?? earlierStatementOf(row)
  if (row.value === value) return row.stated
  const { past = [], ...stated } = row.stated ?? { key: factKey(row), value: row.value, before: null }
  return { ...stated, past: withPast(past, row.value) }
}

/** Sections of a price list may reuse a label. */
export async function findSameFact(
  tx: Queryable,
  assistantId: string,
  fact: Parameters<typeof factKey>[0],
): Promise<FactRow | null> {
  const key = factKey(fact)
  const rows = await listFactsOfKinds(tx, assistantId, [fact.kind])
  const same = rows.filter(
    (row) => factKey(row) === key && !(row.part && fact.part && row.part !== fact.part),
  )
  return same.find(({ dropped }) => !dropped) ?? same[0] ?? null
}

export const alreadyStated = ({ label, value }: Pick<FactRow, 'label' | 'value'>) =>
  new Failure('conflict', `“${label}: ${value}” already says this. Correct that one instead.`, {
    field: 'label',
  })

/** Accepts the site's own value, so that the owner can change the rest. */
export function refuseInvalid(fact: OwnersFact, language: string, siteValue?: string) {
  const withoutDay = problemOfDay(fact)
  if (withoutDay) throw new Failure('invalid_input', withoutDay, { field: 'label' })
  const ofValue = fact.value === siteValue ? null : (problemOfFact(fact) ?? problemOfPrice(fact, language))
  const problem = ofValue ?? problemOfTimes(fact, language) ?? problemOfAmount(fact, language)
  if (problem) throw new Failure('invalid_input', problem, { field: 'value' })
}

type OwnersFact = Pick<NewFact, 'kind' | 'label' | 'value' | 'amount' | 'currency'>

const problemOfDay = ({ kind, label, value }: OwnersFact): string | null =>
  kind === 'hours' && !namesDay(`${label} ${value}`)
    ? 'Opening hours need their day, such as Monday, Mon–Fri or 24 December.'
    : null

function problemOfTimes({ kind, label, value }: OwnersFact, language: string): string | null {
  if (kind !== 'hours') return null
  if (!namesDay(label))
    return tellsWeek(value, language)
      ? null
      : 'Opening hours need days with their times, such as Mon–Fri 9:00–17:00, Sat closed.'
  return tellsTimes(value) ? null : 'Opening hours need their times, such as 9:00–17:00, or closed.'
}

const problemOfPrice = ({ kind, value }: OwnersFact, language: string): string | null =>
  kind === 'price' && !tellsPrice(value, language)
    ? 'A price needs its amount in figures, such as £25, 25,50 € or £20–30, or say free.'
    : null

const sharedSign = /[$£¥]|kr/iu

function problemOfAmount({ kind, value, amount, currency }: OwnersFact, language: string): string | null {
  const sums = kind === 'price' ? findSums(value, language) : []
  const bare = kind === 'price' && sums.length === 0 ? bareAmount(value) : null
  const amounts = bare === null ? sums.flatMap(({ amount: low, high }) => [low, high]) : [bare]
  if (amounts.length > 0 && typeof amount === 'number' && !amounts.includes(amount))
    return `The amount says ${amount}, the price “${value}”. They must agree.`
  const named = sums.map((sum) => sum.currency).filter(Boolean)
  if (currency && named.length > 0 && !named.includes(currency) && !sharedSign.test(value))
    return `The currency says ${currency}, the price “${value}”. They must agree.`
  return null
}

/** An empty change confirms the fact. */
export async function correct(
  tx: Queryable,
  { id: assistantId, language }: AssistantRow,
  row: FactRow,
  change: FactChange,
) {
  const isReworded = change.value !== undefined && change.value !== row.value
  const changed = {
    ...row,
    // An amount read from the old text would contradict the new one.
    ...(isReworded && amountIn({ kind: row.kind, value: change.value! }, language)),
    ...withoutEmpty(change),
  }
  const isOther = (['label', 'value', 'amount', 'currency'] as const).some(
    (name) => changed[name] !== row[name],
  )
  if (isOther) refuseInvalid(changed, language, row.value)
  else if (!isConfirmable(row))
    throw new Failure(
      'invalid_input',
      'These words don’t say on which days you are open, and when. Say it, such as Mon–Fri 9:00–17:00, or drop them.',
      { field: 'value' },
    )
  if (factKey(changed) !== factKey(row)) {
    const same = await findSameFact(tx, assistantId, changed)
    if (same && same.id !== row.id && !same.dropped) throw alreadyStated(same)
  }
  const saved = await updateFact(tx, assistantId, row.id, {
    ...(isReworded && amountIn(changed, language)),
    ...withoutEmpty(change),
    origin: 'owner',
    sure: true,
    otherValue: null,
    stated: row.origin === 'owner' ? statedBefore(row, changed.value) : earlierStatementOf(row),
    confirmed: isConfirmation(row, changed),
  })
  return saved!
}

const stating = ['label', 'value', 'part', 'condition', 'unit', 'amount', 'currency', 'validity'] as const

/** A value that the owner wrote is never a confirmation. */
function isConfirmation(row: FactRow, said: FactRow): boolean {
  const isOther = stating.some((name) => said[name] !== row[name])
  if (row.origin === 'owner' && !isOther && !row.confirmed) return false
  const before = row.origin === 'owner' ? row.stated?.before : row
  return Boolean(before) && stating.every((name) => said[name] === before![name])
}

/** Kept as dropped, so that the next scan leaves it out. */
export async function drop(tx: Queryable, assistantId: string, row: FactRow) {
  const stated = row.origin === 'owner' ? row.stated : earlierStatementOf(row)
  // A number may also be on pages. Other kinds fall back to the site's value.
  if (stated || isKnownByValue(row.kind)) await updateFact(tx, assistantId, row.id, { dropped: true, stated })
  else await deleteFact(tx, assistantId, row.id)
}

export async function restore(tx: Queryable, assistantId: string, row: FactRow) {
  const taken = { dropped: false, ...(row.origin !== 'owner' && { stated: null }) }
  if (row.dropped) return updateFact(tx, assistantId, row.id, taken)
  const before = row.origin === 'owner' ? row.stated?.before : statementOf(row)
  if (!before)
    throw new Failure('conflict', `Your website says nothing of “${row.label}”, so your word stays.`)
  return updateFact(tx, assistantId, row.id, { ...before, stated: null, confirmed: false })
}
