type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

// A dialog takes the focus that something in it lost. The main part of a page takes it when a disabled button is clicked,
// as the second click of a slow double click does.
const isNowhere = (active: Element | null) =>
  !active || active === document.body || active.matches('[role=dialog], main')

/**
 * What is disabled while it is being saved loses the focus, and whoever works by keyboard their place: it gets the focus
 * back once it can be used again, unless that has gone elsewhere meanwhile. Ends with what it returns.
 */
export function keepFocus() {
  let left: Control | null = null
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const control = target as Control
      if (control.disabled) {
        if (control === document.activeElement) left = control
      } else if (control === left) {
        left = null
        if (isNowhere(document.activeElement)) control.focus({ preventScroll: true })
      }
    }
  })
  watch.observe(document, { subtree: true, attributeFilter: ['disabled'] })
  return () => watch.disconnect()
}
