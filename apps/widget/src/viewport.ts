/** Keeps a full-screen window above the on-screen keyboard, which shrinks the visual viewport but not the layout. */
export function followKeyboard(element: HTMLElement, isFullScreen: () => boolean): () => void {
  const viewport = window.visualViewport
  function fit() {
    const { style } = element
    // While the visitor zooms into a detail, the window stays in place.
    const fitted = viewport && isFullScreen() && viewport.scale < 1.05
    style.height = fitted ? `${viewport.height}px` : ''
    style.top = fitted ? `${viewport.offsetTop}px` : ''
  }
  viewport?.addEventListener('resize', fit)
  viewport?.addEventListener('scroll', fit)
  return fit
}
