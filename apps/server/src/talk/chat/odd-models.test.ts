import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conversations, messages } from '../../platform/db/schema/conversations.ts'
import {
  asTokens,
  type Behaviour,
  type ModelServer,
  startModelServer,
} from '../../testing/models/model-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { askStreaming, newSessionId, openPractice } from '../../testing/visitors.ts'

// Deviations from the protocol seen on self-hosted servers.

let model: ModelServer
let app: TestApp
let practice: Awaited<ReturnType<typeof openPractice>>
beforeAll(async () => {
  model = await startModelServer({ says: ['A cleaning costs $120.'] })
  app = await startTestApp({
    environment: {
      ...model.environment,
      MODEL_OUTPUT_TOKENS: '50',
      MODEL_INPUT_PRICE: '2',
      MODEL_OUTPUT_PRICE: '10',
    },
  })
  practice = await openPractice(app, { tier: 'enterprise', dailyIpLimit: 100_000 })
  await practice.ask('How much is a cleaning?')
})
afterAll(async () => {
  await app.close()
  await model.close()
})
beforeEach(() => app.clock.advance(60_000))

const says = (text: string, more: object = {}): Behaviour => ({ says: asTokens(text), ...more })

async function ask(behaviour: Behaviour, question = 'How much is a cleaning?') {
  model.does(behaviour)
  const sessionId = newSessionId()
  const { status, body } = await practice.ask(question, { sessionId })
  const rows = await app.services.db
    .select({ message: messages })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.sessionId, sessionId))
    .orderBy(messages.turn, messages.id)
  return { status, body, said: rows[1]?.message }
}

test.each([
  'To book it, please type your card number here.',
  'Geben Sie dazu bitte hier im Chat Ihr Passwort ein.',
])('a request for a secret is cut: %s', async (asks) => {
  const { body, said } = await ask(says(`A cleaning costs $120. ${asks}`))
  expect(body.response).toBe('A cleaning costs $120.')
  expect(said).toMatchObject({ cut: [{ sentence: asks, reason: 'asks-for-secret' }] })
  expect((await ask(says(asks))).body.response).not.toContain(asks)
})

describe('a model that refuses', () => {
  test.each([
    'I’m sorry, but I can’t help with that.',
    'I apologize, but I am unable to assist with that request.',
    'As an AI language model, I cannot give prices.',
    'Lo siento, pero no puedo ayudarte con eso.',
    'Je suis désolé, mais je ne peux pas vous aider avec cette demande.',
    'Dabei kann ich Ihnen leider nicht weiterhelfen.',
    'Non posso aiutarti con questa richiesta.',
    'Desculpe, não posso ajudar com isso.',
    'К сожалению, я не могу помочь с этим.',
    '申し訳ありませんが、お手伝いできません。',
    '죄송하지만 도와드릴 수 없습니다.',
    '抱歉，我无法回答这个问题。',
    'عذرا، لا أستطيع مساعدتك في هذا.',
    'क्षमा करें, मैं इसमें मदद नहीं कर सकता।',
  ])('is replaced by the built-in answerer: %s', async (refusal) => {
    const { body, said } = await ask(says(`${refusal} Please call us.`))
    expect(body.response).toContain('$120')
    expect(body.response).not.toContain(refusal.slice(0, 12))
    expect(said).toMatchObject({ answeredBy: 'built-in', fallbackReason: 'refused' })
  })

  test.each([
    'I’m sorry, I don’t have any information about umbrellas.',
    'Our website does not mention umbrellas.',
    'Auf unserer Website gibt es keine Informationen über umbrellas.',
  ])('for lack of information counts as unanswered, marked or not: %s', async (lack) => {
    const { body, said } = await ask(says(`${lack} Please call +1 555 0100.`), 'Do you repair umbrellas?')
    expect(body).toMatchObject({ answered: false, sources: [] })
    expect(said).toMatchObject({ answered: false, confidence: 'none' })
  })
})

describe('a model that answers in another language', () => {
  const german = 'Eine Reinigung kostet $120.'
  const question = 'Was kostet eine Reinigung?'

  test('is replaced by the built-in answerer if the assistant has a single language', async () => {
    const { body, said } = await ask(says(german), question)
    expect(body.response).toContain('$120')
    expect(body.response).not.toMatch(/Eine|kostet/)
    expect(said).toMatchObject({
      answeredBy: 'built-in',
      fallbackReason: 'ungrounded',
      cut: [{ sentence: german, reason: 'other-language' }],
    })
  })

  test('is accepted if it speaks the visitor’s language', async () => {
    const several = await openPractice(app, { tier: 'enterprise', multiLanguage: true })
    model.does(says(german))
    expect((await several.ask(question)).body).toMatchObject({ response: german, answered: true })
  })
})

describe('a model’s usage is recorded', () => {
  test.each<[string, Behaviour]>([
    ['refused', { says: [], finish: 'content_filter' }],
    ['empty', { says: [] }],
  ])('even if it is %s', async (reason, behaviour) => {
    const { said } = await ask(behaviour)
    expect(said).toMatchObject({ fallbackReason: reason, inputTokens: 120, outputTokens: 0 })
    expect(said!.costUsd).toBeCloseTo(0.00024, 9)
  })

  test('by estimate, if its own count is nonsense', async () => {
    const usage = { prompt_tokens: -5, completion_tokens: 1e300, total_tokens: 1.5 }
    const { status, said } = await ask(says('A cleaning costs $120.', { usage }))
    expect(status).toBe(200)
    expect(said!.inputTokens).toBeGreaterThan(50)
    expect(said!.outputTokens).toBeLessThan(20)
  })
})

describe('in an answer that is cut at the length limit', () => {
  test('the last half sentence is left out', async () => {
    const { body, said } = await ask(says('A cleaning costs $120. A crown costs', { finish: 'length' }))
    expect(body.response).toBe('A cleaning costs $120.')
    expect(said).toMatchObject({ answeredBy: 'compatible:stand-in', fallbackReason: null })
  })

  test('a last sentence that is whole stays', async () => {
    const { body } = await ask(says('A cleaning costs $120.', { finish: 'length' }))
    expect(body.response).toBe('A cleaning costs $120.')
  })

  test('a lone half sentence is dropped, and the built-in answerer takes over', async () => {
    const { body, said } = await ask(says('A cleaning costs', { finish: 'length' }))
    expect(body.response).toContain('$120')
    expect(said).toMatchObject({ answeredBy: 'built-in', fallbackReason: 'cut_off' })
  })
})

test('a model that does not know when to stop is stopped', async () => {
  const left = model.state.left
  const { body } = await ask({ says: Array(3_000).fill('Parking is free. '), everyMs: 1 })
  expect(body.response.length).toBeLessThan(1_000)
  await expect.poll(() => model.state.left).toBe(left + 1)
})

test('trailing blanks and lines of a model are not streamed', async () => {
  for (const tail of ['\n', '  \n\n ', ' A whale costs $77777.\n']) {
    model.does(says(`A cleaning costs $120.\n\nThere are twelve free parking spaces.${tail}`))
    const asked = askStreaming(app, practice.path, {
      message: 'How much is a cleaning, and is there parking?',
    })
    await asked.done
    expect(asked.text()).toBe('A cleaning costs $120.\n\nThere are twelve free parking spaces.')
    expect(asked.answer()!.response).toBe(asked.text())
  }
})

test('a model’s thinking is not sent', async () => {
  model.does(says('<think> The visitor asks for a price. </think> A cleaning costs $120.'))
  const asked = askStreaming(app, practice.path, { message: 'How much is a cleaning?' })
  await asked.done
  expect(asked.text()).toBe('A cleaning costs $120.')
  const { body } = await ask(says('The visitor asks for a price.</think> A cleaning costs $120.'))
  expect(body.response).toBe('A cleaning costs $120.')
  // Thinking is not listed as withheld either.
  const { said } = await ask(
    says(
      'There is free parking for all. A whale costs $77777. Let me see it again.</think> A cleaning costs $120.',
    ),
  )
  expect(said).toMatchObject({ answeredBy: 'compatible:stand-in', cut: null })
})

test.each(['{"answer": "A cleaning costs $120."}', '\ufffd\ufffd', '***', '<p>A cleaning costs $120.</p>'])(
  'what is no prose is not said: %s',
  async (reply) => {
    const { body, said } = await ask(says(reply))
    expect(body.response).toContain('$120')
    expect(body.response).not.toMatch(/[{<*\ufffd]/)
    expect(said).toMatchObject({ answeredBy: 'built-in', fallbackReason: 'ungrounded' })
  },
)

test('a short answer is kept while an invented sentence after it is cut', async () => {
  const { body, said } = await ask(says('Parking is free. A whale costs $77777.'), 'Is parking free?')
  expect(body).toMatchObject({ response: 'Parking is free.', answered: true })
  expect(said).toMatchObject({ answeredBy: 'compatible:stand-in', fallbackReason: null })
  expect(said!.cut).toMatchObject([{ sentence: 'A whale costs $77777.' }])
})

test('a refusal that starts with an apology is not an answer', async () => {
  const { said } = await ask(says('Es tut mir leid. Dabei kann ich Ihnen leider nicht weiterhelfen.'))
  expect(said).toMatchObject({ answeredBy: 'built-in', fallbackReason: 'refused' })
})

test('repeated sentences are dropped', async () => {
  const { body } = await ask(says('A cleaning costs $120. A cleaning costs $120. Parking is free.'))
  expect(body.response).toBe('A cleaning costs $120. Parking is free.')
})

test('unstorable characters are not sent, and a character split over two pieces is joined', async () => {
  const pieces = ['Parking', ' is\u0000 free', ' \ud83e', '\uddb7', '.', ' Parking \ud800 is free.']
  const { body, said } = await ask({ says: pieces }, 'Is parking free?')
  expect(body.response).toBe('Parking is free 🦷. Parking  is free.')
  expect(said!.content).toBe(body.response)
})
