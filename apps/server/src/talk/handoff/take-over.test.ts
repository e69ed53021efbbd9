import type { ChatAnswer } from '@foyer/contract/chat'
import type { Conversation } from '@foyer/contract/conversations'
import type { WebhookDelivery } from '@foyer/contract/webhooks'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDesk } from '../../testing/live.ts'
import { startModelServer } from '../../testing/models/model-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { askStreaming } from '../../testing/visitors.ts'

let model: Awaited<ReturnType<typeof startModelServer>>
let app: TestApp
let other: TestApp
beforeAll(async () => {
  model = await startModelServer()
  app = await startTestApp({ environment: model.environment })
  other = await startTestApp({ beside: app })
  await app.services.queue.start([])
})
afterAll(async () => {
  await other.close()
  await app.close()
  await model.close()
})

type Desk = Awaited<ReturnType<typeof openDesk>>

async function openSlowDesk() {
  model.does({ says: ['A cleaning costs $120.'] })
  const desk = await openDesk(app, { tier: 'enterprise' })
  model.does({ says: ['A crown costs $900. ', 'A filling', ' costs'], hangAfter: 2 })
  return { ...desk, left: model.state.left, asked: model.state.asked.length }
}

const takeOver = ({ owner, at }: Desk) => other.call('POST', at('takeover'), { token: owner.token })

async function saidIn({ owner, id, path, sessionId }: Desk) {
  const { body: history } = await app.call<{ messages: Conversation['messages'] }>(
    'GET',
    `${path}/history?sessionId=${sessionId}`,
  )
  const { body: owners } = await owner.call<Conversation>('GET', `/api/conversations/${id}`)
  const { body: all } = await owner.call<Conversation[]>('GET', '/api/conversations/download')
  const [seen, read, downloaded] = [history.messages, owners.messages, all[0]!.messages].map((messages) =>
    messages.map(({ role, author, content }) => `${author ?? role}: ${content}`),
  )
  expect(read).toEqual(seen)
  expect(downloaded).toEqual(seen)
  return seen!.slice(2)
}

const usedBy = async ({ owner }: Desk) =>
  (await owner.call<{ messageCount: number }>('GET', '/api/usage')).body.messageCount

test('taking over during an answer retracts it and passes the question on', async () => {
  const desk = await openSlowDesk()
  const used = await usedBy(desk)
  await desk.owner.call('POST', '/api/webhooks', {
    body: { url: 'https://93.184.216.34/hook', events: ['message.answered', 'question.unanswered'] },
  })
  const asked = askStreaming(app, desk.path, { message: 'How much is a crown?', sessionId: desk.sessionId })
  await expect.poll(asked.text, { timeout: 60_000 }).toBe('A crown costs $900.')
  await takeOver(desk)
  await asked.done
  expect(asked.events.map(({ event }) => event).slice(-2)).toEqual(['retract', 'done'])
  await expect.poll(() => model.state.left).toBe(desk.left + 1)
  expect(asked.answer()).toMatchObject({
    response: expect.stringContaining('Ada is here in person'),
    answered: false,
    sources: [],
    handoff: { state: 'person', person: 'Ada' },
  })
  await desk.write('For you, $850.')
  expect(await saidIn(desk)).toEqual(['user: How much is a crown?', 'Ada: For you, $850.'])
  const { body: totals } = await desk.owner.call<{ totalMessages: number }>(
    'GET',
    '/api/conversations/totals',
  )
  expect(totals.totalMessages).toBe(4)
  // The person's reply uses no message quota and fires no answer event.
  expect(await usedBy(desk)).toBe(used)
  const { body: hooks } = await desk.owner.call<{ id: string }[]>('GET', '/api/webhooks')
  const told = await desk.owner.call<WebhookDelivery[]>('GET', `/api/webhooks/${hooks[0]!.id}/deliveries`)
  expect(told.body).toEqual([])
  await desk.handBack()
  model.does({ says: ['A crown costs $900.'] })
  expect((await desk.say('How much is a crown?')).body).toMatchObject({ answered: true })
})

test('a caller without streaming is told that a person took over', async () => {
  const desk = await openSlowDesk()
  const waiting = desk.say('How much is a crown?', { messageKey: 'one-key' })
  await vi.waitUntil(() => model.state.asked.length > desk.asked, { timeout: 60_000 })
  await takeOver(desk)
  expect((await waiting).body).toMatchObject({ handoff: { state: 'person', person: 'Ada' }, answered: false })
  // Sending the message again stores it once.
  await desk.say('How much is a crown?', { messageKey: 'one-key' })
  expect(await saidIn(desk)).toEqual(['user: How much is a crown?'])
})

test('taking over just before an answer is stored discards the answer', async () => {
  const desk = await openSlowDesk()
  model.does({ says: ['There are twelve parking spaces.'] })
  const steppingIn = new pg.Client(app.database.connection)
  await steppingIn.connect()
  await steppingIn.query('begin')
  await steppingIn.query('select from conversations where id = $1 for no key update', [desk.id])
  const asked = desk.say('How many parking spaces are there?')
  await vi.waitUntil(
    async () => {
      const { rows } = await steppingIn.query(
        'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      )
      return rows.length > 0
    },
    { timeout: 60_000 },
  )
  await steppingIn.query(
    `insert into handoffs (conversation_id, account_id, assistant_id, state, person, active_at)
     values ($1, $2, $3, 'person', 'Grace', now())`,
    [desk.id, desk.owner.id, desk.assistant.id],
  )
  await steppingIn.query('commit')
  await steppingIn.end()
  expect((await asked).body).toMatchObject<Partial<ChatAnswer>>({
    handoff: { state: 'person', person: 'Grace', reason: null },
    sources: [],
  })
  expect(await saidIn(desk)).toEqual(['user: How many parking spaces are there?'])
})
