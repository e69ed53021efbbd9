import { useRef } from 'react'
import { focusOn, isShown, rememberPosition } from '../focus/focus-position.ts'

// When one dialog replaces another, the first one’s focus is gone before the second opens.
let lastLeft: Element | null = null

/** A chosen menu item disappears, so its trigger is used. */
function buttonOf(left: Element | null) {
  const menu = left?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : left
}

/** Returns focus after a dialog closes; Radix only does so for its own triggers. */
export function useReturnFocus() {
  const before = useRef<{ left: Element; place: ReturnType<typeof rememberPosition> }>(null)
  return {
    remember: () => {
      if (document.activeElement !== document.body) lastLeft = buttonOf(document.activeElement)
      before.current = lastLeft && { left: lastLeft, place: rememberPosition(lastLeft) }
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { left, place } = before.current ?? {}
      // The button may have been deleted, or its row rendered anew.
      const again = left?.id ? document.getElementById(left.id) : null
      const back = [left, again].find((each) => each && isShown(each)) ?? place?.(true)
      if (back instanceof HTMLElement) focusOn(back)
    },
  }
}
