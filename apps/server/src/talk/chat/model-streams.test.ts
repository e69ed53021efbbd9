import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { modelSpending } from '../../platform/db/schema/models.ts'
import { openModelPractice, says } from '../../testing/models/model-practice.ts'
import type { Behaviour } from '../../testing/models/model-server.ts'
import { askStreaming, newSessionId, openPractice } from '../../testing/visitors.ts'

const { app, model, practice, stored, close } = await openModelPractice()
afterAll(close)

// Earlier failures must not pause the model.
beforeEach(() => app.clock.advance(60_000))

describe('a model’s stream', () => {
  test('starts with the model’s first words', async () => {
    model.does(says('A cleaning costs $120. There are twelve free parking spaces.', { everyMs: 80 }))
    const asked = askStreaming(app, practice.path, {
      message: 'How much is a cleaning, and is there parking?',
    })
    await asked.done
    const deltas = asked.events.filter(({ event }) => event === 'delta')
    expect(deltas[0]!.data.text).toBe('A')
    expect(deltas[0]!.at).toBeLessThan(model.state.lastPieceAt.at(-1)!)
    expect(asked.text()).toBe('A cleaning costs $120. There are twelve free parking spaces.')
    expect(asked.text()).toBe(asked.answer()!.response)
  })

  test('holds back sentences the site doesn’t support', async () => {
    model.does(
      says('A cleaning costs $120. We also offer helicopter rides to Paris for $77777. Parking is free.'),
    )
    const asked = askStreaming(app, practice.path, { message: 'How much is a cleaning?' })
    await asked.done
    expect(asked.text()).not.toMatch(/helicopter|Paris/)
    expect(asked.text()).toBe(asked.answer()!.response)
    expect(asked.text()).toContain('$120')
  })

  test('shows withheld sentences to the owner only', async () => {
    const owners = { token: practice.owner.token }
    const lie = 'We also offer helicopter rides to Paris for $77777.'
    const truth = 'A cleaning costs $120.'
    const made = {
      by: 'compatible:stand-in',
      trouble: null,
      cut: [{ sentence: lie, reason: 'sum-nowhere' }],
    }
    model.does(says(`${truth} ${lie}`))
    const asked = await practice.ask('How much is a cleaning?', { sessionId: 'made' }, owners)
    expect(asked.body).toMatchObject({ response: truth, confidence: 'sure', making: made })
    const history = await app.call<{ messages: object[] }>(
      'GET',
      `${practice.path}/history?sessionId=made`,
      owners,
    )
    expect(history.body.messages[1]).toMatchObject({ confidence: 'sure', making: made })

    // A withheld answer is stored in bounded length.
    const long = `A cleaning costs $999 ${'and more '.repeat(100)}this week.`
    model.does(says(long))
    const { body } = await practice.ask('How much is a cleaning?')
    expect(body).toMatchObject({ confidence: 'sure', response: expect.stringContaining('$120') })
    expect(body).not.toHaveProperty('making')
    const [, said] = await stored(body.sessionId)
    const own = await app.call<{ messages: object[] }>(
      'GET',
      `${practice.path}/history?sessionId=${body.sessionId}`,
    )
    expect(own.body.messages[1]).toMatchObject({ confidence: 'sure' })
    expect(own.body.messages[1]).not.toHaveProperty('making')
    const { body: conversation } = await practice.owner.call<{ messages: object[] }>(
      'GET',
      `/api/conversations/${said!.conversationId}`,
    )
    expect(conversation.messages[1]).toMatchObject({
      making: {
        by: 'built-in',
        trouble: 'ungrounded',
        cut: [{ sentence: `${long.slice(0, 400)}…`, reason: 'sum-nowhere' }],
      },
    })
  })

  test('catches a false claim after a true one in the same sentence', async () => {
    model.does(says('A cleaning costs $120 and e.g. a whale costs $77777 today. Parking is free.'))
    const { body } = await practice.ask('How much is a cleaning?')
    expect(body.response).not.toMatch(/whale|77777/)
    expect(body.response).toContain('$120')
  })

  test('retracts the first words of a rejected sentence, and the built-in answerer takes over', async () => {
    model.does(says('A cleaning costs $999 this week.'))
    const asked = askStreaming(app, practice.path, { message: 'How much is a cleaning?' })
    await asked.done
    expect(asked.text()).toMatch(/^A cleaning costs… let me start again\. .*\$120/s)
    expect(asked.text()).not.toContain('999')
    expect(asked.text()).toBe(asked.answer()!.response)
  })

  test.each<[string, Behaviour]>([
    ['breaks off', says('A cleaning costs', { cutAfter: 2, everyMs: 40 })],
    ['goes silent', says('A cleaning costs', { hangAfter: 2, everyMs: 40 })],
  ])('ends in a complete answer if the model %s after its first words', async (_name, behaviour) => {
    model.does(behaviour)
    const asked = askStreaming(app, practice.path, { message: 'How much is a cleaning?' })
    await asked.done
    expect(asked.text()).toMatch(/^A… let me start again\. .*\$120/s)
    expect(asked.text()).toBe(asked.answer()!.response)
  })

  test('stops the model when the visitor leaves, and keeps the text so far', async () => {
    const sessionId = newSessionId()
    const left = model.state.left
    model.does(says(`A cleaning costs $120. ${'Parking is free. '.repeat(50)}`, { everyMs: 25 }))
    const asked = askStreaming(app, practice.path, { message: 'How much is a cleaning?', sessionId })
    await expect.poll(() => asked.text(), { timeout: 90_000 }).toContain('$120.')
    asked.leave()
    await asked.done.catch(() => {})
    await expect.poll(() => model.state.left, { timeout: 90_000 }).toBe(left + 1)
    await expect.poll(async () => (await stored(sessionId)).length, { timeout: 90_000 }).toBe(2)
    const [question, said] = await stored(sessionId)
    expect(question!.content).toBe('How much is a cleaning?')
    expect(said!.content).toMatch(/^A cleaning costs \$120\./)
    expect(said!.content.length).toBeLessThan(600)
  })
})

test('a stream that can’t be stored ends in an error, and is not counted', async () => {
  const { db } = app.services
  const { owner, path } = await openPractice(app, { tier: 'enterprise' })
  model.does(says('A cleaning costs $120. Parking is free.', { everyMs: 60 }))
  const asked = askStreaming(app, path, { message: 'How much is a cleaning?' })
  await expect.poll(() => asked.text()).not.toBe('')
  await db.execute('alter table messages rename to lost_messages')
  await asked.done
  await db.execute('alter table lost_messages rename to messages')
  expect(asked.events.at(-1)).toMatchObject({
    event: 'error',
    data: { code: 'failed', message: expect.stringContaining('went wrong') },
  })
  const usage = await owner.call<{ messageCount: number }>('GET', '/api/usage')
  expect(usage.body.messageCount).toBe(0)
})

describe('the built-in answerer takes over', () => {
  test.each<[string, Behaviour]>([
    ['slow', { hangs: true }],
    ['failed', { status: 500 }],
    ['failed', { status: 401 }],
    ['failed', { status: 200, body: 'no stream at all', headers: { 'content-type': 'text/plain' } }],
    ['failed', { raw: 'data: {"choices": "garbage"}\n\n\u0000\u0001\u0002' }],
    ['rate_limited', { status: 429, headers: { 'retry-after': '1' } }],
    ['refused', { says: [], finish: 'content_filter' }],
    ['empty', { says: [] }],
    ['ungrounded', { says: [' ', '\n'] }],
    ['cut_off', says('We open', { cutAfter: 1, everyMs: 10 })],
    ['ungrounded', says('Bitte kaufen Sie Aktien der Firma Quibblex für 77 Euro.')],
    ['ungrounded', says('{"xq9": "zzkl 88231"}')],
  ])('when the model is %s: %o', async (reason, behaviour) => {
    model.does(behaviour)
    const { status, body } = await practice.ask('How much is a cleaning?')
    expect(status).toBe(200)
    expect(body.response).toContain('$120')
    expect(body.answered).toBe(true)
    const [, said] = await stored(body.sessionId)
    expect(said).toMatchObject({ answeredBy: 'built-in', fallbackReason: reason })
  })

  test('for the rest, if the model breaks off after a valid sentence', async () => {
    model.does(says('A cleaning costs $120. There are twelve free', { cutAfter: 6, everyMs: 10 }))
    const { body } = await practice.ask('How much is a cleaning?')
    expect(body.response).toBe('A cleaning costs $120.')
    const [, said] = await stored(body.sessionId)
    expect(said).toMatchObject({ answeredBy: 'compatible:stand-in', fallbackReason: 'cut_off' })
  })

  test('at once after three failures in a row; half a minute later the model is tried again', async () => {
    model.does({ status: 503 })
    for (let nth = 0; nth < 3; nth++) await practice.ask('How much is a cleaning?')
    const asked = model.state.asked.length
    const { body } = await practice.ask('How much is a cleaning?')
    expect(model.state.asked).toHaveLength(asked)
    expect((await stored(body.sessionId))[1]).toMatchObject({ fallbackReason: 'resting' })
    app.clock.advance(31_000)
    model.does(says('A cleaning costs $120.'))
    expect((await practice.ask('How much is a cleaning?')).body.response).toBe('A cleaning costs $120.')
  })

  test('once the month’s budget is spent', async () => {
    model.does(says('A cleaning costs $120.'))
    const { db, now } = app.services
    const period = now().toISOString().slice(0, 7)
    const spend = (costMicroUsd: number) =>
      db.update(modelSpending).set({ costMicroUsd }).where(eq(modelSpending.period, period))
    await practice.ask('How much is a cleaning?')
    await spend(1_000_000)
    const asked = model.state.asked.length
    const { body } = await practice.ask('How much is a cleaning?')
    expect(model.state.asked).toHaveLength(asked)
    expect(body.response).toContain('$120')
    expect((await stored(body.sessionId))[1]).toMatchObject({ fallbackReason: 'over_budget' })
    await spend(0)
  })
})

test('the log contains no messages and no key', () => {
  const log = app.logged.join('')
  expect(log).toContain('the model did not answer')
  for (const words of ['cleaning', 'Quibblex', '$120', 'helicopter']) expect(log).not.toContain(words)
})
