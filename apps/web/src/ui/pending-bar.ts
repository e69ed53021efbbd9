const pending = new Set<unknown>()

/** The thin bar at the top of the page, which stands outside of React and shows itself only after a moment. */
export function showPending(what: unknown, on: boolean) {
  if (on) pending.add(what)
  else pending.delete(what)
  document.getElementById('pending')!.hidden = pending.size === 0
}
