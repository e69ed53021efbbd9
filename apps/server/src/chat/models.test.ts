import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conversations, messages, modelSpending } from '../db/schema/chat.ts'
import { pngOf } from '../testing/documents.ts'
import { asTokens, type Behaviour, type ModelServer, startModelServer } from '../testing/model-server.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { askStreaming, newSessionId, openPractice } from '../testing/visitors.ts'

let model: ModelServer
let app: TestApp
let practice: Awaited<ReturnType<typeof openPractice>>
beforeAll(async () => {
  model = await startModelServer()
  app = await startTestApp({
    environment: {
      ...model.environment,
      MODEL_SEES: 'true',
      MODEL_FIRST_TOKEN_SECONDS: '1',
      MODEL_TOTAL_SECONDS: '2',
      MODEL_INPUT_PRICE: '2',
      MODEL_OUTPUT_PRICE: '10',
      MODEL_MONTHLY_BUDGET: '1',
    },
  })
  practice = await openPractice(app, {
    tier: 'enterprise',
    dailyIpLimit: 100_000,
    embed: { allowFileUpload: true },
  })
  model.does({ says: ['A cleaning costs $120.'] })
  // The first call loads the client, which takes longer than these tests let a model think.
  await practice.ask('How much is a cleaning?')
})
afterAll(async () => {
  await app.close()
  await model.close()
})

// Whatever failed before must not make the model rest.
beforeEach(() => app.clock.advance(60_000))

const stored = async (sessionId: string) => {
  const { db } = app.services
  const rows = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.sessionId, sessionId))
    .orderBy(messages.turn, messages.id)
  return rows.map((row) => row.message)
}

const says = (text: string, more: object = {}): Behaviour => ({ says: asTokens(text), ...more })

describe('a model', () => {
  test('is known to the owner’s screens', async () => {
    const { body } = await practice.owner.call('GET', '/api/subscription/limits')
    expect(body.languageModel).toBe(true)
  })

  test('answers from the passages; what it used and cost is recorded', async () => {
    model.does(says('A cleaning costs $120 and a crown costs $900.'))
    const { body } = await practice.ask('How much are a cleaning and a crown?')
    expect(body).toMatchObject({
      response: 'A cleaning costs $120 and a crown costs $900.',
      answered: true,
      sources: [
        { url: 'https://harbour.example/prices', title: 'Prices', quote: expect.stringContaining('$') },
      ],
    })
    const [, said] = await stored(body.sessionId)
    expect(said).toMatchObject({
      answeredBy: 'compatible:stand-in',
      fallbackReason: null,
      answered: true,
      inputTokens: 120,
      outputTokens: 9,
    })
    expect(said!.costUsd).toBeCloseTo((120 * 2 + 9 * 10) / 1e6, 9)
  })

  test('is told the rules, the passages as data, and the conversation', async () => {
    model.does(says('A cleaning costs $120.'))
    const { body } = await practice.ask('How much is a cleaning?')
    await practice.ask('Is there parking there?', { sessionId: body.sessionId })
    const [system, before, reply, now] = model.state.asked.at(-1)!.messages
    expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('Harbour Dental') })
    expect([before!.content, reply!.content]).toEqual(['How much is a cleaning?', 'A cleaning costs $120.'])
    expect(now!.content).toMatch(
      /<data-(\w+)>[\s\S]*twelve free parking spaces[\s\S]*<\/data-\1>[\s\S]*Is there parking there\?/,
    )
  })

  test('may think long: what was asked meanwhile stays behind its question', async () => {
    const sessionId = newSessionId()
    model.does(says('A cleaning costs $120.', { firstAfterMs: 500 }))
    const asked = model.state.asked.length
    const slow = practice.ask('How much is a cleaning?', { sessionId })
    await expect.poll(() => model.state.asked).toHaveLength(asked + 1)
    await practice.ask('Hello!', { sessionId })
    await slow
    const contents = (await stored(sessionId)).map(({ content }) => content)
    expect(contents.slice(0, 3)).toEqual(['How much is a cleaning?', 'A cleaning costs $120.', 'Hello!'])
  })

  test('names the passages it answers from; the marks become the sources', async () => {
    model.answers((asked) => {
      const passages = String(asked.messages.at(-1)!.content)
      const number = /\[(\d+)\] [^\n]*\n[^[]*twelve free parking/.exec(passages)![1]
      return says(`There are twelve free parking spaces [${number}].`)
    })
    const { body } = await practice.ask('Is there parking?')
    expect(body.response).toBe('There are twelve free parking spaces.')
    expect(body.sources[0]).toMatchObject({ quote: expect.stringContaining('twelve free parking spaces') })
    model.does(says('A cleaning costs $120.'))
  })

  test('is told the same beginning with every question', async () => {
    const system = () => model.state.asked.at(-1)!.messages[0]!.content
    await practice.ask('How much is a cleaning?')
    const first = system()
    await practice.ask('How much is a crown?')
    expect(system()).toBe(first)
  })

  test('is not asked for a greeting', async () => {
    const asked = model.state.asked.length
    expect((await practice.ask('Hello!')).body.answered).toBe(true)
    expect(model.state.asked).toHaveLength(asked)
  })

  test('may say that the site does not tell', async () => {
    // The mark is made anew for each question, so the stand-in reads it from what it was told.
    model.answers((asked) => {
      const mark = /\[\[unknown-\w+\]\]/.exec(String(asked.messages[0]!.content))![0]
      return says(`${mark} The website does not tell; please call +1 555 0100.`)
    })
    const { body } = await practice.ask('Do you repair umbrellas?')
    expect(body).toMatchObject({
      response: 'The website does not tell; please call +1 555 0100.',
      answered: false,
      sources: [],
    })
  })

  test('sees the pictures a visitor sends', async () => {
    model.does(says('A crown costs $900.'))
    const form = new FormData()
    const sessionId = newSessionId()
    form.set('sessionId', sessionId)
    form.set('file', new Blob([new Uint8Array(pngOf())]), 'tooth.png')
    await fetch(`${app.url}${practice.path}/files`, { method: 'POST', body: form })
    const { body } = await practice.ask('What would a crown for this tooth cost?', { sessionId })
    expect(body.response).toBe('A crown costs $900.')
    const [, question] = model.state.asked.at(-1)!.messages
    expect(question!.content).toEqual([
      { type: 'text', text: expect.stringContaining('crown for this tooth') },
      { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/png;base64,/) } },
    ])
  })
})

describe('a stream of a model', () => {
  test('begins when the model begins, long before its first sentence is complete', async () => {
    model.does(says('A cleaning costs $120. There are twelve free parking spaces.', { everyMs: 80 }))
    const asked = askStreaming(app, practice.path, {
      message: 'How much is a cleaning, and is there parking?',
    })
    await asked.done
    const deltas = asked.events.filter(({ event }) => event === 'delta')
    expect(deltas[0]!.data.text).toBe('A')
    expect(deltas[0]!.at - model.state.firstPieceAt.at(-1)!).toBeLessThan(200)
    expect(asked.events.at(-1)!.at - deltas[0]!.at).toBeGreaterThan(500)
    expect(asked.text()).toBe('A cleaning costs $120. There are twelve free parking spaces.')
    expect(asked.text()).toBe(asked.answer()!.response)
  })

  test('holds back what the site does not say', async () => {
    model.does(says('A cleaning costs $120. We also offer free helicopter rides to Paris. Parking is free.'))
    const asked = askStreaming(app, practice.path, { message: 'How much is a cleaning?' })
    await asked.done
    expect(asked.text()).not.toMatch(/helicopter|Paris/)
    expect(asked.text()).toBe(asked.answer()!.response)
    expect(asked.text()).toContain('$120')
  })

  test('what it was not let say is told to the owner alone', async () => {
    const owners = { token: practice.owner.token }
    const lie = 'We also offer free helicopter rides to Paris.'
    const truth = 'A cleaning costs $120.'
    const made = {
      by: 'compatible:stand-in',
      trouble: null,
      cut: [{ sentence: lie, reason: 'words-nowhere' }],
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

    // Of an answer that fell whole, what made it fall is kept, and no more of it than anybody would read.
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
        cut: [{ sentence: `${long.slice(0, 400)}…`, reason: 'number-nowhere' }],
      },
    })
  })

  test('is not fooled by a lie that hides behind a truth in one sentence', async () => {
    model.does(says('A cleaning costs $120 and e.g. a whale costs $77777 today. Parking is free.'))
    const { body } = await practice.ask('How much is a cleaning?')
    expect(body.response).not.toMatch(/whale|77777/)
    expect(body.response).toContain('$120')
  })

  test('voids first words whose sentence does not stand, and the built-in answerer takes over', async () => {
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
  ])('whose model %s after its first words ends in a whole answer', async (_name, behaviour) => {
    model.does(behaviour)
    const asked = askStreaming(app, practice.path, { message: 'How much is a cleaning?' })
    await asked.done
    expect(asked.text()).toMatch(/^A… let me start again\. .*\$120/s)
    expect(asked.text()).toBe(asked.answer()!.response)
  })

  test('ends in the middle when the visitor leaves: the model is stopped, what was said is kept', async () => {
    const sessionId = newSessionId()
    const left = model.state.left
    model.does(says(`A cleaning costs $120. ${'Parking is free. '.repeat(50)}`, { everyMs: 25 }))
    const asked = askStreaming(app, practice.path, { message: 'How much is a cleaning?', sessionId })
    await expect.poll(() => asked.text(), { timeout: 5_000 }).toContain('$120.')
    asked.leave()
    await asked.done.catch(() => {})
    await expect.poll(() => model.state.left, { timeout: 5_000 }).toBe(left + 1)
    await expect.poll(async () => (await stored(sessionId)).length, { timeout: 5_000 }).toBe(2)
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

describe('the built-in answerer stands in', () => {
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
    ['ungrounded', says('xq9 zzkl 88231 qqpr vlmx kkd 12 hjw.')],
  ])('when the model is %s: %o', async (reason, behaviour) => {
    model.does(behaviour)
    const { status, body } = await practice.ask('How much is a cleaning?')
    expect(status).toBe(200)
    expect(body.response).toContain('$120')
    expect(body.answered).toBe(true)
    const [, said] = await stored(body.sessionId)
    expect(said).toMatchObject({ answeredBy: 'built-in', fallbackReason: reason })
  })

  test('for the rest, when the model breaks off after a sentence that stands', async () => {
    model.does(says('A cleaning costs $120. There are twelve free', { cutAfter: 6, everyMs: 10 }))
    const { body } = await practice.ask('How much is a cleaning?')
    expect(body.response).toBe('A cleaning costs $120.')
    const [, said] = await stored(body.sessionId)
    expect(said).toMatchObject({ answeredBy: 'compatible:stand-in', fallbackReason: 'cut_off' })
  })

  test('at once, when the model failed three times in a row; half a minute later it is asked again', async () => {
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

  test('when the month’s budget is spent', async () => {
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

describe('with a second look at each sentence', () => {
  let second: TestApp
  let watched: Awaited<ReturnType<typeof openPractice>>
  beforeAll(async () => {
    second = await startTestApp({ environment: { ...model.environment, MODEL_VERIFY: 'on' } })
    watched = await openPractice(second, { tier: 'enterprise' })
  })
  afterAll(() => second.close())

  /** Says this, and of its own sentences that those are false which hold one of the words. */
  const doubting = (text: string, ...falseWords: string[]) =>
    model.answers(({ messages: [, ...turns] }) => {
      const statements = /<statements>\n([\s\S]*)\n<\/statements>/.exec(String(turns.at(-1)!.content))?.[1]
      if (!statements) return says(text)
      const labels = statements
        .split('\n')
        .map(
          (line, at) =>
            `${at + 1}: ${falseWords.some((word) => line.includes(word)) ? 'absent' : 'supported'}`,
        )
      return says(labels.join('\n'))
    })

  test('what is supported goes out', async () => {
    doubting('A cleaning costs $120. Parking is free.')
    const asked = askStreaming(second, watched.path, { message: 'How much is a cleaning?' })
    await asked.done
    expect(asked.text()).toBe('A cleaning costs $120. Parking is free.')
    expect(asked.answer()!.response).toBe(asked.text())
  })

  test('what is not is left out, and nothing is left where the answer itself is not', async () => {
    doubting('A cleaning costs $120. Parking is free.', 'Parking')
    expect((await watched.ask('How much is a cleaning?')).body.response).toBe('A cleaning costs $120.')
    doubting('Yes! Parking is free. A cleaning costs $120.', 'Parking')
    const { body } = await watched.ask('How much is a cleaning?')
    expect(body.response).not.toMatch(/Yes|Parking/)
    expect(body.response).toContain('$120')
  })

  test('one that says nothing of use changes nothing', async () => {
    model.does(says('A cleaning costs $120.'))
    expect((await watched.ask('How much is a cleaning?')).body.response).toBe('A cleaning costs $120.')
  })
})

test('nothing that was said, and no key, is in the log', () => {
  const log = app.logged.join('')
  expect(log).toContain('the model did not answer')
  for (const words of ['cleaning', 'Quibblex', '$120', 'helicopter']) expect(log).not.toContain(words)
})
