const stops =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
const typed = 'input:not([type=checkbox]):not([type=radio]), textarea'
const layers = '[role=dialog], [role=alertdialog]'
/** Where somebody would go on reading once nothing in it is left to press. */
const parts = `${layers}, [role=tabpanel], main`

export const isShown = (element: Element) => element.isConnected && element.getClientRects().length > 0
export const layerOf = (element: Element) => element.closest(layers)
export const stopsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(stops)].filter(isShown)

type Step = { parent: Element; at: number; nth: number; look: string }

const lookOf = ({ localName, className }: Element) => `${localName} ${String(className)}`

/** In a row of the same kind the control that was left has a fellow; elsewhere the nearest one is as good as any. */
function stopIn(row: Element, { nth, isAlike }: { nth: number; isAlike: boolean }, isBefore: boolean) {
  const inside = row.matches(stops) ? [row as HTMLElement] : stopsIn(row)
  const found = isAlike ? inside[Math.min(nth, inside.length - 1)] : inside.at(isBefore ? -1 : 0)
  // A field would open the keyboard of a phone, and whatever is typed next would land in it.
  return found?.matches(typed) ? inside.find((each) => !each.matches(typed)) : found
}

/**
 * Remembers where an element stands, so that its place is found once it is gone: what came instead of it, the same control
 * of the next row or of the one before, else the part of the page around it.
 */
export function placeOf(element: Element): (rowsAlone?: boolean) => HTMLElement | null {
  const steps: Step[] = []
  for (let each = element; each.parentElement && each.parentElement !== document.body; ) {
    const parent = each.parentElement
    steps.push({
      parent,
      at: [...parent.children].indexOf(each),
      nth: Math.max(0, stopsIn(each).indexOf(element as HTMLElement)),
      look: lookOf(each),
    })
    each = parent
  }
  return (rowsAlone = false) => {
    for (const { parent, at, nth, look } of steps) {
      if (!isShown(parent)) continue
      const rows = [...parent.children]
      for (const row of [...rows.slice(at), ...rows.slice(0, at).reverse()]) {
        const isAlike = lookOf(row) === look
        const isPlace = isShown(row) && (!rowsAlone || (isAlike && row.matches('li, tr')))
        const found = isPlace && stopIn(row, { nth, isAlike }, rows.indexOf(row) < at)
        if (found) return found
      }
      if (parent.matches(parts)) return parent as HTMLElement
    }
    return document.getElementById('main')
  }
}

/** Gives the focus also to what is no control, where reading goes on. */
export function focusOn(element: HTMLElement) {
  if (!element.matches(stops) && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  // The page itself stays as it was scrolled.
  if (!element.matches(parts)) element.scrollIntoView({ block: 'nearest' })
}
