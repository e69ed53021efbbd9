import type { KnownFact } from '@foyer/contract/facts'
import { type CheckItem, weekLines } from './check-items.ts'
import { detailsOf, isWithoutDays } from './fact-labels.ts'
import type { Answer } from './use-check.ts'

const doubtOf = ({ siteValue, otherValue }: KnownFact) =>
  siteValue ? `your website says ${siteValue}` : otherValue ? `another page says ${otherValue}` : 'unclear'

export function UnderstoodValue({ item, answer }: { item: CheckItem; answer: Answer | undefined }) {
  const { facts } = item
  const [first] = facts
  if (!first) return null
  const shownOf = ({ id, value }: KnownFact) =>
    answer?.kind === 'corrected' ? (answer.values[id] ?? value) : value
  if (first.kind === 'hours' && !isWithoutDays(first))
    return (
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {weekLines(facts, shownOf).map(({ days, value, facts: [fact] }) => (
          <div key={days} className="contents">
            <dt className="text-muted">{days}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2 font-medium">
              <bdi>{value}</bdi>
              {fact && !fact.sure && !answer && <span className="text-xs text-warn">{doubtOf(fact)}</span>}
            </dd>
          </div>
        ))}
      </dl>
    )
  const details = detailsOf(first)
  const value = answer?.kind === 'taken over' ? (first.siteValue ?? first.value) : shownOf(first)
  return (
    <p
      dir="auto"
      className="flex flex-wrap items-baseline gap-x-2 text-left text-sm font-medium wrap-anywhere"
    >
      <span>
        <span>{value}</span>
        {details.length > 0 && <span className="font-normal text-muted"> · {details.join(', ')}</span>}
      </span>
      {first.otherValue && !first.sure && !answer && (
        <span className="text-xs text-warn">{doubtOf(first)}</span>
      )}
    </p>
  )
}
