import type { UploadedFile } from '@foyer/contract/chat'
import { h, icon, iconButton } from './dom.ts'
import { icons } from './icons.ts'
import type { PanelSettings } from './settings.ts'
import { fill, texts } from './texts.ts'

const tooLarge = (limit: number) =>
  fill(
    texts.tooLarge,
    limit < 1_048_576 ? `${Math.floor(limit / 1024)} KB` : `${Math.floor(limit / 104_857.6) / 10} MB`,
  )

/** Why a file is refused before it is sent; the server looks again, at its content. */
function refusal(name: string, size: number, limit: number, types: string[]): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  let allowed = false
  for (const type of types) allowed ||= type === extension
  if (!allowed) return texts.wrongType
  return size > limit ? tooLarge(limit) : ''
}

/** The files chosen for the next message, each with its progress. */
export function createAttachments(url: string, sessionId: () => string, changed: () => void) {
  const element = h('div', { class: 'foyer-files' })
  const ready: UploadedFile[] = []
  let running = 0

  function add(file: File, { fileLimit: limit, fileTypes }: PanelSettings) {
    const bar = h('span', {
      class: 'foyer-bar',
      role: 'progressbar',
      'aria-label': file.name,
      'aria-valuenow': '0',
    })
    const state = h('span', { class: 'foyer-file-state', role: 'alert' })
    const request = new XMLHttpRequest()
    let uploaded: UploadedFile | undefined
    const remove = iconButton(`${texts.remove}: ${file.name}`, icons.close, () => {
      request.abort()
      for (let index = 0; index < ready.length; index++) if (ready[index] === uploaded) ready.splice(index, 1)
      chip.remove()
      changed()
    })
    const chip = h(
      'div',
      { class: 'foyer-file' },
      icon(icons.file),
      h('span', { class: 'foyer-file-name', dir: 'auto', title: file.name }, file.name),
      state,
      remove,
      bar,
    )
    const refuse = (text: string) => {
      state.textContent = text
      bar.remove()
      chip.classList.add('foyer-refused')
    }
    element.append(chip)
    const refused = refusal(file.name, file.size, limit, fileTypes)
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
      } catch {
        const { status } = request
        refuse(status === 413 ? tooLarge(limit) : status === 415 ? texts.wrongType : texts.uploadFailed)
      }
      changed()
    }
    request.send(form)
    changed()
  }

  return {
    element,
    add,
    ready: () => ready.length,
    busy: () => running > 0,
    /** Hands over what has been uploaded and empties the row. */
    take(): UploadedFile[] {
      element.replaceChildren()
      return ready.splice(0)
    },
  }
}
