import { languages } from '@foyer/contract/assistants'
import type { KnownFact } from '@foyer/contract/facts'
import { reviewGroupOf } from '@foyer/contract/review-group'

/** One fact, or the days of one week, answered together. */
export type CheckItem = {
  key: string
  facts: readonly KnownFact[]
  /** `contradicted` if the website no longer agrees with the owner. */
  asks: 'question' | 'contradicted' | 'confirmation'
  /** False for values that can’t be right, such as half a sentence about opening hours. */
  confirmable: boolean
}

function asksOf(facts: readonly KnownFact[]): CheckItem['asks'] {
  const doubtful = facts.filter(({ sure }) => !sure)
  if (doubtful.length === 0) return 'confirmation'
  return doubtful.every(isContradicted) ? 'contradicted' : 'question'
}

/** An owner’s fact that the website disagrees with. */
export const isContradicted = ({ sure, origin, siteValue }: KnownFact) =>
  !sure && origin === 'owner' && Boolean(siteValue)

export const checkItemsOf = (facts: readonly KnownFact[]): CheckItem[] =>
  [...Map.groupBy(facts, reviewGroupOf)].map(([key, together]) => ({
    key,
    facts: together,
    asks: asksOf(together),
    confirmable: together.every(({ confirmable }) => confirmable),
  }))

/** The day without part and season, which are in the heading. */
export const dayOf = ({ label, part, condition }: KnownFact) =>
  label
    .replace(part ? ` – ${part}` : '', '')
    .replace(condition ? ` (${condition})` : '', '')
    .trim()

const weekdays = new Map(
  [...languages, 'nl'].flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, day): [string, number] => [
      format(Date.UTC(2026, 0, 5 + day)).toLowerCase(),
      day,
    ])
  }),
)
/** Dates and holidays never follow a weekday. */
function isNextDay(before: KnownFact, fact: KnownFact) {
  const [one, next] = [before, fact].map((each) => weekdays.get(dayOf(each).toLowerCase()))
  return one !== undefined && next === one + 1
}

export type Line = { days: string; value: string; facts: readonly KnownFact[] }

/** Merges consecutive days with the same hours. */
export function weekLines(facts: readonly KnownFact[], shownOf: (fact: KnownFact) => string): Line[] {
  const lines: { facts: KnownFact[]; value: string }[] = []
  for (const fact of facts) {
    const last = lines.at(-1)
    const value = shownOf(fact)
    const before = last?.facts.at(-1)
    const isAlike =
      last?.value === value && before?.sure === fact.sure && before.otherValue === fact.otherValue
    if (isAlike && isNextDay(before, fact)) last.facts.push(fact)
    else lines.push({ facts: [fact], value })
  }
  return lines.map(({ facts: alike, value }) => {
    const [first, last] = [alike[0]!, alike.at(-1)!]
    return { days: first === last ? dayOf(first) : `${dayOf(first)} – ${dayOf(last)}`, value, facts: alike }
  })
}
