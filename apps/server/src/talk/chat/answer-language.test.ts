import type { ChatAnswer } from '@foyer/contract/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { askStreaming, newSessionId, openPractice } from '../../testing/visitors.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const german = 'Was kostet eine Krone und wo finde ich die Praxis?'

/** The language of the same answer: in one piece, as a stream and in the conversation's history. */
async function languagesOf({ path, ask }: Awaited<ReturnType<typeof openPractice>>, question: string) {
  const sessionId = newSessionId()
  const whole = await ask(question)
  const asked = askStreaming(app, path, { message: question, sessionId })
  await asked.done
  const { body } = await app.call<{ messages: Partial<ChatAnswer>[] }>(
    'GET',
    `${path}/history?sessionId=${sessionId}`,
  )
  return [whole.body.language, asked.answer()?.language, ...body.messages.map(({ language }) => language)]
}

test('an answer names the language it is written in, wherever it is read', async () => {
  const practice = await openPractice(app, { tier: 'enterprise', multiLanguage: true })
  expect(await languagesOf(practice, german)).toEqual(['de', 'de', undefined, 'de'])
})

test('an assistant of one language answers in its own, and its answers say so', async () => {
  const practice = await openPractice(app, { language: 'fr' })
  expect(await languagesOf(practice, german)).toEqual(['fr', 'fr', undefined, 'fr'])
})

test('a visitor who asks for a person is answered in a language that is named', async () => {
  const practice = await openPractice(app, {
    tier: 'enterprise',
    multiLanguage: true,
    embed: { handoff: true },
  })
  const { body } = await practice.ask('Kann ich bitte mit einem Menschen sprechen?')
  expect(body.handoff).toBeTruthy()
  expect(body.language).toBe('de')
})
