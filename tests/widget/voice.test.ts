import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '../../apps/widget/src/texts/all.ts'
import { voiceTexts } from '../../apps/widget/src/voice-texts.ts'
import type { EmbedConfig } from '../../packages/contract/src/embed.ts'
import { findViolations } from '../support/find-violations.ts'
import { hear, withoutRecognition, withRecognition } from '../support/recognition.ts'
import { soundIsRecorded, watchRecorders } from '../support/recording.ts'
import { bubbleOf, converse, inputOf, type Site, say, startSite, windowOf } from './setup.ts'

const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

let site: Site
beforeAll(async () => {
  site = await startSite({ args })
})
afterAll(() => site.stop())

let count = 0
async function open(
  config: Partial<EmbedConfig>,
  beforehand?: (page: Page) => Promise<unknown>,
  on: Site = site,
) {
  const assistantId = await on.foyer.assistant({ typingSpeed: 0, ...config })
  on.proxy.reset()
  const foyer = on.proxy.url
  const url = on.publish(`/voice-${count++}`, {
    html: `<!doctype html><html lang="en"><head><title>Shop</title></head><body><main><h1>Shop</h1></main>${on.tag(assistantId)}</body></html>`,
    // The strictest policy that still loads the widget, without media sources.
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${foyer}; connect-src ${foyer}`,
    },
  })
  const visit = await on.visit(url, {}, beforehand)
  visit.page.setDefaultTimeout(15_000)
  await bubbleOf(visit.page).click()
  await windowOf(visit.page).waitFor()
  return { ...visit, assistantId }
}

const micOf = (page: Page) => page.getByRole('button', { name: 'Speak your message' })
const speakerOf = (page: Page) => page.getByRole('button', { name: 'Read answers aloud' })
const voiceFiles = (of: Site) => of.proxy.seen.filter((request) => request.includes('/widget/voice'))

const watchSounds = (page: Page) =>
  page.addInitScript(() => {
    const sounds: { seconds: number; loudest: number; state: string; stopped: boolean }[] = []
    Object.assign(window, { sounds })
    const { start, stop } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function () {
      const loudest = this.buffer!.getChannelData(0).reduce((most, each) => Math.max(most, each), 0)
      const sound = { seconds: this.buffer!.duration, loudest, state: this.context.state, stopped: false }
      sounds.push(sound)
      this.stop = () => {
        sound.stopped = true
        stop.call(this)
      }
      start.call(this)
    }
  })
type Sound = { seconds: number; loudest: number; state: string; stopped: boolean }
const soundsOf = (page: Page) => page.evaluate(() => (window as unknown as { sounds: Sound[] }).sounds)

async function violations(page: Page): Promise<string[]> {
  // axe sees only backgrounds inside the body, and the widget is outside it.
  await page.evaluate(() => {
    const host = document.querySelector('foyer-widget')!
    document.body.append(host)
    for (const animation of host.shadowRoot!.getAnimations()) animation.finish()
  })
  return findViolations(page, { unsureContrast: true })
}

test('without voice in the settings there are no buttons and nothing is loaded', async () => {
  const { page, assistantId, close } = await open({})
  expect(await converse(page, 'How much is a cleaning?')).toContain('$120')
  expect(await windowOf(page).getByRole('button', { name: 'Send' }).count()).toBe(1)
  expect(await micOf(page).count()).toBe(0)
  expect(await speakerOf(page).count()).toBe(0)
  expect(site.proxy.seen).toContain(`POST /api/chat/${assistantId}`)
  expect(voiceFiles(site)).toEqual([])
  await close()
})

test('the speaker reads answers aloud while it is on, under a policy that forbids media', async () => {
  const { page, complaints, assistantId, close } = await open({ voiceEnabled: true }, watchSounds)
  await speakerOf(page).waitFor()
  expect(voiceFiles(site)).toEqual([expect.stringMatching(/^GET \/widget\/voice\.[0-9a-f]{8}\.js$/)])
  expect(await speakerOf(page).getAttribute('aria-pressed')).toBe('false')
  await converse(page, 'Where are you?')
  expect(site.proxy.seen.join()).not.toContain('synthesize')

  await speakerOf(page).click()
  expect(await speakerOf(page).getAttribute('aria-pressed')).toBe('true')
  const spoken = page.waitForRequest('**/api/voice/synthesize')
  const answer = await converse(page, 'How much is a cleaning?')
  const { text, ...rest } = (await spoken).postDataJSON()
  expect(rest).toEqual({ language: 'en', assistantId })
  expect(text.replace(/\s/g, '')).toBe(answer.replace(/\s/g, ''))
  await expect.poll(() => soundsOf(page), { timeout: 90_000 }).toHaveLength(1)
  const [sound] = await soundsOf(page)
  expect(sound).toMatchObject({ state: 'running', stopped: false })
  expect(sound!.seconds).toBeGreaterThan(0.5)
  expect(sound!.loudest).toBeGreaterThan(0.01)

  await bubbleOf(page).click()
  await windowOf(page).waitFor({ state: 'hidden' })
  expect((await soundsOf(page))[0]!.stopped).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('the microphone fills the input with recognized speech, in the assistant’s language', async () => {
  const { page, complaints, close } = await open({ voiceEnabled: true, language: 'de' }, withRecognition)
  const mic = page.getByRole('button', { name: voiceTexts.de!.mic })
  await inputOf(page).fill('Guten Tag,')
  await mic.click()
  expect(await mic.getAttribute('aria-pressed')).toBe('true')
  expect(await hear(page, 'wann haben Sie')).toBe('de-DE')
  await hear(page, 'wann haben Sie geöffnet')
  expect(await inputOf(page).inputValue()).toBe('Guten Tag, wann haben Sie geöffnet')
  await mic.click()
  expect(await mic.getAttribute('aria-pressed')).toBe('false')
  expect(await page.locator('.foyer-send').isEnabled()).toBe(true)

  await mic.click()
  await say(page, 'Was kostet es?')
  await hear(page, 'zu spät')
  expect(await inputOf(page).inputValue()).toBe('')
  expect(await mic.getAttribute('aria-pressed')).toBe('false')
  await mic.click()
  await page.keyboard.press('Escape')
  await windowOf(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => (window as unknown as { aborted?: boolean }).aborted)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test.each(['light', 'dark'] as const)('axe finds nothing, off and on: %s', async (theme) => {
  const { page, close } = await open({ voiceEnabled: true, theme }, withRecognition)
  await speakerOf(page).waitFor()
  expect(await violations(page)).toEqual([])
  await speakerOf(page).click()
  await micOf(page).click()
  for (const button of [speakerOf(page), micOf(page)])
    expect(await button.getAttribute('aria-pressed')).toBe('true')
  expect(await violations(page)).toEqual([])
  await close()
})

test('without speech recognition in browser or server the microphone is off and says why', async () => {
  const { page, complaints, close } = await open({ voiceEnabled: true }, withoutRecognition)
  await micOf(page).waitFor()
  await expect.poll(() => site.proxy.seen).toContain('GET /api/voice')
  await page.waitForLoadState('networkidle')
  expect(await micOf(page).isDisabled()).toBe(true)
  expect(await micOf(page).getAttribute('title')).toBe(voiceTexts.en!.noRecognition)
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('a server with a speech model transcribes the recording', async () => {
  const heard: string[] = []
  let broken = false
  const provider = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    heard.push(Buffer.concat(chunks).toString('latin1'))
    if (broken) response.writeHead(500).end('{}')
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":"when are you open"}')
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => provider.once('listening', listening))
  const { port } = provider.address() as AddressInfo
  const hearing = await startSite({
    args,
    environment: { SPEECH_BASE_URL: `http://127.0.0.1:${port}/v1/`, LISTEN_MODEL: 'stt' },
  })
  try {
    const { page, assistantId } = await open(
      { voiceEnabled: true },
      async (page) => {
        await withoutRecognition(page)
        await watchRecorders(page)
      },
      hearing,
    )
    await micOf(page).click()
    await soundIsRecorded(page)
    await micOf(page).click()
    await expect.poll(() => inputOf(page).inputValue()).toBe('when are you open')
    expect(hearing.proxy.seen).toContain(`POST /api/voice/transcribe?language=en&assistantId=${assistantId}`)
    expect(heard[0]).toContain('\x1aE\xdf\xa3')
    expect(heard[0]).toContain('audio/webm')
    broken = true
    await micOf(page).click()
    await soundIsRecorded(page)
    await micOf(page).click()
    await windowOf(page).getByText(voiceTexts.en!.misheard).first().waitFor()
    expect(await inputOf(page).inputValue()).toBe('when are you open')
  } finally {
    await hearing.stop()
    provider.close()
  }
})

test('the buttons are translated into every panel language', () => {
  expect(Object.keys(voiceTexts).sort()).toEqual(Object.keys(texts).sort())
})
