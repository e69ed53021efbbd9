let hasPressed = false

if (typeof document !== 'undefined') {
  const note = ({ type, target }: Event) => {
    hasPressed =
      type === 'submit' || (type === 'click' && target instanceof Element && !!target.closest('button'))
  }
  for (const type of ['click', 'submit', 'input']) document.addEventListener(type, note, true)
}

/** Focuses the first invalid field after a button press. Errors that appear while typing do not move focus. */
export function focusFirstInvalid(field: Element | null) {
  const now = document.activeElement
  if (!hasPressed || !(field instanceof HTMLElement) || now?.getAttribute('aria-invalid') === 'true') return
  field.focus()
}
