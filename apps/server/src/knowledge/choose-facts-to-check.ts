import type { FactCheck } from '@foyer/contract/facts'
import { findOwnedAssistant } from '../assistants/find-assistant.ts'
import type { Services } from '../services.ts'
import { toWire } from './fact-on-wire.ts'
import { countAnswered, type FactRow, listQuestions, listUnanswered } from './facts-store.ts'

/** How many of a kind are looked at in twenty seconds; a week of hours is one look. */
const looks = { name: 1, phone: 1, email: 1, address: 1, hours: 7, price: 5 } as const
type Looked = keyof typeof looks
const kinds = Object.keys(looks) as Looked[]
const week = looks.hours

const mostQuestions = 60
const questionsAtOnce = 8

/** The few that matter most and that the owner has not answered for: what is doubtful comes as a question, first. */
export async function chooseFactsToCheck(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  id: string,
): Promise<FactCheck> {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  const [asked, unanswered, answered] = await Promise.all([
    listQuestions(db, assistantId, mostQuestions),
    listUnanswered(db, assistantId, kinds, week),
    countAnswered(db, assistantId),
  ])
  const questions = answered.reduce((sum, { questions: open }) => sum + open, 0)
  const leftOf = (kind: Looked) => {
    const { stated = 0, dropped = 0 } = answered.find((each) => each.kind === kind) ?? {}
    // What is left of the week is looked at again. Where the only phone was dropped, the next one is what counts.
    if (kind === 'hours') return week
    return looks[kind] - stated - (kind === 'price' ? dropped : 0)
  }
  const doubtful = firstLooks(asked)
  const sure = kinds.flatMap((kind) => {
    const doubts = kind === 'hours' ? 0 : doubtful.filter((row) => row.kind === kind).length
    return unanswered.filter((row) => row.kind === kind).slice(0, Math.max(0, leftOf(kind) - doubts))
  })
  return { facts: byLook([...doubtful, ...sure]).map(toWire), questions }
}

/** The days of one part's week are looked at together, whichever of them are doubtful; everything else by itself. */
const lookOf = ({ kind, part, condition, id }: FactRow) =>
  kind === 'hours' ? `hours ${part ?? ''} ${condition ?? ''}` : id

/** So many questions at once as nobody tires of. */
function firstLooks(rows: readonly FactRow[]): FactRow[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const look = lookOf(row)
    if (!seen.has(look) && seen.size >= questionsAtOnce) return false
    seen.add(look)
    return true
  })
}

/** What is looked at together stands together, where its first comes, in the order of the week. */
const byLook = (rows: readonly FactRow[]) =>
  [...Map.groupBy(rows, lookOf).values()].flatMap((group) =>
    group.toSorted((one, other) => one.position - other.position),
  )
