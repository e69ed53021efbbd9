import type { Page } from 'playwright-core'

type Recognising = { recogniser: { lang: string; onresult(event: unknown): void; stop(): void } }

/** Call before the page loads. Test browsers have no speech recognition, so this fakes the interface. */
export const withRecognition = (page: Page) =>
  page.addInitScript(() => {
    class Recogniser {
      lang = ''
      onresult: ((event: unknown) => void) | null = null
      onend: (() => void) | null = null
      start() {
        Object.assign(window, { recogniser: this })
      }
      stop() {
        this.onend?.()
      }
      abort() {
        Object.assign(window, { aborted: true })
        this.onend?.()
      }
    }
    Object.assign(window, { SpeechRecognition: Recogniser })
  })

export const withoutRecognition = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
  })

export const hear = (page: Page, transcript: string) =>
  page.evaluate((words) => {
    const { recogniser } = window as unknown as Recognising
    recogniser.onresult({ results: [{ isFinal: true, 0: { transcript: words }, length: 1 }] })
    return recogniser.lang
  }, transcript)

/** The recognizer stops at silence. */
export const endRecognition = (page: Page) =>
  page.evaluate(() => (window as unknown as Recognising).recogniser.stop())
