import { useRef } from 'react'

// Where one dialog takes another's place, the first is gone with its focus before the second can ask.
let lastLeft: Element | null = null

/** A menu is gone once it is chosen from; the button that opened it is left. */
function buttonOf(left: Element | null) {
  const menu = left?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : left
}

/** Whoever closes a dialog goes on where they were. Radix knows only of triggers of its own, and there are none. */
export function useReturn() {
  const before = useRef<Element>(null)
  return {
    remember: () => {
      if (document.activeElement !== document.body) lastLeft = buttonOf(document.activeElement)
      before.current = lastLeft
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // What was deleted in the dialog took its button along; then the page is where to go on. A list that came anew
      // meanwhile has the same row again.
      const left = before.current
      const again = left?.id ? document.getElementById(left.id) : null
      const back = left?.isConnected ? left : (again ?? document.getElementById('main'))
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    },
  }
}
