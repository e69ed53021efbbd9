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
  send(words: string, files: UploadedFile[]): void
}

const limit = 4_000

/** Where the visitor writes. No form element: a sandboxed page may forbid forms. */
export function createComposer({ settings, draft, send }: Wiring) {
  let busy = false
  let uploads: Uploads | undefined
  const input = h('textarea', { rows: '1', maxlength: `${limit}`, enterkeyhint: 'send', dir: 'auto' })
  const attach = h('span')
  const mic = h('span')
  const note = h('div', { class: 'foyer-limit', 'aria-live': 'polite' })
  const files = h('div', { class: 'foyer-files' })
  const submit = iconButton(texts.send, icons.send, dispatch, 'foyer-send')
  const element = h(
    'div',
    { class: 'foyer-composer' },
    files,
    h('div', { class: 'foyer-field' }, attach, input, mic, submit),
    note,
  )

  function refresh() {
    const empty = !input.value.trim() && !uploads?.ready()
    submit.disabled = busy || empty || !!uploads?.busy()
    // Why the next message can't go yet, else it looks broken; or that the field is full, in figures, which every language
    // reads: what is pasted beyond is cut off by the browser without a word.
    note.textContent = busy && !empty ? texts.typing : input.value.length < limit ? '' : `${limit} / ${limit}`
    // Grows with its text until the style's maximum.
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
    dispatch()
  })
  write(draft.recall())

  return {
    element,
    input,
    mic,
    write,
    setBusy(value: boolean) {
      busy = value
      refresh()
    },
    files,
    attach,
    refresh,
    /** What sends files, once it is there. */
    sendFilesBy(given: Uploads) {
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
