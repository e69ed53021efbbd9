import { useRef } from 'react'
import { focusOn, isShown, placeOf } from './place-of-focus.ts'

// Where one dialog takes another's place, the first is gone with its focus before the second can ask.
let lastLeft: Element | null = null

/** A menu is gone once it is chosen from; the button that opened it is left. */
function buttonOf(left: Element | null) {
  const menu = left?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : left
}

/** Whoever closes a dialog goes on where they were. Radix knows only of triggers of its own, and there are none. */
export function useReturn() {
  const before = useRef<{ left: Element; place: ReturnType<typeof placeOf> }>(null)
  return {
    remember: () => {
      if (document.activeElement !== document.body) lastLeft = buttonOf(document.activeElement)
      before.current = lastLeft && { left: lastLeft, place: placeOf(lastLeft) }
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { left, place } = before.current ?? {}
      // What was deleted in the dialog took its button along. A list that came anew meanwhile has the same row again.
      const again = left?.id ? document.getElementById(left.id) : null
      const back = [left, again].find((each) => each && isShown(each)) ?? place?.(true)
      if (back instanceof HTMLElement) focusOn(back)
    },
  }
}
