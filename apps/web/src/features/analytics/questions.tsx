import type { Analytics } from '@foyer/contract/analytics'
import { useState } from 'react'
import { ConfidenceBadge } from '../../shared/answers/confidence-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { formatCount } from '../../ui/format.ts'

const times = (count: number) => (count === 1 ? 'once' : `${formatCount(count)} times`)
const atFirst = 10

type Group = Analytics['topQuestions'][number]

function AskedQuestion({ question, count, examples, unsure = 0 }: Group & { unsure?: number }) {
  const other = examples.find((each) => each !== question)
  return (
    <div className="min-w-0">
      <p dir="auto" className="line-clamp-3 text-left text-sm [overflow-wrap:anywhere]">
        {question}
      </p>
      <p className="figures line-clamp-2 text-xs [overflow-wrap:anywhere] text-muted">
        <span>Asked {times(count)}</span>
        {unsure > 0 && unsure < count && <span>, not sure {times(unsure)}</span>}
        {other !== undefined && <span>, also as “{other}”</span>}
      </p>
    </div>
  )
}

export function TopQuestions({ groups }: { groups: Analytics['topQuestions'] }) {
  return (
    <section>
      <h2 className="mb-4 text-sm font-semibold">Top questions</h2>
      {groups.length === 0 && <p className="text-sm text-muted">No questions yet.</p>}
      <ol className="flex flex-col gap-3">
        {groups.map((group) => (
          <li key={group.question}>
            <AskedQuestion {...group} />
          </li>
        ))}
      </ol>
    </section>
  )
}

export type UnansweredProps = {
  groups: Analytics['unanswered']
  onTeach: ((group: Analytics['unanswered'][number]) => void) | null
}

export function Unanswered({ groups, onTeach }: UnansweredProps) {
  const [all, setAll] = useState(false)
  const more = groups.length - atFirst
  return (
    <section>
      <h2 className="mb-4 text-sm font-semibold">Unanswered questions</h2>
      {groups.length === 0 && <p className="text-sm text-muted">Every question has been answered so far.</p>}
      <ol className="flex flex-col gap-4">
        {groups.slice(0, all ? undefined : atFirst).map((group) => (
          <li
            key={group.question}
            className="flex flex-col items-start gap-2 sm:flex-row sm:justify-between sm:gap-4"
          >
            <AskedQuestion {...group} />
            {group.taught ? (
              <Badge tone="good">Taught</Badge>
            ) : (
              <span className="flex shrink-0 items-center gap-2">
                <ConfidenceBadge said={group.unsure === group.count ? 'doubtful' : 'none'} />
                <Button size="sm" variant="secondary" disabled={!onTeach} onClick={() => onTeach?.(group)}>
                  Teach an answer
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {more > 0 && !all && (
        <Button variant="secondary" size="sm" className="mt-4" onClick={() => setAll(true)}>
          Show {formatCount(more)} more
        </Button>
      )}
    </section>
  )
}
