import type { Source, Span } from '@foyer/contract/chat'
import { h, on } from './dom.ts'
import { isSafeLink } from './markdown.ts'
import css from './marks.css?inline'

/** Provided by the panel, which may be of another release: fields are only ever added. */
export interface MarksWiring {
  render(into: HTMLElement, text: string): void
  style(css: string): void
  /** 'Sources' in the panel's language. */
  sourcesLabel: string
  /** The heading of further quotes. Missing in earlier panels. */
  moreLabel?: string
}

export interface CitedAnswer {
  body: HTMLElement
  /** The answer in Markdown. */
  text: string
  sentences: unknown
  sources: unknown
  /** Further quotes that may answer. */
  more?: unknown
}

export type CreateMarks = (wiring: MarksWiring) => (answer: CitedAnswer) => void

// Private-use characters, one for each sentence, keep the places of the marks while Markdown becomes elements.
const firstPlace = 0xe000
const mostSentences = 200
const place = /\u00a0?([\ue000-\ue0c7])/
const places = /\u00a0?[\ue000-\ue0c7]/g

const isSpan = (span: unknown): span is Span =>
  Array.isArray(span) && Number.isInteger(span[0]) && Number.isInteger(span[1])

/** Puts a mark behind each sentence that a page supports. Pressing it shows the page's words. Further quotes are folded. */
export const createMarks: CreateMarks = ({ render, style, sourcesLabel, moreLabel }) => {
  style(css)
  // Plain loops, because some pages break the methods of arrays.
  return ({ body, text, sentences, sources, more }) => {
    if (moreLabel && Array.isArray(more) && more.length) {
      const folded = h('details', { class: 'foyer-more' }, h('summary', {}, moreLabel))
      for (const source of more as Partial<Source>[]) folded.append(createQuote(source))
      const answer = body.parentElement!
      answer.insertBefore(folded, answer.querySelector('.foyer-tools'))
    }
    const numberOf = new Map<string | undefined, number>()
    const supporting = new Map<number, Partial<Source>[]>()
    for (const source of (Array.isArray(sources) ? sources : []) as Partial<Source>[]) {
      const page = source.url || source.title
      if (!numberOf.has(page)) numberOf.set(page, numberOf.size + 1)
      for (const sentence of source.sentences || []) {
        const known = supporting.get(sentence)
        if (known) known.push(source)
        else supporting.set(sentence, [source])
      }
    }
    let marked = ''
    let from = 0
    let sentence = 0
    for (const span of Array.isArray(sentences) ? sentences.slice(0, mostSentences) : []) {
      sentence++
      // In a table's row a mark would become a cell.
      if (!isSpan(span) || !supporting.has(sentence) || span[1] < from || /^\s*\|/.test(text.slice(...span)))
        continue
      marked += `${text.slice(from, span[1])}\u00a0${String.fromCharCode(firstPlace + sentence - 1)}`
      from = span[1]
    }
    // The text itself holds private-use characters.
    if (!from || text.match(places)) return
    render(body, marked + text.slice(from))
    const quotes = h('div', { class: 'foyer-quotes', dir: 'auto' })
    body.after(quotes)
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    for (const node of found) {
      let rest = node
      for (let match = place.exec(rest.data); match; match = place.exec(rest.data)) {
        const nth = match[1]!.charCodeAt(0) - firstPlace + 1
        const after = rest.splitText(match.index)
        after.data = after.data.slice(match[0].length)
        after.before(createMark(supporting.get(nth) || []))
        rest = after
      }
    }

    function createMark(all: Partial<Source>[]) {
      const numbers = new Set<number | undefined>()
      const titles = new Set<string | undefined>()
      for (const { url, title } of all) {
        numbers.add(numberOf.get(url || title))
        titles.add(title || url)
      }
      const label = `${sourcesLabel}: ${[...titles].join(', ')}`
      // The style sheet draws the number, so that it is not copied with the answer.
      const mark = h('button', {
        type: 'button',
        class: 'foyer-mark',
        'data-numbers': [...numbers].join(' '),
        'aria-expanded': 'false',
        'aria-label': label,
        title: label,
      })
      on(mark, 'click', () => {
        const opens = mark.getAttribute('aria-expanded') === 'false'
        for (const other of body.querySelectorAll('.foyer-mark')) other.setAttribute('aria-expanded', 'false')
        mark.setAttribute('aria-expanded', `${opens}`)
        quotes.replaceChildren()
        if (opens) for (const source of all) quotes.append(createQuote(source))
      })
      return mark
    }
  }
}

function createQuote({ url = '', title, quote }: Partial<Source>) {
  const name = title || url
  const from = isSafeLink(url) ? h('a', { href: url, target: '_blank', rel: 'noopener' }, name) : name
  return h('blockquote', { dir: 'auto' }, h('p', {}, quote || ''), h('cite', {}, from))
}
