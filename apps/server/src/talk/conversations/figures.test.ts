import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '../../platform/db/schema/conversations.ts'
import { createAssistant } from '../../testing/assistants.ts'
import { createConversation } from '../../testing/conversations.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listUnanswered } from './read-figures.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the newest unanswered questions are ordered by question, not by answer time', async () => {
  const owner = await registerOwner(app)
  const assistant = await createAssistant(app, owner)
  const { db } = app.services
  const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 10, minute))
  const ask = async (question: string, asked: number, answered = asked) => {
    const { messageIds } = await createConversation(app, assistant, {
      said: [question, 'I do not know.'],
      confidence: 'none',
      createdAt: at(asked),
    })
    if (answered > asked)
      await db
        .update(messages)
        .set({ createdAt: at(answered) })
        .where(eq(messages.id, messageIds[1]!))
  }
  await ask('Before', 0, 30)
  await ask('Slowly', 10, 20)
  await ask('First', 11)
  await ask('Second', 12)
  const newest = async (most: number) => {
    const scope = { accountId: owner.id, assistantId: null, since: at(5), testChats: false }
    return (await listUnanswered(db, scope, most)).map(({ text }) => text)
  }
  expect(await newest(2)).toEqual(['Second', 'First'])
  expect(await newest(9)).toEqual(['Second', 'First', 'Slowly'])
})
