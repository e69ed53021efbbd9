import { Button } from './button.tsx'
import { formatCount } from './format.ts'

/** The next part of a list that grows, and how much of it is shown. */
export function LoadMore({
  shown,
  noun,
  found,
  hasMore,
  busy,
  failed = false,
  onLoad,
}: {
  shown: number
  noun: string
  /** How many of them are left by a search in what is loaded. */
  found?: number | undefined
  hasMore: boolean
  busy?: boolean
  /** The next part was asked for and did not come. */
  failed?: boolean
  onLoad: () => void
}) {
  const all = formatCount(shown)
  const told =
    found !== undefined
      ? `${formatCount(found)} of ${hasMore ? 'the first ' : ''}${all} ${noun}`
      : hasMore
        ? `The first ${all} ${noun}`
        : shown > 1 && `All ${all} ${noun}`
  return (
    <div className="flex items-center justify-between gap-4 pt-4 text-xs text-muted">
      <p role="status" className="figures">
        <span>{told}</span>
        {failed && !busy && <span className="text-bad">. More could not be loaded.</span>}
      </p>
      {hasMore && (
        <Button variant="secondary" size="sm" busy={busy} onClick={onLoad}>
          {busy ? 'Loading...' : failed ? 'Try again' : 'Load more'}
        </Button>
      )}
    </div>
  )
}
