/**
 * Imitates browser translation, which replaces text nodes while the app keeps the old ones. Runs in the page before its
 * scripts.
 */
export function translateAsItComes() {
  const kept = 'script, style, noscript, textarea, title, option, svg, font, [translate=no]'

  function translate(text: Text) {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.append(document.createTextNode(text.data))
    text.replaceWith(outer)
  }

  function translateAll(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) translate(text)
  }

  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translate(target)
      for (const node of addedNodes) if (node.isConnected) translateAll(node)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
