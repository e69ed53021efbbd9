// The next removal counts as the first where it has stood for so long.
const peaceMs = 15_000

/** Puts an element into the page, and back whenever the page has removed it. */
export function keepAttached(element: HTMLElement): void {
  let attachedAt: number
  let removals = 0
  const watcher = new MutationObserver(() => {
    if (element.isConnected) return
    // A page that keeps removing what it does not know is not fought in a loop, but in ever longer steps.
    removals = Date.now() - attachedAt > peaceMs ? 0 : removals + 1
    setTimeout(attach, 8 << Math.min(removals, 10))
  })

  // It stands beside the body rather than in it: the body may be swapped, transformed, zoomed or emptied.
  function attach() {
    attachedAt = Date.now()
    if (!element.isConnected) document.documentElement.append(element)
    for (const node of [document, document.documentElement])
      watcher.observe(node, { __proto__: null, childList: true } as MutationObserverInit)
  }

  if (document.body) attach()
  else document.addEventListener('DOMContentLoaded', attach, { __proto__: null, once: true } as object)
}
