import { rates } from '@foyer/contract/rates'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversations } from '../../platform/db/schema/conversations.ts'
import { sendFile } from '../../testing/send-file.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newSessionId, openPractice } from '../../testing/visitors.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.services.queue.start([])
})
afterAll(() => app.close())

const times = <Result>(count: number, act: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, act))

test('refused requests leave no conversation behind', async () => {
  const { owner, ask, path } = await openPractice(app, { tier: 'pro', embed: { handoff: true } })
  const kept = () => app.services.db.$count(conversations, eq(conversations.accountId, owner.id))
  const post = (act: string, body: object) => app.call('POST', `${path}${act}`, { body })
  const leave = () => {
    const sessionId = newSessionId()
    return post('/leads', {
      sessionId,
      email: `${sessionId}@example.com`,
      message: 'Call me.',
      consent: true,
    })
  }
  const requestPerson = () => post('/handoff', {})
  const { personsCalledPerDayPerAddress: calls, leadsPerDayPerAddress: leads } = rates
  await times(calls, requestPerson)
  await times(leads, leave)
  const before = await kept()
  expect(before).toBe(calls + leads)

  const refused = [
    ...(await times(15, requestPerson)),
    ...(await times(15, () => ask('May I talk to a human?', { sessionId: newSessionId() }))),
    ...(await times(15, leave)),
    ...(await times(5, () => post('/feedback', { sessionId: newSessionId(), rating: 5 }))),
    ...(await times(5, () => post('/typing', { sessionId: newSessionId() }))),
    ...(await times(5, () => ask('What is this?', { fileIds: [crypto.randomUUID()] }))),
    ...(await times(5, () => sendFile(app, path, 'We open at nine.', { name: 'note.txt' }))),
  ]
  expect(refused.filter(({ status }) => status < 400)).toEqual([])
  await times(100, () => ask('How much is a cleaning?'))
  const answered = await kept()
  expect((await ask('How much is a cleaning?')).status).toBe(429)
  expect(await kept()).toBe(answered)
  expect(answered - before).toBeLessThan(100)
})
