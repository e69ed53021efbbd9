import { on } from './dom.ts'

const reachable = 'a[href],button:not(:disabled),input:not([tabindex]),textarea,summary,[tabindex="0"]'

/**
 * Keeps Tab inside the element and its keys from the host page. Calls `recover` when the focused part of it was removed or
 * hidden: browsers would give the focus to the page's body.
 */
export function holdFocus(element: HTMLElement, leave: () => void, recover: () => void): void {
  const root = element.getRootNode() as ShadowRoot
  let focused: Element | null = null
  const isShown = () => !!focused?.getClientRects().length

  on(element, 'keydown', (event) => {
    // Key codes, because WebKit on Linux has no name for Shift+Tab, and keys that an input method takes are all 229.
    if (event.keyCode === 27) leave()
    if (event.keyCode !== 9) return
    const stops: HTMLElement[] = []
    for (const stop of element.querySelectorAll<HTMLElement>(reachable))
      if (stop.getClientRects().length) stops.push(stop)
    if (event.shiftKey) stops.reverse()
    const active = root.activeElement as HTMLInputElement | null
    const edge = stops[stops.length - 1] as HTMLInputElement | undefined
    // A group of radio buttons is one stop.
    const atEdge = active === edge || (active?.name && active.name === edge?.name)
    if (active === element ? !event.shiftKey : !atEdge) return
    event.preventDefault()
    stops[0]?.focus()
  })
  on(element, 'focusin', () => {
    focused = root.activeElement
  })
  on(element, 'focusout', () =>
    setTimeout(() => {
      // The visitor went elsewhere on the page.
      if (isShown() && root.activeElement !== focused) focused = null
    }),
  )
  new MutationObserver(() => {
    if (!focused || isShown()) return
    focused = null
    if (!element.hidden) recover()
  }).observe(element, {
    __proto__: null,
    childList: true,
    subtree: true,
    attributeFilter: ['hidden', 'class'],
  } as MutationObserverInit)
  // Shortcuts and focus guards of the host page would act on what the visitor types.
  on(element, ['keydown', 'keyup', 'keypress', 'focusin'], (event) => event.stopPropagation())
}
