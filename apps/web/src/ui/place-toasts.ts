import { type RefObject, useEffect } from 'react'

type Place = Partial<Record<'top' | 'bottom' | 'left' | 'right', string>>

// The first is where the style sheet puts them. Beside the navigation, which is 16rem wide, the left is as good as the right.
const ownPlace: Place = {}
const places: Place[] = [
  ownPlace,
  { top: '0', bottom: 'auto' },
  { top: 'auto', bottom: '0' },
  { top: 'auto', bottom: '0', left: 'max(0px, min(16rem, 100vw - 24rem))', right: 'auto' },
  { top: '0', bottom: 'auto', left: 'max(0px, min(16rem, 100vw - 24rem))', right: 'auto' },
]

const actions = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]'
/** Around the toasts, where clicks go through. */
const padding = 16

function put(box: HTMLElement, place: Place) {
  for (const side of ['top', 'bottom', 'left', 'right'] as const) box.style[side] = place[side] ?? ''
}

/** How many actions the box lies over: those at hand, not those beneath a dialog. */
function countCovered(box: HTMLElement) {
  const { top, right, bottom, left } = box.getBoundingClientRect()
  let covered = 0
  for (const action of document.querySelectorAll(actions)) {
    if (box.contains(action)) continue
    const its = action.getBoundingClientRect()
    const x = [Math.max(left + padding, its.left), Math.min(right - padding, its.right)] as const
    const y = [Math.max(top + padding, its.top), Math.min(bottom - padding, its.bottom)] as const
    if (x[0] >= x[1] || y[0] >= y[1]) continue
    const beneath = document
      .elementsFromPoint((x[0] + x[1]) / 2, (y[0] + y[1]) / 2)
      .find((each) => !box.contains(each))
    if (beneath && (action.contains(beneath) || beneath.contains(action))) covered += 1
  }
  return covered
}

/**
 * Keeps toasts off whatever can be pressed, also when that comes only after them: a screen that is still loading has its
 * buttons later. Where every place covers something, it is the one that covers least.
 */
export function useClearPlace(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = ref.current
    if (!box) return
    let now = ownPlace
    let frame = 0
    const look = () => {
      frame = 0
      if (box.childElementCount === 0) now = ownPlace
      put(box, now)
      let least = countCovered(box)
      if (least === 0) return
      for (const place of places) {
        put(box, place)
        const covered = countCovered(box)
        if (covered >= least) continue
        least = covered
        now = place
        if (least === 0) break
      }
      put(box, now)
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    const changes = new MutationObserver(soon)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', soon)
    // Not while it scrolls, or the toasts would hop about.
    document.addEventListener('scrollend', soon, true)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      window.removeEventListener('resize', soon)
      document.removeEventListener('scrollend', soon, true)
    }
  }, [ref])
}
