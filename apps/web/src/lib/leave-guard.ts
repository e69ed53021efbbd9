type Leave = () => void
type Ask = (leave: Leave) => void

const mark = 'foyerGuarded'
let ask: Ask | null = null

const atGuard = () => Boolean((history.state as Record<string, unknown> | null)?.[mark])

/** Runs `leave` at once, or when the owner has agreed to lose what a screen still holds. */
export const beforeLeaving = (leave: Leave) => (ask ? ask(leave) : leave())

/** A page opened from a guarded one takes the place of the guard's entry, so that Back leads to the page itself. */
export const takesGuardsPlace = () => atGuard()

function once(event: PopStateEvent) {
  event.stopImmediatePropagation()
}

/**
 * Asks before links, Back, reloads and closing. Back can't be refused, only undone: a second entry of the same
 * page is what it leads away from.
 */
export function guardLeaving(next: Ask) {
  ask = next
  const here = window.location.href
  const path = window.location.pathname
  const guard = () => history.pushState({ [mark]: true }, '', here)
  if (!atGuard()) guard()

  const onPop = (event: PopStateEvent) => {
    const moved = window.location.pathname !== path
    if (atGuard() || (!moved && window.location.href !== here)) return
    event.stopImmediatePropagation()
    guard()
    next(() => history.go(moved ? -1 : -2))
  }
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('popstate', onPop, { capture: true })
  window.addEventListener('beforeunload', onUnload)

  return function release({ stays }: { stays: boolean }) {
    if (ask === next) ask = null
    window.removeEventListener('popstate', onPop, { capture: true })
    window.removeEventListener('beforeunload', onUnload)
    if (!stays || !atGuard()) return
    window.addEventListener('popstate', once, { capture: true, once: true })
    history.back()
  }
}
