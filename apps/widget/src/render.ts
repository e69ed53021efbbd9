import { h } from './dom.ts'
import { type Piece, parse } from './markdown.ts'

/** Addresses of the business as its website writes them. Answers that name one link it to a map. */
export const places: string[] = []

const blocks = /^(p|h\d|[uo]l|blockquote|div)$/

function link(href: string, label = '') {
  const element = h('a', { href, target: '_blank', rel: 'noopener nofollow' }, label)
  // From right to left, a phone number would be read backwards.
  if (/^[ -~]+$/.test(label)) element.dir = 'ltr'
  return element
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
    const { tag, kids, href } = piece
    const onlyText = kids.length === 1 && typeof kids[0] === 'string' ? kids[0] : ''
    const element = tag === 'a' ? link(href!, onlyText) : h(tag)
    if (blocks.test(tag)) element.dir = 'auto'
    else if (tag === 'pre' || tag === 'code') element.dir = 'ltr'
    // Wide tables scroll sideways, which must be possible by keyboard too.
    if (tag === 'div') element.tabIndex = 0
    if (tag !== 'a' || !onlyText) build(element, kids, linked || tag === 'a')
    into.appendChild(element)
  }
}

/** Shows a Markdown text. Blocks that did not change stay in place, so that a selection in them survives. */
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
