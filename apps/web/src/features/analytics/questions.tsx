import type { Analytics } from '@foyer/contract/analytics'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

const shown = new Intl.NumberFormat('en')
const times = (count: number) => (count === 1 ? 'once' : `${shown.format(count)} times`)

export function TopQuestions({ groups }: { groups: Analytics['topQuestions'] }) {
  return (
    <section>
      <h2 className="mb-4 text-sm font-semibold">Top questions</h2>
      {groups.length === 0 && <p className="text-sm text-muted">Nobody has asked anything yet.</p>}
      <ol className="flex flex-col gap-3">
        {groups.map(({ question, count }) => (
          <li key={question} className="flex items-baseline justify-between gap-4 text-sm">
            <span dir="auto" className="line-clamp-3 min-w-0 text-left [overflow-wrap:anywhere]">
              {question}
            </span>
            <span className="figures shrink-0 text-xs text-muted">{times(count)}</span>
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

/** What visitors wanted to know and the website does not tell: the owner's list of things to say. */
export function Unanswered({ groups, onTeach }: UnansweredProps) {
  return (
    <section>
      <h2 className="mb-4 text-sm font-semibold">Unanswered questions</h2>
      {groups.length === 0 && <p className="text-sm text-muted">Every question so far found its answer.</p>}
      <ol className="flex flex-col gap-4">
        {groups.map((group) => (
          <li
            key={group.question}
            className="flex flex-col items-start gap-2 sm:flex-row sm:justify-between sm:gap-4"
          >
            <div className="min-w-0">
              <p dir="auto" className="line-clamp-3 text-left text-sm [overflow-wrap:anywhere]">
                {group.question}
              </p>
              <p className="figures line-clamp-2 text-xs [overflow-wrap:anywhere] text-muted">
                Asked {times(group.count)}
                {group.examples.length > 1 &&
                  `, also as “${group.examples.find((each) => each !== group.question)}”`}
              </p>
            </div>
            {group.taught ? (
              <Badge tone="good">Taught</Badge>
            ) : (
              <Button size="sm" variant="secondary" disabled={!onTeach} onClick={() => onTeach?.(group)}>
                Teach an answer
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
