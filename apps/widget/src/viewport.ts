/**
 * Keeps a full-screen window inside the part of the screen that the on-screen keyboard leaves free. Browsers shrink
 * the visual viewport for it, not the layout, so the style sheet alone can't know.
 */
export function followKeyboard(element: HTMLElement, isFullScreen: () => boolean): () => void {
  const viewport = window.visualViewport
  function fit() {
    const { style } = element
    // Pinched in, the visitor is looking at a detail: the window stays where it is.
    const fitted = viewport && isFullScreen() && viewport.scale < 1.05
    style.height = fitted ? `${viewport.height}px` : ''
    style.top = fitted ? `${viewport.offsetTop}px` : ''
  }
  viewport?.addEventListener('resize', fit)
  viewport?.addEventListener('scroll', fit)
  return fit
}
