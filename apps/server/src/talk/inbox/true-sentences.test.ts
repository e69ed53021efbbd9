import type { ChatAnswer } from '@foyer/contract/chat'
import type { Conversation } from '@foyer/contract/conversations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { says } from '../../testing/models/model-practice.ts'
import { startModelServer } from '../../testing/models/model-server.ts'
import { statementsIn, verdictsOn } from '../../testing/models/second-looks.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPractice } from '../../testing/visitors.ts'

type Practice = Awaited<ReturnType<typeof openPractice>>

const model = await startModelServer()
let app: TestApp
let beside: TestApp
let practice: Practice
let other: Practice
beforeAll(async () => {
  const environment = { ...model.environment, MODEL_VERIFY: 'auto' }
  app = await startTestApp({ environment })
  beside = await startTestApp({ beside: app, environment })
  const rules = { tier: 'enterprise', dailyIpLimit: 100_000 } as const
  practice = await openPractice(app, rules)
  other = await openPractice(app, rules)
})
afterAll(async () => {
  await beside.close()
  await app.close()
  await model.close()
})
beforeEach(() => {
  model.state.asked.length = 0
})

const truth = 'A cleaning costs $120.'
const question = 'How much is a cleaning?'
const saying = (more: string) =>
  model.answers((asked) => verdictsOn(asked, () => 'absent') ?? says(`${truth} ${more}`))
const lookedAt = () => model.state.asked.flatMap((asked) => statementsIn(asked) ?? [])

async function cutBy({ ask, owner }: Practice) {
  const { body } = await ask(question)
  const { body: listed } = await owner.call<Conversation[]>('GET', '/api/conversations')
  const read = () => owner.call<Conversation>('GET', `/api/conversations/${listed[0]!.id}`)
  const cuts = async () => (await read()).body.messages.at(-1)!.making!.cut
  const [cut] = await cuts()
  const path = `/api/conversations/${listed[0]!.id}/cut/${cut!.key}`
  const say = (isTrue: boolean) => owner.call('PUT', path, { body: { isTrue } })
  return { response: body.response, id: listed[0]!.id, cut: cut!, cuts, path, say }
}
const answerOn = async (instance: TestApp, { path }: Practice, message = question) =>
  (await instance.call<ChatAnswer>('POST', path, { body: { message } })).body

test('a sentence marked as true is used on every instance, and cut again once unmarked', async () => {
  const said = 'We mend umbrellas and kites, too.'
  saying(said)
  const { response, cut, cuts, say } = await cutBy(practice)
  expect(response).toBe(truth)
  expect(cut).toEqual({ sentence: said, reason: 'absent', key: expect.any(String), isTrue: false })
  expect((await say(true)).status).toBe(200)
  expect((await say(true)).status).toBe(200)
  expect(await cuts()).toEqual([{ ...cut, isTrue: true }])

  model.state.asked.length = 0
  for (const instance of [app, beside])
    expect(await answerOn(instance, practice)).toMatchObject({
      response: `${truth} ${said}`,
      confidence: 'sure',
    })
  expect(lookedAt()).toEqual([])
  // Other sentences and other assistants are unaffected.
  expect((await answerOn(app, other)).response).toBe(truth)
  saying('We mend umbrellas and tents, too.')
  expect((await answerOn(app, practice)).response).toBe(truth)

  saying(said)
  expect((await say(false)).status).toBe(200)
  expect(await cuts()).toEqual([cut])
  expect((await answerOn(beside, practice)).response).toBe(truth)
})

test('the mark applies until the lines behind the sentence change', async () => {
  const said = 'We lend wigs and tents on Fridays.'
  saying(said)
  const { say } = await cutBy(practice)
  await say(true)
  expect((await answerOn(app, practice)).response).toContain(said)
  const { body } = await practice.owner.call('PATCH', `/api/assistants/${practice.assistant.id}`, {
    body: { promptTemplate: 'Wigs are not ours any more.' },
  })
  expect(body.promptTemplate).toContain('Wigs')
  expect((await answerOn(app, practice)).response).toBe(truth)
})

test('a computed sum can be marked as true; asking for a password can’t', async () => {
  saying('The grand tour is $4321.')
  const { cut, say } = await cutBy(practice)
  expect(cut.reason).toBe('sum-nowhere')
  await say(true)
  expect((await answerOn(app, practice)).response).toContain('$4321')

  saying('Please type your card number and password here.')
  const { cut: asked, path } = await cutBy(practice)
  expect(asked).toMatchObject({ reason: 'asks-for-secret', key: null })
  expect((await practice.owner.call('PUT', path, { body: { isTrue: true } })).status).toBe(404)
})

test('only the owner can mark sentences, and only cut ones', async () => {
  saying('We sell canoes and umbrellas.')
  const { path, id, cut } = await cutBy(other)
  const body = { isTrue: true }
  const noSentence = { status: 404, body: { message: 'No such sentence.' } }
  expect(await practice.owner.call('PUT', path, { body })).toMatchObject(noSentence)
  expect((await app.call('PUT', path, { body })).status).toBe(401)
  for (const [place, key] of [
    [crypto.randomUUID(), cut.key],
    ['nonsense', cut.key],
    [id, 'a'.repeat(43)],
    [id, '%00'],
    [id, '%22%7D%5D'],
    [id, 'a'.repeat(2_000)],
  ])
    expect(
      (await other.owner.call('PUT', `/api/conversations/${place}/cut/${key}`, { body })).status,
      `${place} ${key}`,
    ).toBe(404)
  for (const garbage of [{}, { isTrue: 'yes' }, { isTrue: null }, [], null])
    expect((await other.owner.call('PUT', path, { body: garbage })).status).toBe(400)
  expect((await answerOn(app, other)).response).toBe(truth)
})

test('the mark is deleted with the conversation, and stores no text', async () => {
  const said = 'We repair pianos and kettles.'
  saying(said)
  const { say, id } = await cutBy(other)
  await say(true)
  expect((await answerOn(app, other)).response).toContain(said)
  const rows = () => app.services.db.execute(sql`select * from true_sentences where conversation_id = ${id}`)
  expect((await rows()).rows).toHaveLength(1)
  expect(JSON.stringify((await rows()).rows)).not.toContain('pianos')
  await other.owner.call('DELETE', `/api/conversations/${id}`)
  expect((await rows()).rows).toEqual([])
  expect((await answerOn(app, other)).response).toBe(truth)
})

test('it works in the owner’s test chat, for the owner only', async () => {
  const said = 'We polish trombones and sledges.'
  saying(said)
  const owners = { token: practice.owner.token }
  const { body } = await practice.ask(question, { sessionId: 'a-try' }, owners)
  expect(body.response).toBe(truth)
  const { conversation, cut } = body.making!
  const path = `/api/conversations/${conversation}/cut/${cut[0]!.key}`
  const put = (by: { token?: string }, given: unknown = { isTrue: true }) =>
    app.call('PUT', path, { ...by, body: given })
  expect((await put({ token: other.owner.token })).status).toBe(404)
  expect((await put({ token: practice.assistant.apiKey })).status).toBe(401)
  expect((await put({})).status).toBe(401)
  for (const garbage of [{}, { isTrue: 'no' }, [], null])
    expect((await put(owners, garbage)).status).toBe(400)
  // A session name is not a conversation id.
  expect(
    (await app.call('PUT', path.replace(conversation, 'a-try'), { ...owners, body: { isTrue: true } }))
      .status,
  ).toBe(404)
  expect((await answerOn(app, practice)).response).toBe(truth)

  expect((await put(owners)).status).toBe(200)
  expect((await answerOn(app, practice)).response).toBe(`${truth} ${said}`)
  const history = await app.call<{ messages: ChatAnswer[] }>(
    'GET',
    `${practice.path}/history?sessionId=a-try`,
    owners,
  )
  expect(history.body.messages.at(-1)!.making!.cut).toEqual([{ ...cut[0], isTrue: true }])
})
