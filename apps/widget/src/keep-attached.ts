// A removal after so long counts as the first.
const quietMs = 15_000

/** Adds an element to the page, and again whenever the page removes it. */
export function keepAttached(element: HTMLElement): void {
  let attachedAt: number
  let removals = 0
  const watcher = new MutationObserver(() => {
    if (element.isConnected) return
    // Some pages keep removing unknown elements: each attempt waits longer.
    removals = Date.now() - attachedAt > quietMs ? 0 : removals + 1
    setTimeout(attach, 8 << Math.min(removals, 10))
  })

  // Outside of the body, because pages swap, transform, zoom or empty theirs.
  function attach() {
    attachedAt = Date.now()
    if (!element.isConnected) document.documentElement.append(element)
    for (const node of [document, document.documentElement])
      watcher.observe(node, { __proto__: null, childList: true } as MutationObserverInit)
  }

  if (document.body) attach()
  else document.addEventListener('DOMContentLoaded', attach, { __proto__: null, once: true } as object)
}
