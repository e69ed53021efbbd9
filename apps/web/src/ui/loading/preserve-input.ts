type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = { field: string; value: string }
type Kept = { path: string; typed: Typed[] }

const key = 'foyer:typed'
const secret = /password|one-time-code|cc-/

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|file|hidden|color)$/.test(target.type))

const isStorable = (target: EventTarget | null): target is Field =>
  isField(target) && target.type !== 'password' && !secret.test(target.autocomplete)

/** Identifies a field across reloads by its label and dialog. */
function nameOf(field: Field) {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name
  const dialog = field.closest('[role=dialog]')?.querySelector('h2')?.textContent ?? ''
  return `${dialog}/${label}`
}

function write(field: Field, value: string) {
  // React only notices values set with the native setter.
  const kind = Object.getPrototypeOf(field) as Field
  Object.getOwnPropertyDescriptor(kind, 'value')!.set!.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

const changed = new Set<Field>()
let isKept = false

/** Restores input from before a reload as its fields appear. */
function restore({ path, typed }: Kept) {
  const waiting = new Map(typed.map(({ field, value }) => [field, value]))
  const fill = () => {
    if (window.location.pathname !== path) waiting.clear()
    for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
      if (waiting.size === 0) return watch.disconnect()
      if (!isStorable(field)) continue
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

/** Tracks input, and restores what the last reload stored. */
export function startTrackingInput() {
  addEventListener('input', ({ target }) => isStorable(target) && changed.add(target), true)
  // Registered first: screens need not warn about input that is stored.
  addEventListener('beforeunload', (event) => isKept && event.stopImmediatePropagation())
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (kept) restore(JSON.parse(kept) as Kept)
  } catch {
    // Storage can be blocked.
  }
}

/** Captures the input and focus of a page before it is rerendered; returns a function that restores them. */
export function captureInput(root: Element) {
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

export function reloadPreservingInput() {
  const typed = [...changed]
    .filter((field) => field.isConnected)
    .map((field) => ({ field: nameOf(field), value: field.value }))
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: window.location.pathname, typed } satisfies Kept))
    isKept = true
  } catch {
    // Storage can be full or blocked; then screens warn as usual.
  }
  window.location.reload()
}
