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

/**
 * Waits until the microphone has given some sound, however long a busy machine takes for that. `waitForFunction` takes
 * the promise of an async function for a yes, so only whether there is a recorder is asked that way.
 */
export async function soundIsRecorded(page: Page) {
  await page.waitForFunction(() => (window as Recording).recorder?.state === 'recording')
  await page.evaluate(async () => {
    const recorder = (window as Recording).recorder!
    for (let heard = 0; heard < 1_000; )
      heard += await new Promise<number>((resolve) => {
        recorder.addEventListener('dataavailable', ({ data }) => resolve(data.size), { once: true })
        recorder.requestData()
      })
  })
}
