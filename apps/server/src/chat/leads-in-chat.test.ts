import type { LeadMode } from '@foyer/contract/lead-capture'
import type { Lead } from '@foyer/contract/leads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { askStreaming, newSessionId, openPractice } from '../testing/visitors.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function start(mode: LeadMode) {
  const practice = await openPractice(app, {
    tier: 'enterprise',
    multiLanguage: true,
    embed: { leadCapture: { mode, fields: ['email'], consentText: '' } },
  })
  const leads = async () => (await practice.owner.call<Lead[]>('GET', '/api/leads')).body
  return { ...practice, leads }
}

const wish = 'my email is bob@example.com please call me'

test('an address typed in the chat is confirmed in words, and kept once the visitor agrees', async () => {
  const { ask, path, leads } = await start('ask')
  const sessionId = newSessionId()
  const asked = askStreaming(app, path, { message: wish, sessionId })
  await asked.done
  const confirm =
    'Shall I pass on bob@example.com to Harbour Dental, so that they can get back to you? Please answer yes or no.'
  expect(asked.text()).toBe(confirm)
  expect(await leads()).toEqual([])

  const { body } = await ask('Yes, please', { sessionId })
  expect(body).toMatchObject({ answered: true, sources: [] })
  expect(body.response).toContain('bob@example.com')
  expect(await leads()).toMatchObject([
    { email: 'bob@example.com', phone: null, message: wish, consentText: confirm, status: 'new' },
  ])
  // What follows is answered as ever.
  expect((await ask('How much is a cleaning?', { sessionId })).body.response).toContain('$120')
})

test('who says no is no lead; whoever asks to be called is asked for a number first, in their language', async () => {
  const { ask, leads } = await start('before')
  const sessionId = newSessionId()
  await ask(wish, { sessionId })
  expect((await ask('no', { sessionId })).body.response).toBe('All right, I have not passed anything on.')
  expect((await ask('Rufen Sie mich bitte an', { sessionId })).body.response).toContain('Telefonnummer')
  expect((await ask('030 1234567', { sessionId })).body.response).toContain('030 1234567')
  expect(await leads()).toEqual([])
  await ask('ja', { sessionId })
  expect(await leads()).toMatchObject([
    { phone: '030 1234567', email: null, message: 'Rufen Sie mich bitte an\n030 1234567' },
  ])
})

test('bots and OpenAI’s clients have it the same way; other modes leave the words to the website', async () => {
  const { ask, assistant, leads } = await start('ask')
  const token = assistant.apiKey
  const { response: confirm } = (await ask(wish, { sessionId: 'discord-7' }, { token })).body
  await ask('yes', { sessionId: 'discord-7' }, { token })
  expect(await leads()).toMatchObject([{ email: 'bob@example.com' }])

  const messages = [
    { role: 'user', content: wish.replace('bob', 'eve') },
    { role: 'assistant', content: confirm.replace('bob', 'eve') },
    { role: 'user', content: 'yes' },
  ]
  await app.call('POST', '/v1/chat/completions', { token, body: { model: assistant.id, messages } })
  expect((await leads()).map(({ email }) => email)).toEqual(['eve@example.com', 'bob@example.com'])

  const plain = await start('unanswered')
  expect((await plain.ask(wish)).body.response).not.toContain('Shall I pass on')
})
