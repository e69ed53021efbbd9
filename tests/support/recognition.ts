import type { Page } from 'playwright-core'

type Recognising = { recognizer: { lang: string; onresult(event: unknown): void; stop(): void } }

/** Call before the page loads. Test browsers have no speech recognition, so this fakes the interface. */
export const withRecognition = (page: Page) =>
  page.addInitScript(() => {
    class Recognizer {
      lang = ''
      onresult: ((event: unknown) => void) | null = null
      onend: (() => void) | null = null
      start() {
        Object.assign(window, { recognizer: this })
      }
      stop() {
        this.onend?.()
      }
      abort() {
        Object.assign(window, { aborted: true })
        this.onend?.()
      }
    }
    Object.assign(window, { SpeechRecognition: Recognizer })
  })

export const withoutRecognition = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
  })

export const hear = (page: Page, transcript: string) =>
  page.evaluate((words) => {
    const { recognizer } = window as unknown as Recognising
    recognizer.onresult({ results: [{ isFinal: true, 0: { transcript: words }, length: 1 }] })
    return recognizer.lang
  }, transcript)

/** The recognizer stops at silence. */
export const endRecognition = (page: Page) =>
  page.evaluate(() => (window as unknown as Recognising).recognizer.stop())
