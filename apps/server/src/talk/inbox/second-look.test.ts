import type { ChatAnswer } from '@foyer/contract/chat'
import type { Conversation } from '@foyer/contract/conversations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { says } from '../../testing/models/model-practice.ts'
import { startModelServer } from '../../testing/models/model-server.ts'
import { falseSentenceIn, verdictsOn } from '../../testing/models/second-looks.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newSessionId, openPractice } from '../../testing/visitors.ts'

const model = await startModelServer()
let app: TestApp
let practice: Awaited<ReturnType<typeof openPractice>>
beforeAll(async () => {
  app = await startTestApp({ environment: { ...model.environment, MODEL_VERIFY: 'auto' } })
  practice = await openPractice(app, { tier: 'enterprise', dailyIpLimit: 100_000 })
  // The first calls load the client and word lists, which may exceed the time limit of a second look.
  saying(`${price} We lend sledges and trumpets.`)
  await practice.ask(question)
})
afterAll(async () => {
  await app.close()
  await model.close()
})

const question = 'How much is a cleaning, and where do I park?'
const price = 'A cleaning costs $120.'
const confirmed = 'We lend tricycles to whoever waits.'
const wrong = 'There are ninety parking spaces in the harbour basin.'
const right = 'There are twelve free parking spaces behind the building.'
const invented = 'We stuff cushions and mend accordions.'
const telltale = /basin|accordions/

const saying = (said: string, repaired = right) =>
  model.answers((asked) => {
    const fallen = falseSentenceIn(asked)
    if (fallen !== null) return says(fallen.includes('ninety') ? repaired : '')
    const verdictOf = (statement: string) =>
      statement.includes('ninety')
        ? ('contradicted' as const)
        : /accordions|juggle/.test(statement)
          ? ('absent' as const)
          : ('supported' as const)
    return verdictsOn(asked, verdictOf) ?? says(said)
  })

async function makingsOf(sessionId: string) {
  const { rows } = await app.services.db.execute<{ id: string }>(
    sql`select id from conversations where session_id = ${sessionId}`,
  )
  const { body } = await practice.owner.call<Conversation>('GET', `/api/conversations/${rows[0]!.id}`)
  return { id: rows[0]!.id, makings: body.messages.flatMap(({ making }) => making ?? []) }
}

test('the owner sees the verified sentences, the verdicts, the corrections and the cost', async () => {
  saying(`${price} ${confirmed} ${wrong} ${invented}`)
  model.state.asked.length = 0
  const sessionId = newSessionId()
  const { body } = await practice.ask(question, { sessionId })
  expect(body.response).toBe(`${price} ${confirmed} ${right}`)
  const calls = model.state.asked.length - 1
  const { id, makings } = await makingsOf(sessionId)
  expect(makings).toEqual([
    expect.objectContaining({
      conversation: id,
      cut: [
        expect.objectContaining({ sentence: wrong, reason: 'contradicted' }),
        expect.objectContaining({ sentence: invented, reason: 'absent' }),
      ],
      secondLook: {
        sentences: [
          { sentence: confirmed, found: 'supported', instead: null },
          { sentence: wrong, found: 'contradicted', instead: right },
          { sentence: invented, found: 'absent', instead: null },
        ],
        ms: expect.any(Number),
        tokens: expect.any(Number),
      },
    }),
  ])
  const [{ secondLook }] = makings as [(typeof makings)[0]]
  // Each call reads 120 tokens; the answer's own call doesn't count.
  expect(Math.floor(secondLook!.tokens / 120)).toBe(calls)
  expect(secondLook!.ms).toBeGreaterThan(0)

  // In the test chat, at once and when reopened.
  const owners = { token: practice.owner.token }
  saying(`${price} ${invented}`)
  const tried = newSessionId()
  const own = await practice.ask(question, { sessionId: tried }, owners)
  const path = `${practice.path}/history?sessionId=${tried}`
  const again = await app.call<{ messages: ChatAnswer[] }>('GET', path, owners)
  const { makings: kept } = await makingsOf(tried)
  expect(own.body.making!.secondLook!.sentences).toEqual([
    { sentence: invented, found: 'absent', instead: null },
  ])
  expect(kept).toEqual([own.body.making])
  expect(again.body.messages.flatMap(({ making }) => making ?? [])).toEqual(kept)
})

test('only the owner sees it, and it is deleted with the conversation', async () => {
  saying(`${price} ${wrong} ${invented}`)
  const sessionId = newSessionId()
  const asked = await practice.ask(question, { sessionId })
  const { id } = await makingsOf(sessionId)
  const key = { token: practice.assistant.apiKey }
  const stranger = await openPractice(app)
  const paths = [`${practice.path}/history?sessionId=${sessionId}`, `/api/conversations/${id}`]
  const heard = [
    asked.body,
    (await practice.ask(question, {}, key)).body,
    ...(await Promise.all(
      paths.flatMap((path) => [
        app.call('GET', path),
        app.call('GET', path, key),
        stranger.owner.call('GET', path),
      ]),
    )),
    await app.call('POST', '/v1/chat/completions', {
      ...key,
      body: { model: practice.assistant.id, messages: [{ role: 'user', content: question }] },
    }),
    // Lists don't show how answers were made.
    await practice.owner.call('GET', '/api/conversations'),
  ]
  for (const answer of heard) expect(JSON.stringify(answer)).not.toMatch(telltale)
  expect(JSON.stringify(await practice.owner.call('GET', `/api/conversations/${id}`))).toMatch(telltale)
  // Withheld text is not part of later history.
  saying(price)
  await practice.ask('And a whitening?', { sessionId })
  const prompt = model.state.asked.findLast(({ messages }) =>
    String(messages.at(-1)!.content).includes('whitening'),
  )
  expect(JSON.stringify(prompt)).toContain(price)
  expect(JSON.stringify(prompt)).not.toMatch(telltale)

  const rows = async () =>
    (await app.services.db.execute(sql`select second_look from messages where conversation_id = ${id}`)).rows
  expect(JSON.stringify(await rows())).toMatch(telltale)
  await practice.owner.call('DELETE', `/api/conversations/${id}`)
  expect(await rows()).toEqual([])
})

test('the stored verdicts are bounded', async () => {
  const acts = Array.from(
    { length: 14 },
    (_, nth) => `Acrobat ${nth + 1} can juggle ${'very '.repeat(nth * 9)}well.`,
  )
  saying(`${price} ${acts.slice(0, 7).join(' ')}`)
  const sessionId = newSessionId()
  await practice.ask(question, { sessionId })
  const long = `Our clowns juggle ${'plates and '.repeat(60)}hats.`
  saying(
    `${price} ${long} ${wrong}`,
    `There are twelve free parking spaces${' behind the building'.repeat(30)}.`,
  )
  await practice.ask(question, { sessionId })
  saying(`${price}\n${Array.from({ length: 20 }, (_, nth) => `- Wigs juggle ${nth}\n`).join('')}`)
  await practice.ask(question, { sessionId })
  const { makings } = await makingsOf(sessionId)
  const looks = makings.map(({ secondLook }) => secondLook!.sentences)
  expect(looks[1]![0]).toMatchObject({ sentence: `${long.slice(0, 400)}…`, found: 'absent' })
  for (const { sentence, instead } of looks.flat()) {
    expect(sentence.length).toBeLessThanOrEqual(401)
    expect((instead ?? '').length).toBeLessThanOrEqual(401)
  }
  expect(looks[2]).toHaveLength(12)
})

test('a verification that timed out is shown as such; without one, nothing is shown', async () => {
  const sessionId = newSessionId()
  const said = `${price} We also teach fencing on stilts.`
  model.answers((asked) => (verdictsOn(asked, () => 'absent') ? { status: 500 } : says(said)))
  expect((await practice.ask(question, { sessionId })).body.response).toBe(said)
  saying(price)
  await practice.ask('How much is a cleaning?', { sessionId })
  const { makings } = await makingsOf(sessionId)
  expect(makings[0]!.secondLook!.sentences).toEqual([
    { sentence: 'We also teach fencing on stilts.', found: null, instead: null },
  ])
  expect(makings[1]!.secondLook).toBeNull()
})
