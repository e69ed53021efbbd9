import type { Page } from 'playwright-core'

type Recording = { recorder?: MediaRecorder }

/** Call before the page loads. */
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

/** `waitForFunction` takes a promise for true, so it polls only the recorder's state. */
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
