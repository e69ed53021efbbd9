import { type RefObject, useEffect } from 'react'

type Place = Partial<Record<'top' | 'bottom' | 'left' | 'right', string>>

// The first is the default. The left positions clear the 16rem navigation.
const ownPlace: Place = {}
const places: Place[] = [
  ownPlace,
  { top: '0', bottom: 'auto' },
  { top: 'auto', bottom: '0' },
  { top: 'auto', bottom: '0', left: 'max(0px, min(16rem, 100vw - 24rem))', right: 'auto' },
  { top: '0', bottom: 'auto', left: 'max(0px, min(16rem, 100vw - 24rem))', right: 'auto' },
]

const actions = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]'
/** Click-through padding of the toast box. */
const padding = 16

function put(box: HTMLElement, place: Place) {
  for (const side of ['top', 'bottom', 'left', 'right'] as const) box.style[side] = place[side] ?? ''
}

/** Counts the actions covered by the box, ignoring those below a dialog. */
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

/** Moves toasts off buttons and fields, including those that appear later. Picks the position that covers least. */
export function useToastPlacement(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = ref.current
    if (!box) return
    let now = ownPlace
    let frame = 0
    const update = () => {
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
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    const changes = new MutationObserver(schedule)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', schedule)
    // Not during scrolling, or toasts would jump around.
    document.addEventListener('scrollend', schedule, true)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      window.removeEventListener('resize', schedule)
      document.removeEventListener('scrollend', schedule, true)
    }
  }, [ref])
}
