import type { Page } from 'playwright-core'

type Recognising = { recogniser: { lang: string; onresult(event: unknown): void; stop(): void } }

/**
 * Call before the page is loaded. No browser of a test machine understands speech; this one speaks the protocol of those
 * that do, and `hear` says what it hears.
 */
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

/** Has the page's recogniser hear these words, and tells the language in which it listens. */
export const hear = (page: Page, transcript: string) =>
  page.evaluate((words) => {
    const { recogniser } = window as unknown as Recognising
    recogniser.onresult({ results: [{ isFinal: true, 0: { transcript: words }, length: 1 }] })
    return recogniser.lang
  }, transcript)

/** The recogniser takes a silence for the end. */
export const endRecognition = (page: Page) =>
  page.evaluate(() => (window as unknown as Recognising).recogniser.stop())
