import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { harbourFacts } from '../../testing/harbour-dental.ts'
import { openDesk } from '../../testing/live.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
beforeAll(async () => {
  server = await startMailServer()
  app = await startTestApp({
    jobs: true,
    environment: server.environment,
    handingOver: { mailAfterMs: 0 },
  })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const named = (value: string) => ({
  kind: 'name' as const,
  label: 'Name',
  value,
  url: 'https://morna.example/',
  origin: 'structured' as const,
  sure: true,
})

const unescaped = (text: string) =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** The mail as its reader sees it. The server mistook the end of encoded header words for soft breaks. */
function readable(raw: string) {
  const [head = '', ...parts] = raw.split('\r\n\r\n')
  const words = head
    .replace(/\r\n[ \t]+/g, ' ')
    .replaceAll('? =?UTF-8?Q?', '')
    .replace(/=\?UTF-8\?Q\?([^?]*)\?/g, (_, code: string) => unescaped(code.replaceAll('_', ' ')))
  return { head: words, text: unescaped(parts.join('\r\n\r\n').replaceAll('=\r\n', '')) }
}

async function mailedReply(name: string, siteName: string) {
  const desk = await openDesk(app, { name, facts: [...harbourFacts, named(siteName)] })
  const email = `noor-${crypto.randomUUID()}@visitor.example`
  await app.call('POST', `${desk.path}/leads`, { body: { sessionId: desk.sessionId, email, consent: true } })
  await desk.takeOver()
  await desk.write('Your table is laid.')
  const raw = await vi.waitFor(
    () => {
      const [first] = server.to(email)
      expect(first).toBeDefined()
      return first!.raw
    },
    { timeout: 60_000 },
  )
  const page = (await app.call('GET', `/conversation/${desk.assistant.id}`)).text
  const frame = (await app.call('GET', `/conversation/${desk.assistant.id}/frame`)).text
  return { ...readable(raw), page, frame }
}

test('visitors see the website’s spelling of the name, in the mail and on the linked page', async () => {
  const { head, text, page, frame } = await mailedReply('mornas tin n thyme', 'Morna’s Tin ’n’ Thyme')
  expect(head).toMatch(/^From: Morna’s Tin ’n’ Thyme by Foyer/m)
  expect(head).toMatch(/^Subject: Ada from Morna’s Tin ’n’ Thyme has replied/m)
  expect(text).toContain('in a chat with Morna’s Tin ’n’ Thyme.')
  expect(page).toContain('<h1>Morna’s Tin ’n’ Thyme</h1>')
  for (const each of [page, frame]) expect(each).toContain('<title>Morna’s Tin ’n’ Thyme</title>')
  for (const each of [head, text, page, frame]) expect(each).not.toContain('mornas tin n thyme')
})

test('the owner’s name is used if the website’s differs in more than spelling', async () => {
  const { head, text, page } = await mailedReply('Mornas', 'Morna’s Tin ’n’ Thyme')
  expect(head).toMatch(/^From: Mornas by Foyer </m)
  expect(page).toContain('<h1>Mornas</h1>')
  for (const each of [head, text, page]) expect(each).not.toContain('Thyme')
})

test('markup in a name is escaped', async () => {
  const { page, frame } = await mailedReply('Morna Son', 'Morna <& Son>')
  expect(page).toContain('<h1>Morna &lt;&amp; Son&gt;</h1>')
  expect(page + frame).not.toContain('<& Son>')
})
