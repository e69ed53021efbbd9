import type { Source } from '@foyer/contract/chat'
import { h, icon, iconButton, on } from './dom.ts'
import { icons } from './icons.ts'
import { isSafeLink, settleTail } from './markdown.ts'
import { renderMarkdown } from './render.ts'
import { texts } from './texts.ts'

const sourceLimit = 4
/** After so long without a further word, dots show that more is coming. */
const silentMs = 800

export function visitorMessage(text: string, fileNames: string[]): HTMLElement {
  const element = h(
    'div',
    { class: 'foyer-visitor' },
    h('span', { class: 'foyer-hidden' }, `${texts.you}: `),
    h('div', { dir: 'auto' }, text),
  )
  for (const name of fileNames) element.append(h('div', { class: 'foyer-sent-file', dir: 'auto' }, name))
  return element
}

function sourceList(sources: unknown): HTMLElement | undefined {
  const list = h('ul', { class: 'foyer-sources', 'aria-label': texts.sources }, h('li', {}, texts.sources))
  const seen: Record<string, true> = Object.create(null)
  for (const source of Array.isArray(sources) ? (sources as Partial<Source>[]) : []) {
    const url = String(source?.url)
    const name = source?.title || url
    const key = url || name
    // A file of the owner's own stands nowhere on the web: it is named and leads nowhere.
    const linked = isSafeLink(url)
    if ((url && !linked) || seen[key] || list.childElementCount > sourceLimit) continue
    seen[key] = true
    const link = h('a', { dir: 'auto' }, name)
    if (linked) Object.assign(link, { href: url, target: '_blank', rel: 'noopener' })
    if (source.quote) link.title = source.quote
    list.append(h('li', {}, link))
  }
  if (list.childElementCount > 1) return list
}

async function copyText(text: string, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // No clipboard permission, or a page without https: the old way, through a selection.
    const field = h('textarea', { class: 'foyer-hidden', 'aria-hidden': 'true' })
    field.value = text
    button.after(field)
    field.select()
    document.execCommand('copy')
    field.remove()
    button.focus()
  }
}

/** What an answer says of itself; an older server says less. */
export type AnswerDetails = {
  response?: unknown
  sentences?: unknown
  sources?: unknown
  answered?: unknown
  more?: unknown
}

export interface Answer {
  readonly element: HTMLElement
  /** Where its words are. */
  readonly body: HTMLElement
  text(): string
  show(text: string, complete: boolean): void
  finish(sources: unknown): void
}

/** An answer, first as three dots, then as it is written, then with what can be done with it. A person signs theirs. */
export function createAnswer(announce: (text: string) => void, author?: string): Answer {
  const dots = h('div', { class: 'foyer-dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'))
  const body = h('div', { class: 'foyer-text', dir: 'auto' })
  const tools = h('div', { class: 'foyer-tools' })
  const element = h('div', { class: 'foyer-answer' }, dots)
  if (author) dots.before(h('div', { class: 'foyer-author', dir: 'auto' }, author))
  let silence = 0
  return {
    element,
    body,
    text: () => body.innerText,
    show(text, complete) {
      if (!text) return
      clearTimeout(silence)
      if (!body.parentNode) element.replaceChild(body, dots)
      renderMarkdown(body, complete ? text : settleTail(text))
      // What comes next is being looked at again.
      if (!complete) silence = window.setTimeout(() => body.lastChild!.appendChild(dots), silentMs)
    },
    finish(sources) {
      clearTimeout(silence)
      dots.remove()
      const list = sourceList(sources)
      if (list) element.append(list)
      const copy = iconButton(texts.copy, icons.copy, () => {
        copyText(body.innerText, copy)
        copy.replaceChildren(icon(icons.check))
        announce(texts.copied)
        setTimeout(() => copy.replaceChildren(icon(icons.copy)), 2_000)
      })
      tools.append(copy)
      element.append(tools)
    },
  }
}

export function troubleNote(text: string, retry?: () => void): HTMLElement {
  const element = h('div', { class: 'foyer-trouble', dir: 'auto' }, h('span', {}, text))
  if (!retry) return element
  const again = h('button', { type: 'button', class: 'foyer-button' }, texts.retry)
  on(again, 'click', () => {
    element.remove()
    retry()
  })
  element.append(again)
  return element
}
