let hasPressed = false

if (typeof document !== 'undefined') {
  const note = ({ type, target }: Event) => {
    hasPressed =
      type === 'submit' || (type === 'click' && target instanceof Element && !!target.closest('button'))
  }
  for (const type of ['click', 'submit', 'input']) document.addEventListener(type, note, true)
}

/**
 * Brings whoever pressed a button to the field it was refused for. Of several the first asks first and keeps the focus; what
 * turns out wrong while somebody types takes nobody away from where they type.
 */
export function focusFirstWrong(field: Element | null) {
  const now = document.activeElement
  if (!hasPressed || !(field instanceof HTMLElement) || now?.getAttribute('aria-invalid') === 'true') return
  field.focus()
}
