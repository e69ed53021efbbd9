import type { UploadedFile } from '@foyer/contract/chat'
import { h, iconButton, on } from './dom.ts'
import type { Draft } from './draft.ts'
import { icons } from './icons.ts'
import { troubleNote } from './message.ts'
import type { PanelSettings } from './settings.ts'
import { texts } from './texts.ts'
import type { Uploads } from './upload.ts'

interface Wiring {
  settings(): PanelSettings
  draft: Draft
  send(words: string, files: UploadedFile[]): void
  /** What sends files is fetched by those who have one to send. */
  fetchUploads(files: HTMLElement, changed: () => void): Promise<Uploads>
}

const limit = 4_000

/** Where the visitor writes. No form element: a sandboxed page may forbid forms. */
export function createComposer({ settings, draft, send, fetchUploads }: Wiring) {
  let busy = false
  let uploads: Uploads | undefined
  let fetching: Promise<Uploads> | undefined
  const input = h('textarea', { rows: '1', maxlength: `${limit}`, enterkeyhint: 'send', dir: 'auto' })
  const picker = h('input', {
    type: 'file',
    multiple: '',
    class: 'foyer-hidden',
    tabindex: '-1',
    'aria-hidden': 'true',
  })
  const mic = h('span')
  const full = h('div', { class: 'foyer-limit', 'aria-live': 'polite' })
  const files = h('div', { class: 'foyer-files' })
  const attach = iconButton(texts.attach, icons.attach, () => {
    picker.click()
    prepare().catch(() => {})
  })
  const submit = iconButton(texts.send, icons.send, dispatch, 'foyer-send')
  const element = h(
    'div',
    { class: 'foyer-composer' },
    files,
    h('div', { class: 'foyer-field' }, attach, picker, input, mic, submit),
    full,
  )

  async function prepare() {
    try {
      fetching ||= fetchUploads(files, refresh)
      uploads = await fetching
    } catch (error) {
      fetching = undefined
      throw error
    }
  }

  async function add(chosen: File[]) {
    try {
      await prepare()
      const { fileLimit, fileTypes } = settings()
      for (const file of chosen) uploads!.add(file, fileLimit, fileTypes)
    } catch {
      files.append(troubleNote(texts.unreachable, () => add(chosen)))
    }
  }

  function refresh() {
    const empty = !input.value.trim() && !uploads?.ready()
    submit.disabled = busy || empty || Boolean(uploads?.busy())
    // In figures, which every language reads: what is pasted beyond is cut off by the browser without a word.
    full.textContent = input.value.length < limit ? '' : `${limit} / ${limit}`
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
  on(picker, 'change', () => {
    add([...picker.files!])
    picker.value = ''
    input.focus()
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
    update() {
      const { placeholder, fileTypes, uploads: allowed } = settings()
      let accept = ''
      for (const type of fileTypes) accept += `${accept && ','}.${type}`
      picker.accept = accept
      input.placeholder = placeholder
      input.setAttribute('aria-label', placeholder)
      attach.hidden = !allowed
      refresh()
    },
  }
}
