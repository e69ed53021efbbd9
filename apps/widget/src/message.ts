import type { Source } from '@foyer/contract/chat'
import { h, icon, iconButton, on } from './dom.ts'
import { icons } from './icons.ts'
import { isSafeLink, settleTail } from './markdown.ts'
import { renderMarkdown } from './render.ts'
import { texts } from './texts.ts'

const sourceLimit = 4
/** Dots show that more is coming once no word has come for so long. */
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
    // A file that the owner uploaded has no address.
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
    // The page has no clipboard permission or no https.
    const field = h('textarea', { class: 'foyer-hidden', 'aria-hidden': 'true' })
    field.value = text
    button.after(field)
    field.select()
    document.execCommand('copy')
    field.remove()
    button.focus()
  }
}

/** Every field may be missing: the server may be older. */
export type AnswerDetails = {
  response?: unknown
  language?: unknown
  sentences?: unknown
  sources?: unknown
  answered?: unknown
  more?: unknown
}

export interface Answer {
  readonly element: HTMLElement
  readonly body: HTMLElement
  text(): string
  show(text: string, complete: boolean): void
  /** An older release names no language. */
  finish(sources: unknown, language?: unknown): void
}

/** An answer of the assistant, named for screen readers, or of a person, named for everyone. */
export function createAnswer(
  announce: (text: string) => void,
  author?: string,
  assistantName?: string,
): Answer {
  const dots = h('div', { class: 'foyer-dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'))
  const body = h('div', { class: 'foyer-text' })
  const tools = h('div', { class: 'foyer-tools' })
  const speaker = author
    ? h('div', { class: 'foyer-author' }, h('bdi', {}, author))
    : h('span', { class: 'foyer-hidden' }, h('bdi', {}, assistantName || texts.role), ': ')
  const element = h('div', { class: 'foyer-answer' }, speaker, dots)
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
      // The server may be checking the next sentence.
      if (!complete) silence = window.setTimeout(() => body.lastChild!.appendChild(dots), silentMs)
    },
    finish(sources, language) {
      clearTimeout(silence)
      dots.remove()
      if (language) body.lang = `${language}`
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
  const element = h('div', { class: 'foyer-trouble' }, h('span', {}, text))
  if (!retry) return element
  const again = h('button', { type: 'button', class: 'foyer-button' }, texts.retry)
  on(again, 'click', () => {
    element.remove()
    retry()
  })
  element.append(again)
  return element
}
