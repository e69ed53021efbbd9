import { h } from './dom.ts'
import { type Piece, parse } from './markdown.ts'

/** Addresses of the business as its website writes them: wherever one is named, it leads to a map. */
export const places: string[] = []

function link(href: string, ...kids: (Node | string)[]) {
  return h('a', { href, target: '_blank', rel: 'noopener nofollow' }, ...kids)
}

function appendText(into: Node, text: string) {
  for (const place of places) {
    const at = text.indexOf(place)
    if (at < 0) continue
    appendText(into, text.slice(0, at))
    into.appendChild(link(`https://maps.google.com/?q=${encodeURIComponent(place)}`, place))
    appendText(into, text.slice(at + place.length))
    return
  }
  if (text) into.appendChild(document.createTextNode(text))
}

function build(into: Node, pieces: Piece[], linked?: boolean): void {
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      if (linked) into.appendChild(document.createTextNode(piece))
      else appendText(into, piece)
      continue
    }
    const element = piece.tag === 'a' ? link(piece.href!) : h(piece.tag)
    // Wide tables scroll sideways, which must be possible by keyboard too.
    if (piece.tag === 'div') element.setAttribute('tabindex', '0')
    build(element, piece.kids, linked || piece.tag === 'a')
    into.appendChild(element)
  }
}

/** Shows a Markdown text, leaving blocks that did not change in place, so that a selection in them survives. */
export function renderMarkdown(into: HTMLElement, text: string): void {
  const drawn = document.createElement('div')
  build(drawn, parse(text))
  let at = 0
  while (drawn.firstChild) {
    const node = drawn.firstChild
    const old = into.childNodes[at++]
    if (!old?.isEqualNode(node)) {
      if (old) into.replaceChild(node, old)
      else into.append(node)
    } else node.remove()
  }
  while (into.childNodes[at]) into.removeChild(into.childNodes[at]!)
}
