import { focusOn, isShown, layerOf, placeOf } from './place-of-focus.ts'

type Kept = { element: HTMLElement; layer: Element | null; place: ReturnType<typeof placeOf> }

/**
 * Browsers give the focus to nobody when what had it goes: whoever works by keyboard then begins at the top of the page, and
 * a screen reader falls silent. Here the nearest thing to go on with gets it, unless somebody else has seen to that.
 */
export function keepFocus() {
  let kept: Kept | null = null
  let isAsked = false

  const canHold = (element: HTMLElement) => isShown(element) && !element.matches(':disabled')

  function look() {
    isAsked = false
    if (!kept || canHold(kept.element)) return
    const gone = kept
    kept = null
    // Dialogs that close give the focus back by themselves, after a timeout of their own.
    setTimeout(() => {
      const now = document.activeElement
      // Radix gives it to the dialog itself.
      if (now && now !== document.body && now !== gone.layer) return
      const next = canHold(gone.element) ? gone.element : gone.place()
      if (next && next !== now) focusOn(next)
    })
  }

  const lookSoon = () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(look)
  }

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    // A dialog that takes over from what it has lost: that one's place is still to be found.
    if (kept && target === kept.layer && !canHold(kept.element)) return
    kept = { element: target, layer: layerOf(target), place: placeOf(target) }
  })
  // Whoever clicks beside everything has left on purpose.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget) return
    setTimeout(() => {
      if (kept?.element === target && canHold(kept.element) && document.activeElement === document.body)
        kept = null
    })
  })
  new MutationObserver(lookSoon).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'class', 'open'],
  })
}
