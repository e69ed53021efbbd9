type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = { field: string; value: string }
type Kept = { path: string; typed: Typed[] }

const key = 'foyer:typed'
const secret = /password|one-time-code|cc-/

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|file|hidden|color)$/.test(target.type))

const mayBeKept = (target: EventTarget | null): target is Field =>
  isField(target) && target.type !== 'password' && !secret.test(target.autocomplete)

/** What a field is called, and in which dialog: that is the same after a reload. */
function nameOf(field: Field) {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name
  const dialog = field.closest('[role=dialog]')?.querySelector('h2')?.textContent ?? ''
  return `${dialog}/${label}`
}

function write(field: Field, value: string) {
  // React hears only of values that were set past its own setter.
  const kind = Object.getPrototypeOf(field) as Field
  Object.getOwnPropertyDescriptor(kind, 'value')!.set!.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

const changed = new Set<Field>()
let isKept = false

/** Puts what was typed before a reload back as its fields come, for as long as the page stays. */
function putBack({ path, typed }: Kept) {
  const waiting = new Map(typed.map(({ field, value }) => [field, value]))
  const fill = () => {
    if (window.location.pathname !== path) waiting.clear()
    for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
      if (waiting.size === 0) return watch.disconnect()
      if (!mayBeKept(field)) continue
      const name = nameOf(field)
      const value = waiting.get(name)
      if (value === undefined) continue
      waiting.delete(name)
      if (field.value !== value) write(field, value)
    }
  }
  const watch = new MutationObserver(fill)
  watch.observe(document, { childList: true, subtree: true })
  fill()
}

/** Notices what is typed, and puts back what the last reload kept. */
export function startKeepingTyped() {
  addEventListener('input', ({ target }) => mayBeKept(target) && changed.add(target), true)
  // The first to listen is the first to hear: where nothing is lost, no screen asks before it is left.
  addEventListener('beforeunload', (event) => isKept && event.stopImmediatePropagation())
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (kept) putBack(JSON.parse(kept) as Kept)
  } catch {
    // Storage can be refused.
  }
}

/** What was typed into a page before it is drawn anew, field by field. Gives what puts it back, and the focus. */
export function carryTyped(root: Element) {
  const fieldsNow = () => [...root.querySelectorAll<Field>('input, textarea, select')]
  const before = fieldsNow()
  const active = before.indexOf(document.activeElement as Field)
  const values = before.map((field) => field.value)
  return () => {
    const fields = fieldsNow()
    if (fields.length !== before.length) return
    for (const [nth, field] of fields.entries()) {
      const value = values[nth]!
      if (isField(field) && field.value !== value) write(field, value)
    }
    fields[active]?.focus()
  }
}

/** For parts that a reload alone can bring. What was typed and is still shown is there again afterwards. */
export function reloadKeepingTyped() {
  const typed = [...changed]
    .filter((field) => field.isConnected)
    .map((field) => ({ field: nameOf(field), value: field.value }))
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: window.location.pathname, typed } satisfies Kept))
    isKept = true
  } catch {
    // Storage can be full or refused: then screens ask before what they hold is lost.
  }
  window.location.reload()
}
