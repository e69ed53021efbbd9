import type { UploadedFile } from '@foyer/contract/chat'
import { h, iconButton, on } from './dom.ts'
import type { Draft } from './draft.ts'
import { icons } from './icons.ts'
import type { PanelSettings } from './settings.ts'
import { texts } from './texts.ts'
import type { Uploads } from './upload.ts'

interface Wiring {
  settings(): PanelSettings
  draft: Draft
  announce(text: string): void
  send(words: string, files: UploadedFile[]): void
}

const limit = 4_000

/** Not a form element: a sandboxed page may forbid forms. */
export function createComposer({ settings, draft, announce, send }: Wiring) {
  let busy = false
  let uploads: Uploads | undefined
  const input = h('textarea', { rows: '1', maxlength: `${limit}`, enterkeyhint: 'send', dir: 'auto' })
  const attach = h('span')
  const mic = h('span')
  const note = h('div', { class: 'foyer-limit' })
  const files = h('div', { class: 'foyer-files' })
  const submit = iconButton(texts.send, icons.send, dispatch, 'foyer-send')
  const element = h(
    'div',
    { class: 'foyer-composer' },
    h('div', { class: 'foyer-field' }, attach, input, mic, submit),
  )

  function refresh() {
    const empty = !input.value.trim() && !uploads?.ready()
    submit.disabled = busy || empty || !!uploads?.busy()
    // The note explains why the next message waits, or that the browser cut off a long paste.
    const full = input.value.length < limit ? '' : `${limit} / ${limit}`
    if (full && note.textContent !== full) announce(full)
    note.textContent = busy && !empty ? texts.typing : full
    // Grows with its text up to the style sheet's maximum.
    input.style.height = 'auto'
    if (input.value) input.style.height = `${input.scrollHeight}px`
    draft.type(input.value)
  }

  function dispatch() {
    refresh()
    if (submit.disabled) return
    const words = input.value.trim()
    write('')
    send(words, uploads?.take() || [])
  }

  function write(text: string) {
    input.value = text.slice(0, limit)
    refresh()
  }

  on(input, 'input', refresh)
  on(input, 'keydown', (event) => {
    // Enter that ends a composition (Japanese, Chinese, Korean) belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
    event.preventDefault()
    if (busy && input.value.trim()) announce(texts.typing)
    dispatch()
  })
  write(draft.recall())

  return {
    element,
    input,
    mic,
    note,
    files,
    attach,
    write,
    refresh,
    setBusy(value: boolean) {
      busy = value
      refresh()
    },
    setUploads(given: Uploads) {
      uploads = given
    },
    update() {
      const { placeholder, uploads: allowed } = settings()
      input.placeholder = placeholder
      input.setAttribute('aria-label', placeholder)
      attach.hidden = !allowed
      refresh()
    },
  }
}
