import { formatCount } from '../../ui/format.ts'
import { Progress } from '../../ui/layout/progress.tsx'

type ShareRow = { label: string; value: number; note?: string }

export function Shares({ title, rows, empty }: { title: string; rows: ShareRow[]; empty: string }) {
  const total = rows.reduce((sum, { value }) => sum + value, 0)
  return (
    <section>
      <h2 className="mb-4 text-sm font-semibold">{title}</h2>
      {total === 0 && <p className="text-sm text-muted">{empty}</p>}
      {total > 0 && (
        <ul className="flex flex-col gap-4">
          {rows.map(({ label, value, note }) => (
            <li key={label} className="flex flex-col gap-1.5">
              <div className="flex items-baseline justify-between gap-3 text-sm">
                <span>
                  <span>{label} </span>
                  {note && <span className="text-xs text-muted">{note}</span>}
                </span>
                <span className="figures shrink-0 text-muted">
                  {formatCount(value)} · {Math.round((value / total) * 100)}%
                </span>
              </div>
              <Progress label={label} value={value} max={total} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Counts answers of the built-in answerer as answers. */
export function Outcomes({
  answered,
  unsure,
  refused,
  fellBack,
}: {
  answered: number
  unsure: number
  refused: number
  fellBack: number
}) {
  return (
    <>
      <Shares
        title="Answer quality"
        empty="No questions yet."
        rows={[
          { label: 'Answered', value: answered },
          { label: 'Not sure', note: 'quoted your website', value: unsure },
          { label: 'Not on your site', value: refused },
        ]}
      />
      {fellBack > 0 && (
        <p className="figures mt-4 text-xs text-muted">
          {formatCount(fellBack)} answered by the built-in answerer because the model failed.
        </p>
      )}
    </>
  )
}
