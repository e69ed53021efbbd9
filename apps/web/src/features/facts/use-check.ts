import type { FactAnswers, FactCheck } from '@foyer/contract/facts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../lib/http/http.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { type CheckItem, checkItemsOf, isContradicted } from './check-items.ts'
import { checkQuery } from './check-query.ts'
import { refetchFacts, sendFactAnswers } from './facts-queries.ts'

export type Answer =
  | { kind: 'confirmed' }
  | { kind: 'corrected'; values: Readonly<Record<string, string>> }
  | { kind: 'dropped' }
  /** The website is right rather than the owner’s earlier value. */
  | { kind: 'taken over' }

function sentFor({ facts }: CheckItem, answer: Answer): Partial<FactAnswers> {
  const ids = facts.map(({ id }) => id)
  if (answer.kind === 'confirmed') return { confirm: ids }
  if (answer.kind === 'dropped') return { drop: ids }
  if (answer.kind === 'taken over') {
    const [theirs, ours] = [facts.filter(isContradicted), facts.filter((fact) => !isContradicted(fact))]
    return { restore: theirs.map(({ id }) => id), confirm: ours.map(({ id }) => id) }
  }
  const corrected = facts.filter(({ id, value }) => (answer.values[id] ?? value).trim() !== value)
  return {
    correct: corrected.map(({ id }) => ({ id, value: answer.values[id]! })),
    // Unchanged days of a corrected week count as confirmed.
    confirm: facts.filter((fact) => !corrected.includes(fact)).map(({ id }) => id),
  }
}

/** Reverts an answer: to the website’s value, or to the owner’s earlier one. */
function reverted({ facts }: CheckItem, answer: Answer | undefined): Partial<FactAnswers> {
  const [owners, sites] = [
    facts.filter(({ origin }) => origin === 'owner'),
    facts.filter(({ origin }) => origin !== 'owner'),
  ]
  // A removed fact is restored as it was.
  if (answer?.kind === 'dropped') return { restore: facts.map(({ id }) => id) }
  return {
    restore: sites.map(({ id }) => id),
    correct: owners.map(({ id, value }) => ({ id, value })),
  }
}

export type Refusal = { factId: string; message: string }

function refusalIn(sent: Partial<FactAnswers>, error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null
  const [, list, nth] = /^(confirm|correct)\.(\d+)/.exec(error.body.field ?? '') ?? []
  const factId = list === 'confirm' ? sent.confirm?.[Number(nth)] : sent.correct?.[Number(nth)]?.id
  return list && factId ? { factId, message: error.message } : null
}

/** State of the review; items keep their order while they are answered. */
export function useCheck(assistantId: string, check: FactCheck, onOutdated: () => void) {
  const queries = useQueryClient()
  const [items, setItems] = useState(() => checkItemsOf(check.facts))
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const [left, setLeft] = useState(check)
  const [total, setTotal] = useState(check.questions)
  const lastSent = useRef<Promise<unknown>>(Promise.resolve())

  const put = (keys: readonly string[], answer: Answer | null) =>
    setAnswers((now) => {
      const next = new Map(now)
      for (const key of keys) {
        if (answer) next.set(key, answer)
        else next.delete(key)
      }
      return next
    })

  /** Optimistic, so that owners can answer quickly; reverted on failure. */
  async function send(
    keys: readonly string[],
    { shown, before }: { shown: Answer | null; before: Answer | null },
    sent: Partial<FactAnswers>,
  ) {
    put(keys, shown)
    try {
      await save(sent)
    } catch (error) {
      put(keys, before)
      fail(error)
    }
  }

  async function save(sent: Partial<FactAnswers>) {
    // Sequential, because a removed fact must be restored before it can be confirmed.
    const kept = lastSent.current.catch(() => {}).then(() => sendFactAnswers(assistantId, sent))
    lastSent.current = kept
    const next = await kept
    setLeft(next)
    queries.setQueryData(checkQuery(assistantId).queryKey, next)
  }

  function fail(error: unknown) {
    showFailure('Couldn’t save your answer')(error)
    if (error instanceof ApiError && error.status === 404) onOutdated()
  }

  /** Waits for the server, because only it parses prices and hours. */
  async function correct(item: CheckItem, values: Readonly<Record<string, string>>) {
    const answer: Answer = { kind: 'corrected', values }
    const sent = sentFor(item, answer)
    try {
      await save(sent)
      put([item.key], answer)
      return { kept: true, refusal: null }
    } catch (error) {
      const refusal = refusalIn(sent, error)
      if (!refusal) fail(error)
      return { kept: false, refusal }
    }
  }

  return {
    items,
    answers,
    /** The next facts once these are answered. */
    more: items.every(({ key }) => answers.has(key)) ? left.facts.length : 0,
    questions: left.questions,
    /** Number of questions at the start of this page. */
    total,
    correct,
    answer: (item: CheckItem, answer: Answer) =>
      send([item.key], { shown: answer, before: null }, sentFor(item, answer)),
    confirm: (several: readonly CheckItem[]) =>
      send(
        several.map(({ key }) => key),
        { shown: { kind: 'confirmed' }, before: null },
        { confirm: several.flatMap(({ facts }) => facts.map(({ id }) => id)) },
      ),
    undo: (item: CheckItem) =>
      send(
        [item.key],
        { shown: null, before: answers.get(item.key) ?? null },
        reverted(item, answers.get(item.key)),
      ),
    showNext() {
      setItems(checkItemsOf(left.facts))
      setTotal(left.questions)
      setAnswers(new Map())
    },
    finish: () => (answers.size > 0 ? refetchFacts(queries, assistantId) : Promise.resolve()),
  }
}
