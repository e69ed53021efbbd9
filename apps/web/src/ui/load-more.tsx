import { Button } from './button.tsx'

/** The next part of a list that grows, and how much of it is shown. */
export function LoadMore({
  shown,
  noun,
  found,
  hasMore,
  busy,
  onLoad,
}: {
  shown: number
  noun: string
  /** How many of them are left by a search in what is loaded. */
  found?: number | undefined
  hasMore: boolean
  busy?: boolean
  onLoad: () => void
}) {
  return (
    <div className="flex items-center justify-between gap-4 pt-4 text-xs text-muted">
      <p role="status" className="figures">
        {found !== undefined
          ? `${found} of ${hasMore ? 'the first ' : ''}${shown} ${noun}`
          : hasMore
            ? `The first ${shown} ${noun}`
            : shown > 1 && `All ${shown} ${noun}`}
      </p>
      {hasMore && (
        <Button variant="secondary" size="sm" busy={busy} onClick={onLoad}>
          {busy ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </div>
  )
}
