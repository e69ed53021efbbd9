declare global {
  interface Window {
    /** There when an assistant's widget is on the page. */
    Foyer?: { open: () => void; close: () => void; toggle: () => void }
  }
}

/** False when this page has no widget to open. */
export function openChat() {
  if (!window.Foyer) return false
  window.Foyer.open()
  return true
}
