import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, ownedAssistant } from './support/assistant-screen.ts'
import { expectAccessible, expectToast } from './support/browser.ts'
import { endRecognition, hear, withoutRecognition, withRecognition } from './support/recognition.ts'
import { soundIsRecorded, watchRecorders } from './support/recording.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
openScreens(
  (screens) => {
    ;({ app, browser } = screens)
  },
  { browser: { args } },
)

test('the speaker reads the answer aloud, and falls silent when turned off', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await openAssistant(browser, app, owned)
  await page.evaluate(() => {
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      Object.assign(window, { player: this })
      return play.call(this)
    }
  })
  const chat = page.getByRole('region', { name: 'Test Chat' })
  const speaker = chat.getByRole('button', { name: 'Read answers aloud' })
  await speaker.click()
  expect(await speaker.getAttribute('aria-pressed')).toBe('true')
  const spoken = page.waitForResponse('**/api/voice/synthesize')
  await chat.getByRole('textbox', { name: 'Message' }).fill('How much is a cleaning?')
  await chat.getByRole('textbox', { name: 'Message' }).press('Enter')
  const recording = await spoken
  expect(recording.headers()['content-type']).toContain('audio/')
  expect(recording.request().postDataJSON()).toMatchObject({ language: 'en' })
  const playing = await page.waitForFunction(() => {
    const { player } = window as unknown as { player?: HTMLAudioElement }
    return player && player.currentTime > 0 && { seconds: player.duration, source: player.src }
  })
  const { seconds, source } = (await playing.jsonValue()) as { seconds: number; source: string }
  expect(seconds).toBeGreaterThan(0.5)
  expect(source).toMatch(/^blob:/)
  await speaker.click()
  expect(await page.evaluate(() => (window as unknown as { player: HTMLAudioElement }).player.paused)).toBe(
    true,
  )

  let spokenOf = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/voice/synthesize')) spokenOf++
  })
  const askAndToggle = async (question: string) => {
    const arrived = Promise.withResolvers<void>()
    const toggled = Promise.withResolvers<void>()
    await page.route(`**/api/chat/${owned.assistant.id}`, async (route) => {
      arrived.resolve()
      await toggled.promise
      await route.continue()
    })
    await chat.getByRole('textbox', { name: 'Message' }).fill(question)
    await chat.getByRole('textbox', { name: 'Message' }).press('Enter')
    await arrived.promise
    await speaker.click()
    toggled.resolve()
    await expect.poll(() => chat.getByRole('log').getAttribute('aria-busy')).toBe('false')
    await page.unrouteAll()
  }
  await speaker.click()
  await askAndToggle('When are you open?')
  expect(spokenOf).toBe(0)
  await askAndToggle('What does a cleaning cost?')
  await expect.poll(() => spokenOf).toBe(1)
  expect(problems).toEqual([])
})

test('the microphone adds to the input with the browser’s speech recognition', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await openAssistant(browser, app, owned)
  await withRecognition(page)
  await page.reload()
  const chat = page.getByRole('region', { name: 'Test Chat' })
  await chat.getByRole('textbox', { name: 'Message' }).fill('Hello,')
  await chat.getByRole('button', { name: 'Speak your message' }).click()
  await chat.getByRole('button', { name: 'Stop listening' }).waitFor()
  expect(await hear(page, 'when are you open')).toBe('en-US')
  await endRecognition(page)
  await chat.getByRole('button', { name: 'Speak your message' }).waitFor()
  expect(await chat.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Hello, when are you open')
  expect(problems).toEqual([])
})

test('without browser recognition or a speech model on the server, the microphone is off and says why', async () => {
  const owned = await ownedAssistant(app)
  const { page, problems } = await openAssistant(browser, app, owned)
  await withoutRecognition(page)
  await page.reload()
  const chat = page.getByRole('region', { name: 'Test Chat' })
  const reason = chat.getByText('This Foyer has no model that understands speech')
  await reason.waitFor()
  expect(await chat.getByRole('button', { name: 'Speak your message' }).isDisabled()).toBe(true)
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a browser whose recognition never works is treated as one without it', async () => {
  const owned = await ownedAssistant(app)
  const { page, context } = await openAssistant(browser, app, owned)
  await context.addInitScript(() => {
    class BrokenRecognizer {
      onerror: ((event: unknown) => void) | null = null
      onend: (() => void) | null = null
      start() {
        setTimeout(() => {
          this.onerror?.({ error: 'network' })
          this.onend?.()
        })
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: BrokenRecognizer })
  })
  await page.reload()
  const chat = page.getByRole('region', { name: 'Test Chat' })
  const speak = chat.getByRole('button', { name: 'Speak your message' })
  expect(await speak.isEnabled()).toBe(true)
  await speak.click()
  await chat.getByText('This Foyer has no model that understands speech').waitFor()
  expect(await speak.isDisabled()).toBe(true)
})

test('a server with a speech model transcribes the recording', async () => {
  const heard: string[] = []
  let deaf = false
  const provider: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    heard.push(Buffer.concat(chunks).toString('latin1'))
    if (deaf) response.writeHead(500).end('{}')
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":"when are you open"}')
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => provider.once('listening', listening))
  const { port } = provider.address() as AddressInfo
  const hearing = await startTestApp({
    environment: { SPEECH_BASE_URL: `http://127.0.0.1:${port}/v1/`, LISTEN_MODEL: 'stt' },
  })
  try {
    const { page, problems } = await openAssistant(browser, hearing, await ownedAssistant(hearing))
    await withoutRecognition(page)
    await watchRecorders(page)
    await page.reload()
    const chat = page.getByRole('region', { name: 'Test Chat' })
    const speak = chat.getByRole('button', { name: 'Speak your message' })
    const stop = chat.getByRole('button', { name: 'Stop listening' })
    await speak.click()
    await stop.waitFor()
    await soundIsRecorded(page)
    await stop.click()
    await speak.waitFor()
    const input = chat.getByRole('textbox', { name: 'Message' })
    await expect.poll(() => input.inputValue()).toBe('when are you open')
    expect(heard.at(-1)).toContain('webm')
    expect(heard.at(-1)!.length).toBeGreaterThan(500)
    deaf = true
    await speak.click()
    await stop.click()
    await expectToast(page, 'Couldn’t understand that')
    expect(problems).toEqual([])
  } finally {
    await hearing.close()
    provider.close()
  }
})
