// Does what `field-sizing: content` says, for browsers that don't know it, such as Safari before 26.2. Loading it is enough:
// to be called by a name would cost every other browser bytes on the first page.
export {}

const measured = new WeakMap<HTMLTextAreaElement, string>()

function grow(area: HTMLTextAreaElement) {
  // Hidden, it has no height to measure; it is looked at again when something else on the page changes.
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
// What React writes into a field it also writes between the tags.
new MutationObserver(growAll).observe(document, { subtree: true, childList: true, characterData: true })
growAll()
