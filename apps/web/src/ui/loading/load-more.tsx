import { useEffect, useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { focusablesIn, focusOn } from '../focus/focus-position.ts'
import { formatCount } from '../format.ts'

/** Rows of the list this button belongs to. */
const rowsOfList = (place: HTMLElement | null) => [
  ...(place?.parentElement?.querySelectorAll<HTMLElement>('li, tr') ?? []),
]

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
  /** Number of search results among the loaded rows. */
  found?: number | undefined
  hasMore: boolean
  busy?: boolean
  failed?: boolean
  onLoad: () => void
}) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<ReadonlySet<Element>>(null)
  // Focus moves to the first new row.
  useEffect(() => {
    const first = shown > 0 && rowsOfList(place.current).find((row) => before.current?.has(row) === false)
    if (!first) return
    before.current = null
    focusOn(focusablesIn(first)[0] ?? first)
  }, [shown])
  function load() {
    before.current = new Set(rowsOfList(place.current))
    onLoad()
  }
  const all = formatCount(shown)
  const told =
    found !== undefined
      ? `${formatCount(found)} of ${hasMore ? 'the first ' : ''}${all} ${noun}`
      : hasMore
        ? `The first ${all} ${noun}`
        : shown > 1 && `All ${all} ${noun}`
  return (
    <div ref={place} className="flex flex-wrap items-center justify-between gap-4 pt-4 text-xs text-muted">
      <p role="status" className="figures">
        <span>{told}</span>
        {failed && !busy && <span className="text-bad">. Couldn’t load more.</span>}
      </p>
      {hasMore && (
        <Button variant="secondary" size="sm" busy={busy} onClick={load}>
          {busy ? 'Loading...' : failed ? 'Try again' : 'Load more'}
        </Button>
      )}
    </div>
  )
}
