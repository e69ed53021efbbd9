import type { FactCheck } from '@foyer/contract/facts'
import { reviewGroupOf } from '@foyer/contract/review-group'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Services } from '../../services.ts'
import { currentHours, generalFirst, mainPricesFirst, type OfferedFact } from './fact-priority.ts'
import { toWire } from './fact-to-wire.ts'
import { type FactRow, listOffered, listQuestionLooks, listQuestions } from './facts-store.ts'
import { listFactsOfKinds } from './list-facts.ts'

/** What an owner can check in twenty seconds; a week of hours counts once. */
const looks = { name: 1, phone: 1, email: 1, address: 1, hours: 7, price: 5 } as const
type CheckedKind = keyof typeof looks
const kinds = Object.keys(looks) as CheckedKind[]

const mostQuestions = 60
const questionsAtOnce = 8

export async function chooseFactsToCheck(
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  id: string,
): Promise<FactCheck> {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  const [asked, open, known, offered] = await Promise.all([
    listQuestions(db, assistantId, mostQuestions),
    listQuestionLooks(db, assistantId),
    listFactsOfKinds(db, assistantId, kinds),
    listOffered(db, assistantId),
  ])
  const doubtful = limitQuestions(asked)
  const sure = kinds.flatMap((kind) => {
    const ofKind = known.filter((row) => row.kind === kind && !isFax(row))
    const shown = ofKind.filter(({ dropped }) => !dropped)
    const stated = shown.filter(({ origin }) => origin === 'owner').length
    const doubts = doubtful.filter((row) => row.kind === kind).length
    // The rest of a week is shown again, and so is the next number after a dropped one.
    const answered = kind === 'hours' ? 0 : stated + doubts
    const dropped = kind === 'price' ? ofKind.length - shown.length : 0
    return inOrder(kind, shown, { today: now(), offered })
      .filter((row) => row.sure && row.origin !== 'owner')
      .slice(0, Math.max(0, looks[kind] - answered - dropped))
  })
  return {
    facts: groupByLook([...doubtful, ...sure]).map(toWire),
    questions: new Set(open.map(reviewGroupOf)).size,
  }
}

const isFax = ({ kind, label }: FactRow) => kind === 'phone' && /^(?:tele)?fax/i.test(label)

function inOrder(
  kind: CheckedKind,
  rows: readonly FactRow[],
  { today, offered }: { today: Date; offered: readonly OfferedFact[] },
): readonly FactRow[] {
  if (kind === 'hours') return currentHours(rows, today)
  if (kind === 'email') return generalFirst(rows)
  return kind === 'price' ? mainPricesFirst(rows, offered) : rows
}

function limitQuestions(rows: readonly FactRow[]): FactRow[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const look = reviewGroupOf(row)
    if (!seen.has(look) && seen.size >= questionsAtOnce) return false
    seen.add(look)
    return true
  })
}

const groupByLook = (rows: readonly FactRow[]) =>
  [...Map.groupBy(rows, reviewGroupOf).values()].flatMap((group) =>
    group.toSorted((one, other) => one.position - other.position),
  )
