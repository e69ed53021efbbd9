import type { Page } from 'playwright-core'

type Recording = { recorder?: MediaRecorder }

/** Call before the page is loaded: its recorders can then be asked how much they have heard. */
export const watchRecorders = (page: Page) =>
  page.addInitScript(() => {
    const Recorder = window.MediaRecorder
    window.MediaRecorder = class extends Recorder {
      constructor(...given: ConstructorParameters<typeof MediaRecorder>) {
        super(...given)
        Object.assign(window, { recorder: this })
      }
    }
  })

/** Waits until the microphone has given a second or so of sound, however long a busy machine takes for that. */
export const soundIsRecorded = (page: Page) =>
  page.waitForFunction(async () => {
    const { recorder } = window as Recording
    if (recorder?.state !== 'recording') return false
    const heard = await new Promise<Blob>((resolve) => {
      recorder.addEventListener('dataavailable', ({ data }) => resolve(data), { once: true })
      recorder.requestData()
    })
    return heard.size > 500
  })
