const pending = new Set<unknown>()

/** Toggles the progress bar in index.html, which appears after a short delay. */
export function showPending(what: unknown, on: boolean) {
  if (on) pending.add(what)
  else pending.delete(what)
  document.getElementById('pending')!.hidden = pending.size === 0
}
