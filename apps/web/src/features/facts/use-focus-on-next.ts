import { type RefObject, useEffect, useReducer } from 'react'

/** The item that somebody has just answered; null for the first. */
type Left = { key: string | null }

/**
 * Whoever answers with the keyboard is at the next item at once, at the one they left where it is open again, and at the
 * end where none is open.
 */
export function useFocusOnNext(
  items: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
): (key: string | null) => void {
  const [left, goOnFrom] = useReducer((_: Left | null, key: string | null): Left => ({ key }), null)
  // Once the answer shows: until then the one that was left is the first that is open.
  useEffect(() => {
    if (!left) return
    const shown = [...(items.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
    const from = Math.max(
      0,
      shown.findIndex(({ dataset }) => dataset.key === left.key),
    )
    const next = [...shown.slice(from), ...shown.slice(0, from)].find(
      ({ dataset }) => dataset.item === 'open',
    )
    ;(next?.querySelector<HTMLElement>('[data-yes]') ?? end.current)?.focus()
  }, [left, items, end])
  return goOnFrom
}
