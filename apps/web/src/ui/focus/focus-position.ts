const stops =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
const typed = 'input:not([type=checkbox]):not([type=radio]), textarea'
const layers = '[role=dialog], [role=alertdialog]'
/** Receives focus if nothing inside can. */
const parts = `${layers}, [role=tabpanel], main`

export const isShown = (element: Element) => element.isConnected && element.getClientRects().length > 0
export const layerOf = (element: Element) => element.closest(layers)
export const focusablesIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>(stops)].filter(isShown)

type Step = { parent: Element; at: number; nth: number; look: string }

const signatureOf = ({ localName, className }: Element) => `${localName} ${String(className)}`

/** Finds the counterpart of the lost control in a similar row, else the nearest control. */
function stopIn(row: Element, { nth, isAlike }: { nth: number; isAlike: boolean }, isBefore: boolean) {
  const inside = row.matches(stops) ? [row as HTMLElement] : focusablesIn(row)
  const found = isAlike ? inside[Math.min(nth, inside.length - 1)] : inside.at(isBefore ? -1 : 0)
  // Text fields are skipped: they would open a phone’s keyboard and take stray input.
  return found?.matches(typed) ? inside.find((each) => !each.matches(typed)) : found
}

/**
 * Remembers an element’s position in order to find a replacement once it is gone: its successor, the same control in
 * the next or previous row, else the surrounding section.
 */
export function rememberPosition(element: Element): (rowsAlone?: boolean) => HTMLElement | null {
  const steps: Step[] = []
  for (let each = element; each.parentElement && each.parentElement !== document.body; ) {
    const parent = each.parentElement
    steps.push({
      parent,
      at: [...parent.children].indexOf(each),
      nth: Math.max(0, focusablesIn(each).indexOf(element as HTMLElement)),
      look: signatureOf(each),
    })
    each = parent
  }
  return (rowsAlone = false) => {
    for (const { parent, at, nth, look } of steps) {
      if (!isShown(parent)) continue
      const rows = [...parent.children]
      for (const row of [...rows.slice(at), ...rows.slice(0, at).reverse()]) {
        const isAlike = signatureOf(row) === look
        const isPlace = isShown(row) && (!rowsAlone || (isAlike && row.matches('li, tr')))
        const found = isPlace && stopIn(row, { nth, isAlike }, rows.indexOf(row) < at)
        if (found) return found
      }
      if (parent.matches(parts)) return parent as HTMLElement
    }
    return document.getElementById('main')
  }
}

/** Also focuses elements that are not controls. */
export function focusOn(element: HTMLElement) {
  if (!element.matches(stops) && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  // Focusing a whole section does not scroll the page.
  if (!element.matches(parts)) element.scrollIntoView({ block: 'nearest' })
}
