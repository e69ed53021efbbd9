// Polyfill of `field-sizing: content`, for Safari before 26.2. Runs on import because an exported function would add
// bytes to the first page.
export {}

const measured = new WeakMap<HTMLTextAreaElement, string>()

function grow(area: HTMLTextAreaElement) {
  // Hidden textareas have no height; a later mutation measures them.
  const { clientWidth, value } = area
  const now = `${clientWidth} ${value}`
  if (!clientWidth || measured.get(area) === now) return
  measured.set(area, now)
  area.style.height = 'auto'
  const borders = area.offsetHeight - area.clientHeight
  area.style.height = `${area.scrollHeight + borders}px`
}

function growAll() {
  for (const area of document.querySelectorAll<HTMLTextAreaElement>('textarea.field-sizing-content'))
    grow(area)
}

document.addEventListener('input', growAll)
window.addEventListener('resize', growAll)
// React also writes a textarea’s value as its text content.
new MutationObserver(growAll).observe(document, { subtree: true, childList: true, characterData: true })
growAll()
