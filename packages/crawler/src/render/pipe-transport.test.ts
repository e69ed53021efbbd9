import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { RunningBrowser } from './browser-process.ts'
import { createBrowserStarter } from './browser-starter.ts'
import { findChromium } from './find-chromium.ts'
import { createPipeTransport, type MessageLimits } from './pipe-transport.ts'

const executablePath = findChromium({ chosen: process.env.CHROMIUM_PATH, searchPath: process.env.PATH })

const running: RunningBrowser[] = []
afterEach(async () => {
  for (const each of running.splice(0)) await each.end()
})

function listening(limits: Partial<MessageLimits> = {}) {
  const from = new PassThrough()
  const got: unknown[] = []
  const ends: string[] = []
  const transport = createPipeTransport(new PassThrough(), from, () => ends.push('killed'), {
    messageBytes: 1_000,
    bytes: 10_000,
    messages: 10,
    ...limits,
  })
  transport.onmessage = (message) => {
    got.push(message)
  }
  const count = () => transport.countAnew((reason) => ends.push(reason.message))
  count()
  async function say(...pieces: string[]) {
    for (const piece of pieces) {
      from.write(piece)
      await turn()
      await turn()
    }
  }
  return { transport, say, got, ends, count }
}

const flood = 'it floods the browser with messages'

test('messages are reassembled from any chunks', async () => {
  const { say, got } = listening()
  await say(
    '{"id":1}\0{"i',
    'd":',
    '2}',
    '\0',
    `{"method":"Page.loaded","params":"${'é'.repeat(100)}"}\0{"id":3}\0`,
  )
  expect(got).toEqual([{ id: 1 }, { id: 2 }, { method: 'Page.loaded', params: 'é'.repeat(100) }, { id: 3 }])
})

test('console messages are dropped unparsed, however they are chunked', async () => {
  const { say, got, ends, transport } = listening()
  const long = 'x'.repeat(1_500)
  await say(`{"method":"Runtime.consoleAPICalled","params":"${long}"}\0{"id":1}\0`)
  await say('{"method":"Log.ent', `ryAdded","params":"${long}`, `${long}"}`, '\0{"id":2}\0')
  await say('{"method":"Log.entryAdded"}\0', '{"method":"Runtime.exceptionThrown", not JSON at all\0')
  // The same text inside another message stays.
  await say('{"id":3,"result":{"method":"Log.entryAdded"}}\0')
  expect(got).toEqual([{ id: 1 }, { id: 2 }, { id: 3, result: { method: 'Log.entryAdded' } }])
  expect(ends).toEqual([])
  expect(transport.heard().handedOnBytes).toBeLessThan(100)
})

test('invalid JSON closes the browser', async () => {
  const { say, got, ends } = listening()
  await say('{"id":1}\0{"id":\0{"id":2}\0', '{"id":3}\0')
  expect(got).toEqual([{ id: 1 }])
  expect(ends).toEqual(['it could not be understood', 'killed'])
})

test('an error in the driver closes only the browser', async () => {
  const { say, ends, transport } = listening()
  transport.onmessage = async () => {
    throw new Error('unexpected')
  }
  await say('{"id":1}\0')
  expect(ends).toEqual(['it could not be understood', 'killed'])
})

test('message size, total size and count are limited per page', async () => {
  const long = listening()
  await long.say(`{"id":"${'x'.repeat(900)}`, 'x'.repeat(200))
  expect(long.ends).toEqual([flood, 'killed'])

  const chatty = listening()
  const line = `{"method":"Log.entryAdded","params":"${'x'.repeat(4_000)}"}\0`
  await chatty.say(line, line)
  chatty.count()
  await chatty.say(line, line)
  expect(chatty.ends).toEqual([])
  await chatty.say(line)
  expect(chatty.ends).toEqual([flood, 'killed'])

  const many = listening()
  await many.say('{"id":1}\0'.repeat(11))
  expect(many.got).toHaveLength(10)
  expect(many.ends).toEqual([flood, 'killed'])
})

test('megabytes of console output are dropped on a real page', async () => {
  if (!executablePath) throw new Error('these tests need a Chromium: set CHROMIUM_PATH')
  const browser = await createBrowserStarter({ executablePath, warn: () => {} })()
  running.push(browser)
  const page = await (await browser.browser.newContext()).newPage()
  browser.said.countAnew(() => {})
  await page.evaluate(`for (let i = 0; i < 10; i++) console.log(i + 'x'.repeat(2e6));
    setTimeout(() => { throw new Error('x'.repeat(2e6)) })`)
  expect(await page.evaluate('1 + 1')).toBe(2)
  const { bytes, handedOnBytes } = browser.said.heard()
  expect(bytes).toBeGreaterThan(20e6)
  expect(handedOnBytes).toBeLessThan(100_000)
})
