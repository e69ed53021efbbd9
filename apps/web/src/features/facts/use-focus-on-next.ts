import { type RefObject, useEffect, useReducer } from 'react'

/** The item just answered; null for the first. */
type LeftItem = { key: string | null }

/**
 * Moves focus to the next open item, else to the end, for keyboard users. An item that was reopened counts as the next
 * one.
 */
export function useFocusOnNext(
  items: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
): (key: string | null) => void {
  const [left, focusNextFrom] = useReducer(
    (_: LeftItem | null, key: string | null): LeftItem => ({ key }),
    null,
  )
  // Runs after the answer is rendered; until then the answered item still counts as open.
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
  return focusNextFrom
}
