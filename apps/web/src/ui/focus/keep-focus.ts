import { focusOn, isShown, layerOf, rememberPosition } from './focus-position.ts'

type Kept = { element: HTMLElement; layer: Element | null; place: ReturnType<typeof rememberPosition> }

/**
 * When the focused element disappears, browsers reset focus to the body, so keyboard users start over. This moves focus
 * to the nearest sensible element instead.
 */
export function keepFocus() {
  let kept: Kept | null = null
  let isScheduled = false

  const canHold = (element: HTMLElement) => isShown(element) && !element.matches(':disabled')

  function check() {
    isScheduled = false
    if (!kept || canHold(kept.element)) return
    const gone = kept
    kept = null
    // Closing dialogs return focus themselves after a timeout.
    setTimeout(() => {
      const now = document.activeElement
      // Radix focuses the dialog itself.
      if (now && now !== document.body && now !== gone.layer) return
      const next = canHold(gone.element) ? gone.element : gone.place()
      if (next && next !== now) focusOn(next)
    })
  }

  const scheduleCheck = () => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(check)
  }

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    // A dialog that refocuses itself after losing its focused element still needs a replacement.
    if (kept && target === kept.layer && !canHold(kept.element)) return
    kept = { element: target, layer: layerOf(target), place: rememberPosition(target) }
  })
  // A click on the background removes focus on purpose.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget) return
    setTimeout(() => {
      if (kept?.element === target && canHold(kept.element) && document.activeElement === document.body)
        kept = null
    })
  })
  new MutationObserver(scheduleCheck).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'class', 'open'],
  })
}
