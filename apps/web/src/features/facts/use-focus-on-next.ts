import { type RefObject, useEffect, useReducer } from 'react'

/** The item that somebody has just answered; null for the first. */
type LeftItem = { key: string | null }

/**
 * Focus moves to the next open item, else to the end, so that whoever answers with the keyboard goes on at once. The item
 * that was left counts as the next one where it is open again.
 */
export function useFocusOnNext(
  items: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
): (key: string | null) => void {
  const [left, goOnFrom] = useReducer((_: LeftItem | null, key: string | null): LeftItem => ({ key }), null)
  // The effect waits until the answer shows: before that, the item that was left is still the first open one.
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
