import type { UploadedFile } from '@foyer/contract/chat'
import { h, icon, iconButton, on } from './dom.ts'
import type { Settings } from './host.ts'
import css from './upload.css?inline'
import { uploadTexts } from './upload-texts.ts'

const fileTypes = ['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'gif', 'webp']
const largest = 10_485_760

const shapes = {
  attach:
    'm20 11.5-8.2 8.1a5 5 0 0 1-7.1-7.1l8.2-8.1a3.3 3.3 0 0 1 4.7 4.7l-8.2 8.1a1.7 1.7 0 0 1-2.4-2.4l7.6-7.4',
  close: 'M6 6l12 12M18 6 6 18',
  file: 'M13.5 3.5H7a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9zm0 0V9H19',
}

/** Why a file is refused before it is sent. The server checks its content. */
function refusal({ name, size }: File, limit: number, types: string[]): 413 | 415 | 0 {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  let allowed = false
  for (const type of types) allowed ||= type === extension
  if (!allowed) return 415
  return size > limit ? 413 : 0
}

/** Provided by the panel, which may be of another release: fields are only ever added. */
export interface UploadWiring {
  url: string
  language: string
  /** Holds the row of files. */
  element: HTMLElement
  sessionId(): string
  /** A file was added, removed or uploaded. */
  changed(): void
  style(css: string): void
  /** Holds the button to attach files. */
  button?: HTMLElement
  settings?(): Settings
  input?: HTMLElement
  announce?(text: string): void
}

export interface Uploads {
  add(file: File, limit: number, types: string[]): void
  ready(): number
  busy(): boolean
  /** Returns the uploaded files and empties the row. */
  take(): UploadedFile[]
}

export type CreateUploads = (wiring: UploadWiring) => Uploads

export const createUploads: CreateUploads = ({
  url,
  language,
  element,
  sessionId,
  changed,
  style,
  button,
  settings,
  input,
  announce,
}) => {
  const texts = uploadTexts[language] || uploadTexts.en!
  const ready: UploadedFile[] = []
  let running = 0
  style(css)

  const reason = (status: number, limit: number) =>
    status === 413
      ? texts.tooLarge.replace('{}', () =>
          limit < 1_048_576
            ? `${Math.floor(limit / 1024)}\u00a0KB`
            : `${Math.floor(limit / 104_857.6) / 10}\u00a0MB`,
        )
      : status === 415
        ? texts.wrongType
        : status === 422
          ? texts.unreadable
          : texts.failed

  function add(file: File, limit: number, types: string[]) {
    const bar = h('span', {
      class: 'foyer-bar',
      role: 'progressbar',
      'aria-label': file.name,
      'aria-valuenow': '0',
    })
    const state = h('span', { class: 'foyer-file-state' })
    const request = new XMLHttpRequest()
    let uploaded: UploadedFile | undefined
    const announceFile = (text: string) => announce?.(text.replace('{}', () => file.name))
    const remove = iconButton(`${texts.remove}: ${file.name}`, shapes.close, () => {
      const neighbor = chip.nextElementSibling || chip.previousElementSibling
      request.abort()
      for (let index = 0; index < ready.length; index++) if (ready[index] === uploaded) ready.splice(index, 1)
      chip.remove()
      ;(neighbor || button)?.querySelector('button')?.focus()
      announceFile(texts.removed)
      changed()
    })
    const chip = h(
      'div',
      { class: 'foyer-file' },
      icon(shapes.file),
      h('span', { class: 'foyer-file-name', dir: 'auto', title: file.name }, file.name),
      state,
      remove,
      bar,
    )
    const refuse = (status: number) => {
      state.textContent = reason(status, limit)
      if (chip.isConnected) announceFile(`{}: ${state.textContent}`)
      bar.remove()
      chip.classList.add('foyer-refused')
    }
    element.append(chip)
    const refused = refusal(file, limit, types)
    if (refused) return refuse(refused)

    const form = new FormData()
    form.append('sessionId', sessionId())
    form.append('file', file)
    running++
    request.open('POST', url)
    request.timeout = 120_000
    request.upload.onprogress = ({ loaded, total }) => {
      const share = Math.round((loaded / total) * 100) || 0
      bar.setAttribute('aria-valuenow', String(share))
      bar.style.width = `${share}%`
    }
    request.onloadend = () => {
      running--
      try {
        if (request.status < 200 || request.status > 299) throw request.status
        uploaded = JSON.parse(request.responseText) as UploadedFile
        if (typeof uploaded.id !== 'string') throw request.status
        ready.push(uploaded)
        bar.remove()
        announceFile(texts.attached)
      } catch {
        refuse(request.status)
      }
      changed()
    }
    request.send(form)
    changed()
  }

  const typesOf = ({ allowedFileTypes: types }: Settings) => (Array.isArray(types) ? types : fileTypes)

  if (button && settings) {
    const picker = h('input', {
      type: 'file',
      multiple: '',
      class: 'foyer-hidden',
      tabindex: '-1',
      'aria-hidden': 'true',
    })
    on(picker, 'change', () => {
      const { maxFileSize } = settings()
      const limit = typeof maxFileSize === 'number' && maxFileSize > 0 ? maxFileSize : largest
      for (const file of [...picker.files!]) add(file, limit, typesOf(settings()))
      picker.value = ''
      input?.focus()
    })
    const limitTypes = () => {
      let accept = ''
      for (const type of typesOf(settings())) accept += `${accept && ','}.${type}`
      picker.accept = accept
    }
    limitTypes()
    button.append(
      iconButton(texts.attach, shapes.attach, () => {
        limitTypes()
        picker.click()
      }),
      picker,
    )
  }

  return {
    add,
    ready: () => ready.length,
    busy: () => running > 0,
    take() {
      // Refused files go, too: they would look like a part of the next message.
      element.replaceChildren()
      return ready.splice(0)
    },
  }
}
