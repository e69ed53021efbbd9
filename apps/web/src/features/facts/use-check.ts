import type { FactAnswers, FactCheck } from '@foyer/contract/facts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../lib/http.ts'
import { showFailure } from '../../lib/say-failure.ts'
import { type CheckItem, checkItemsOf, isContradicted } from './check-items.ts'
import { checkQuery } from './check-query.ts'
import { answerForFacts, readAgain } from './facts-queries.ts'

export type Answer =
  | { kind: 'confirmed' }
  | { kind: 'corrected'; values: Readonly<Record<string, string>> }
  | { kind: 'dropped' }
  /** The website is right, not the owner's earlier word. */
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
    // The days of a week that were left as they are were looked at as well.
    confirm: facts.filter((fact) => !corrected.includes(fact)).map(({ id }) => id),
  }
}

/** Leads back to what stood there: to the site's statement, or to the owner's own word that a rescan had contradicted. */
function takenBack({ facts }: CheckItem, answer: Answer | undefined): Partial<FactAnswers> {
  const [owners, sites] = [
    facts.filter(({ origin }) => origin === 'owner'),
    facts.filter(({ origin }) => origin !== 'owner'),
  ]
  // A dropped fact comes back as it was, whoever stated it.
  if (answer?.kind === 'dropped') return { restore: facts.map(({ id }) => id) }
  return {
    restore: sites.map(({ id }) => id),
    correct: owners.map(({ id, value }) => ({ id, value })),
  }
}

/** What the server will not keep, and of which fact. */
export type Refusal = { factId: string; message: string }

/** The fact that was refused of those sent; null where it is none of them. */
function refusalIn(sent: Partial<FactAnswers>, error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null
  const [, list, nth] = /^(confirm|correct)\.(\d+)/.exec(error.body.field ?? '') ?? []
  const factId = list === 'confirm' ? sent.confirm?.[Number(nth)] : sent.correct?.[Number(nth)]?.id
  return list && factId ? { factId, message: error.message } : null
}

/** What is asked, and what was said of each: they stay where they are while they are answered. */
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

  /** An answer shows at once and is taken back where it could not be kept: whoever gives ten does not wait for each. */
  async function send(
    keys: readonly string[],
    { shown, before }: { shown: Answer | null; before: Answer | null },
    sent: Partial<FactAnswers>,
  ) {
    put(keys, shown)
    try {
      await keep(sent)
    } catch (error) {
      put(keys, before)
      fail(error)
    }
  }

  async function keep(sent: Partial<FactAnswers>) {
    // One after the other: what was dropped has to be back before it can be confirmed.
    const kept = lastSent.current.catch(() => {}).then(() => answerForFacts(assistantId, sent))
    lastSent.current = kept
    const next = await kept
    setLeft(next)
    queries.setQueryData(checkQuery(assistantId).queryKey, next)
  }

  function fail(error: unknown) {
    showFailure('Your answer could not be kept')(error)
    if (error instanceof ApiError && error.status === 404) onOutdated()
  }

  /** Waits, because only the server reads prices and hours: what it refuses is said where it was typed. */
  async function correct(item: CheckItem, values: Readonly<Record<string, string>>) {
    const answer: Answer = { kind: 'corrected', values }
    const sent = sentFor(item, answer)
    try {
      await keep(sent)
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
    /** What can be looked at next, when these are answered. */
    more: items.every(({ key }) => answers.has(key)) ? left.facts.length : 0,
    questions: left.questions,
    /** How many questions there were when these were shown. */
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
        takenBack(item, answers.get(item.key)),
      ),
    goOn() {
      setItems(checkItemsOf(left.facts))
      setTotal(left.questions)
      setAnswers(new Map())
    },
    /** What was said here shows everywhere else. */
    finish: () => (answers.size > 0 ? readAgain(queries, assistantId) : Promise.resolve()),
  }
}
