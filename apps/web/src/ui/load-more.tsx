import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { formatCount } from './format.ts'
import { focusOn, stopsIn } from './place-of-focus.ts'

/** The rows of the lists that stand beside this. */
const rowsBeside = (place: HTMLElement | null) => [
  ...(place?.parentElement?.querySelectorAll<HTMLElement>('li, tr') ?? []),
]

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
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<ReadonlySet<Element>>(null)
  // The next part begins above the button: there whoever asked for it goes on reading.
  useEffect(() => {
    const first = shown > 0 && rowsBeside(place.current).find((row) => before.current?.has(row) === false)
    if (!first) return
    before.current = null
    focusOn(stopsIn(first)[0] ?? first)
  }, [shown])
  function load() {
    before.current = new Set(rowsBeside(place.current))
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
        {failed && !busy && <span className="text-bad">. More could not be loaded.</span>}
      </p>
      {hasMore && (
        <Button variant="secondary" size="sm" busy={busy} onClick={load}>
          {busy ? 'Loading...' : failed ? 'Try again' : 'Load more'}
        </Button>
      )}
    </div>
  )
}
