import type { LeadMode } from '@foyer/contract/lead-capture'
import type { Lead } from '@foyer/contract/leads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pngOf } from '../../testing/documents.ts'
import { sendFile } from '../../testing/send-file.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { askStreaming, newSessionId, openPractice } from '../../testing/visitors.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function start(mode: LeadMode, embed: NonNullable<Parameters<typeof openPractice>[1]>['embed'] = {}) {
  const practice = await openPractice(app, {
    tier: 'enterprise',
    multiLanguage: true,
    embed: { leadCapture: { mode, fields: ['email'], consentText: '' }, ...embed },
  })
  const leads = async () => (await practice.owner.call<Lead[]>('GET', '/api/leads')).body
  return { ...practice, leads }
}

const request = 'my email is bob@example.com please call me'

test('an address typed in the chat is confirmed in words, and kept once the visitor agrees', async () => {
  const { ask, path, leads } = await start('ask')
  const sessionId = newSessionId()
  const asked = askStreaming(app, path, { message: request, sessionId })
  await asked.done
  const confirm =
    'Shall I pass on bob@example.com to Harbour Dental, so that they can get back to you? Please answer yes or no.'
  expect(asked.text()).toBe(confirm)
  expect(await leads()).toEqual([])

  const { body } = await ask('Yes, please', { sessionId })
  expect(body).toMatchObject({ answered: true, sources: [] })
  expect(body.response).toContain('bob@example.com')
  expect(await leads()).toMatchObject([
    { email: 'bob@example.com', phone: null, message: request, consentText: confirm, status: 'new' },
  ])
  // Later questions are answered as usual.
  expect((await ask('How much is a cleaning?', { sessionId })).body.response).toContain('$120')
})

test('a no makes no lead; a request for a call is asked for a number, in the visitor’s language', async () => {
  const { ask, leads } = await start('before')
  const sessionId = newSessionId()
  await ask(request, { sessionId })
  expect((await ask('no', { sessionId })).body.response).toBe('All right, I have not passed anything on.')
  expect((await ask('Rufen Sie mich bitte an', { sessionId })).body.response).toContain('Telefonnummer')
  expect((await ask('030 1234567', { sessionId })).body.response).toContain('030 1234567')
  expect(await leads()).toEqual([])
  await ask('ja', { sessionId })
  expect(await leads()).toMatchObject([
    { phone: '030 1234567', email: null, message: 'Rufen Sie mich bitte an\n030 1234567' },
  ])
})

test('bots and OpenAI clients get the same; other modes answer from the website', async () => {
  const { ask, assistant, leads } = await start('ask')
  const token = assistant.apiKey
  const { response: confirm } = (await ask(request, { sessionId: 'discord-7' }, { token })).body
  await ask('yes', { sessionId: 'discord-7' }, { token })
  expect(await leads()).toMatchObject([{ email: 'bob@example.com' }])

  const messages = [
    { role: 'user', content: request.replace('bob', 'eve') },
    { role: 'assistant', content: confirm.replace('bob', 'eve') },
    { role: 'user', content: 'yes' },
  ]
  await app.call('POST', '/v1/chat/completions', { token, body: { model: assistant.id, messages } })
  expect((await leads()).map(({ email }) => email)).toEqual(['eve@example.com', 'bob@example.com'])

  const plain = await start('unanswered')
  expect((await plain.ask(request)).body.response).not.toContain('Shall I pass on')
})

test('a friendly yes keeps the lead with the time to call', async () => {
  const { ask, leads } = await start('ask')
  const agree = async (phone: string, reply: string) => {
    const sessionId = newSessionId()
    await ask(`Please ring me about an implant: ${phone}`, { sessionId })
    return (await ask(reply, { sessionId })).body.response
  }
  expect(await agree('020 7946 0101', 'Oh yes please, that would be wonderful, thanks a lot!')).toContain(
    '020 7946 0101',
  )
  expect(await agree('020 7946 0102', '👍🏼')).toContain('passed it on')
  await agree('020 7946 0103', 'Sure, mornings before half past nine are best')
  // Neither is consent.
  expect(await agree('020 7946 0104', 'yes but no')).toContain('Shall I pass on')
  expect(await agree('020 7946 0105', 'No thanks')).toContain('not passed anything on')
  const told = await leads()
  expect(told.map(({ phone }) => phone)).toEqual(['020 7946 0103', '020 7946 0102', '020 7946 0101'])
  expect(told[0]!.message).toBe(
    'Please ring me about an implant: 020 7946 0103\nSure, mornings before half past nine are best',
  )
})

test('another question is answered with the consent question below, once, streamed or not', async () => {
  const { ask, path, leads } = await start('ask')
  const sessionId = newSessionId()
  const { response: confirm } = (await ask(request, { sessionId })).body
  const asked = askStreaming(app, path, { message: 'yes, and how much is a cleaning?', sessionId })
  await asked.done
  expect(asked.text()).toContain('$120')
  expect(asked.text().endsWith(`\n\n${confirm}`)).toBe(true)
  expect(asked.answer()).toMatchObject({ response: asked.text(), answered: true })
  expect(asked.answer()!.sources.length).toBeGreaterThan(0)
  expect(await leads()).toEqual([])

  const { response } = (await ask('And whitening?', { sessionId })).body
  expect(response).not.toContain('Shall I pass on')
  const other = newSessionId()
  await ask(request.replace('bob', 'ann'), { sessionId: other })
  await ask('What are your opening hours?', { sessionId: other })
  await ask('Yes, do that', { sessionId: other })
  expect(await leads()).toMatchObject([
    {
      email: 'ann@example.com',
      message: expect.stringContaining('call me'),
      consentText: expect.stringMatching(/^Shall I/),
    },
  ])
  const { messages } = (
    await app.call<{ messages: { content: string }[] }>('GET', `${path}/history?sessionId=${sessionId}`)
  ).body
  expect(messages.map(({ content }) => content)).toContain(asked.text())
})

test('a yes counts together with a request for a person', async () => {
  const { ask, leads } = await start('ask', { handoff: true })
  const sessionId = newSessionId()
  await ask(request, { sessionId })
  const { body } = await ask('Yes please, and I want to talk to a real person', { sessionId })
  expect(body.handoff).toMatchObject({ state: 'wanted' })
  expect(body.response).toContain('passed it on')
  expect(await leads()).toMatchObject([{ email: 'bob@example.com' }])
})

test('a yes sent with a picture keeps the lead and mentions the picture', async () => {
  const files = { allowFileUpload: true, fileUploadEnabled: true }
  const { ask, path, leads } = await start('ask', files)
  const sessionId = newSessionId()
  await ask(request, { sessionId })
  const { body: sent } = await sendFile(app, path, pngOf(), { name: 'tooth.png', sessionId })
  const { body } = await ask('Yes, here is the tooth', { sessionId, fileIds: [sent.id] })
  expect(body.response).toMatch(/pictures[\s\S]+passed it on/)
  expect(await leads()).toMatchObject([
    { email: 'bob@example.com', message: `${request}\nYes, here is the tooth` },
  ])
})
