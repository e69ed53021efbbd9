import { h } from './dom.ts'
import { type Piece, parse } from './markdown.ts'

function build(piece: Piece): Node {
  if (typeof piece === 'string') return document.createTextNode(piece)
  const element = h(piece.tag)
  if (piece.href) {
    element.setAttribute('href', piece.href)
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener nofollow')
  }
  // Wide tables scroll sideways, which must be possible by keyboard too.
  if (piece.tag === 'div') element.setAttribute('tabindex', '0')
  for (const kid of piece.kids) element.append(build(kid))
  return element
}

/** Shows a Markdown text, leaving blocks that did not change in place, so that a selection in them survives. */
export function renderMarkdown(into: HTMLElement, text: string): void {
  let at = 0
  for (const piece of parse(text)) {
    const node = build(piece)
    const old = into.childNodes[at++]
    if (!old) into.append(node)
    else if (!old.isEqualNode(node)) into.replaceChild(node, old)
  }
  while (into.childNodes[at]) into.removeChild(into.childNodes[at]!)
}
