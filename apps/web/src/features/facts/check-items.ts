import { languages } from '@foyer/contract/assistants'
import type { KnownFact } from '@foyer/contract/facts'
import { reviewGroupOf } from '@foyer/contract/review-group'

/** What is answered at once: one fact, or the days of one week. */
export type CheckItem = {
  key: string
  facts: readonly KnownFact[]
  /** `contradicted` where the website no longer says what the owner said. */
  asks: 'question' | 'contradicted' | 'confirmation'
  /** Whether it can be right as it stands; half a sentence about opening can't. */
  confirmable: boolean
}

function asksOf(facts: readonly KnownFact[]): CheckItem['asks'] {
  const doubtful = facts.filter(({ sure }) => !sure)
  if (doubtful.length === 0) return 'confirmation'
  return doubtful.every(isContradicted) ? 'contradicted' : 'question'
}

/** The owner's word, and what the website says instead. */
export const isContradicted = ({ sure, origin, siteValue }: KnownFact) =>
  !sure && origin === 'owner' && Boolean(siteValue)

export const checkItemsOf = (facts: readonly KnownFact[]): CheckItem[] =>
  [...Map.groupBy(facts, reviewGroupOf)].map(([key, together]) => ({
    key,
    facts: together,
    asks: asksOf(together),
    confirmable: together.every(({ confirmable }) => confirmable),
  }))

/** The day alone: part and season stand above the week. */
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
/** '24 December' and 'Christmas Day' follow no Sunday, and Friday does not follow Tuesday. */
function isNextDay(before: KnownFact, fact: KnownFact) {
  const [one, next] = [before, fact].map((each) => weekdays.get(dayOf(each).toLowerCase()))
  return one !== undefined && next === one + 1
}

export type Line = { days: string; value: string; facts: readonly KnownFact[] }

/** Days that follow each other with the same hours are read as one line. */
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
