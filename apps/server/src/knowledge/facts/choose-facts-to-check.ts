import { lookOf } from '@foyer/contract/fact-looks'
import type { FactCheck } from '@foyer/contract/facts'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Services } from '../../services.ts'
import { generalFirst, hoursThatHold, mainPricesFirst, type OfferedFact } from './fact-priority.ts'
import { toWire } from './fact-to-wire.ts'
import { type FactRow, listOffered, listQuestionLooks, listQuestions } from './facts-store.ts'
import { listFactsOfKinds } from './list-facts.ts'

/** How many facts of a kind an owner can check in twenty seconds. A week of hours counts once. */
const looks = { name: 1, phone: 1, email: 1, address: 1, hours: 7, price: 5 } as const
type CheckedKind = keyof typeof looks
const kinds = Object.keys(looks) as CheckedKind[]

const mostQuestions = 60
const questionsAtOnce = 8

/** The most important facts that the owner has not confirmed or corrected, doubtful ones first. */
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
  const doubtful = firstLooks(asked)
  const sure = kinds.flatMap((kind) => {
    const ofKind = known.filter((row) => row.kind === kind && !isFax(row))
    const shown = ofKind.filter(({ dropped }) => !dropped)
    const stated = shown.filter(({ origin }) => origin === 'owner').length
    const doubts = doubtful.filter((row) => row.kind === kind).length
    // The rest of a week is shown again. If the only phone number was dropped, the next one is shown.
    const answered = kind === 'hours' ? 0 : stated + doubts
    const dropped = kind === 'price' ? ofKind.length - shown.length : 0
    return inOrder(kind, shown, { today: now(), offered })
      .filter((row) => row.sure && row.origin !== 'owner')
      .slice(0, Math.max(0, looks[kind] - answered - dropped))
  })
  return {
    facts: byLook([...doubtful, ...sure]).map(toWire),
    questions: new Set(open.map(lookOf)).size,
  }
}

const isFax = ({ kind, label }: FactRow) => kind === 'phone' && /^(?:tele)?fax/i.test(label)

function inOrder(
  kind: CheckedKind,
  rows: readonly FactRow[],
  { today, offered }: { today: Date; offered: readonly OfferedFact[] },
): readonly FactRow[] {
  if (kind === 'hours') return hoursThatHold(rows, today)
  if (kind === 'email') return generalFirst(rows)
  return kind === 'price' ? mainPricesFirst(rows, offered) : rows
}

/** Limits the questions shown at once. */
function firstLooks(rows: readonly FactRow[]): FactRow[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const look = lookOf(row)
    if (!seen.has(look) && seen.size >= questionsAtOnce) return false
    seen.add(look)
    return true
  })
}

/** Facts that are checked together are grouped where the first of them is, in the order of the week. */
const byLook = (rows: readonly FactRow[]) =>
  [...Map.groupBy(rows, lookOf).values()].flatMap((group) =>
    group.toSorted((one, other) => one.position - other.position),
  )
