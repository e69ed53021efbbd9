import type { UploadedFile } from '@foyer/contract/chat'
import { h, iconButton, on } from './dom.ts'
import { icons } from './icons.ts'
import type { PanelSettings } from './settings.ts'
import { texts } from './texts.ts'
import { createAttachments } from './upload.ts'

interface Wiring {
  uploadUrl: string
  sessionId(): string
  settings(): PanelSettings
  send(text: string, files: UploadedFile[]): void
}

/** Where the visitor writes. No form element: a sandboxed page may forbid forms. */
export function createComposer({ uploadUrl, sessionId, settings, send }: Wiring) {
  let busy = false
  const input = h('textarea', { rows: '1', maxlength: '4000', enterkeyhint: 'send', dir: 'auto' })
  const picker = h('input', {
    type: 'file',
    multiple: '',
    class: 'foyer-hidden',
    tabindex: '-1',
    'aria-hidden': 'true',
  })
  const mic = h('span')
  const attachments = createAttachments(uploadUrl, sessionId, refresh)
  const attach = iconButton(texts.attach, icons.attach, () => picker.click())
  const submit = iconButton(texts.send, icons.send, dispatch, 'foyer-send')
  const element = h(
    'div',
    { class: 'foyer-composer' },
    attachments.element,
    h('div', { class: 'foyer-field' }, attach, picker, input, mic, submit),
  )

  function refresh() {
    const empty = !input.value.trim() && !attachments.ready()
    submit.disabled = busy || empty || attachments.busy()
    // Grows with its text until the style's maximum.
    input.style.height = 'auto'
    if (input.value) input.style.height = `${input.scrollHeight}px`
  }

  function dispatch() {
    refresh()
    if (submit.disabled) return
    const files = attachments.take()
    let names = ''
    for (const file of files) names += (names && ', ') + file.name
    const text = input.value.trim() || names
    input.value = ''
    refresh()
    send(text, files)
  }

  on(input, 'input', refresh)
  on(input, 'keydown', (event) => {
    // Enter that ends a composition (Japanese, Chinese, Korean) belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
    event.preventDefault()
    dispatch()
  })
  on(picker, 'change', () => {
    for (let index = 0; index < (picker.files?.length ?? 0); index++)
      attachments.add(picker.files![index]!, settings())
    picker.value = ''
    input.focus()
  })
  refresh()

  return {
    element,
    input,
    mic,
    setBusy(value: boolean) {
      busy = value
      refresh()
    },
    update() {
      const { placeholder, fileTypes, uploads } = settings()
      let accept = ''
      for (const type of fileTypes) accept += `${accept && ','}.${type}`
      picker.accept = accept
      input.placeholder = placeholder
      input.setAttribute('aria-label', placeholder)
      attach.hidden = !uploads
      refresh()
    },
  }
}
