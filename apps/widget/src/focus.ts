import { on } from './dom.ts'

const reachable = 'a[href],button:not(:disabled),textarea,[tabindex="0"],[type=radio]'

/** Tab goes round inside the element; the host page hears nothing of what is typed here. */
export function holdFocus(element: HTMLElement, leave: () => void): void {
  on(element, 'keydown', (event) => {
    // Keys are told by number: WebKit on Linux has no name for Shift+Tab, and those an input method takes are all 229.
    if (event.keyCode === 27) leave()
    if (event.keyCode !== 9) return
    const stops: HTMLElement[] = []
    for (const stop of element.querySelectorAll<HTMLElement>(reachable))
      if (stop.getClientRects().length) stops.push(stop)
    if (event.shiftKey) stops.reverse()
    const active = (element.getRootNode() as ShadowRoot).activeElement as HTMLInputElement | null
    const edge = stops[stops.length - 1] as HTMLInputElement | undefined
    // All of a group of radio buttons are one stop.
    const atEdge = active === edge || (active?.name && active.name === edge?.name)
    if (active === element ? !event.shiftKey : !atEdge) return
    event.preventDefault()
    stops[0]?.focus()
  })
  // Shortcuts and focus guards of the host page would take what the visitor types for their own.
  on(element, ['keydown', 'keyup', 'keypress', 'focusin'], (event) => event.stopPropagation())
}
