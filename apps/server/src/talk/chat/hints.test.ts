import type { Hints, SuggestedQuestions } from '@foyer/contract/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { harbourFacts, harbourPages } from '../../testing/harbour-dental.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const site = 'https://harbour.example'
const place = '12 Quay Street, Portsmouth'

async function open() {
  const owner = await registerOwner(app)
  const { id } = await createAssistant(app, owner, {
    pages: [
      ...harbourPages,
      // A question its own page leaves open is not suggested.
      { url: `${site}/news`, title: 'News', text: '# News\n\n## Will there be a second submarine berth?\n' },
    ],
    facts: [
      // Price labels that name a group, not a service.
      ...['Medium dog', 'Adult (16+)'].map((label) => ({
        kind: 'price' as const,
        label,
        value: '$120',
        url: `${site}/prices`,
      })),
      ...harbourFacts,
      { kind: 'address', label: 'Address', value: place, url: `${site}/contact` },
    ],
  })
  const hints = async () => (await app.call<Hints>('GET', `/api/chat/${id}/hints`)).body
  const ask = (message: string, sessionId?: string) =>
    app.call('POST', `/api/chat/${id}`, { body: { message, sessionId } })
  const suggested = async () =>
    (await owner.call<SuggestedQuestions>('GET', `/api/assistants/${id}/suggested-questions`)).body.questions
  return { owner, id, hints, ask, suggested }
}

test('visitors get questions with a sure answer and its page, and the addresses of the business', async () => {
  const { hints, ask, id } = await open()
  const { questions, places } = await hints()
  expect(places).toEqual([place])
  expect(questions).toContainEqual({ question: 'Is there parking?', url: `${site}/faq` })
  expect(questions).toContainEqual({ question: 'How much is Cleaning?', url: `${site}/prices` })
  const asked = questions.map(({ question }) => question)
  expect(asked.filter((question) => /dog|Adult/.test(question))).toEqual([])
  expect(asked).toContain('When are you open?')
  expect(asked.join()).not.toContain('submarine')
  for (const question of asked.slice(0, 4))
    expect((await ask(question)).body).toMatchObject({ answered: true })
  expect((await app.call('GET', `/api/chat/${id}/hints`)).headers.get('cache-control')).toContain('max-age')
})

test('visitors’ own questions are suggested to the owner only, and only if they have an answer', async () => {
  const { hints, ask, suggested, owner, id } = await open()
  for (const message of [
    'Can children come to you?',
    'Do you repair submarines?',
    'Can children come to you?',
  ])
    await ask(message)
  const toChoose = await suggested()
  expect(toChoose[0]).toBe('Can children come to you?')
  expect(toChoose).toContain('Is there parking?')
  expect(toChoose.join()).not.toContain('submarines')
  expect((await hints()).questions.map(({ question }) => question)).not.toContain('Can children come to you?')

  const path = `/api/assistants/${id}/suggested-questions`
  const stranger = await registerOwner(app)
  expect((await stranger.call('GET', path)).status).toBe(404)
  expect((await app.call('GET', path)).status).toBe(401)
  expect((await owner.call('GET', '/api/assistants/garbage/suggested-questions')).status).toBe(404)
  expect((await app.call('GET', '/api/chat/garbage/hints')).status).toBe(404)
  expect((await app.call('GET', `/api/chat/${id}/hints`, { token: 'garbage' })).status).toBe(401)
})

test('a conversation is not offered questions it already asked or had answered', async () => {
  const { ask, id } = await open()
  const sessionId = 'a-visitor-who-asks-one-thing-after-another'
  const left = async (session = sessionId) => {
    const { body, headers } = await app.call<Hints>('GET', `/api/chat/${id}/hints?sessionId=${session}`)
    expect(headers.get('cache-control')).not.toContain('public')
    return body.questions.map(({ question }) => question)
  }
  const all = await left()
  expect(all).toEqual(
    expect.arrayContaining(['When are you open?', 'Is there parking?', 'Do you treat children?']),
  )
  await ask('what are your opening hours', sessionId)
  expect(await left()).toEqual(all.filter((question) => question !== 'When are you open?'))
  await ask('where can I leave my car', sessionId)
  await ask('do you see kids', sessionId)
  expect(await left()).not.toContain('When are you open?')
  expect(await left('somebody-else-who-has-asked-nothing-so-far')).toEqual(all)
})
