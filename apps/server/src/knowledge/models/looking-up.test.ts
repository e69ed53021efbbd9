import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openModelPractice, says } from '../../testing/models/model-practice.ts'
import type { AskedModel } from '../../testing/models/model-server.ts'
import { askStreaming, openPractice } from '../../testing/visitors.ts'
import { keepTried } from './store.ts'

const { app, model, stored, close } = await openModelPractice()
afterAll(close)

const boats = Array.from({ length: 40 }, (_, at) => ({
  url: `https://boats.example/boats/${at}`,
  title: `Boat ${at}`,
  text: `# Boat ${at}\n\nBoat number ${at} sails from the quay at noon. ${'It has oak planks and red sails. '.repeat(30)}`,
}))
const pages = [
  ...boats,
  {
    url: 'https://boats.example/parking',
    title: 'Parking',
    text: '# Parking\n\nYou can park your car behind the boathouse.',
  },
  {
    url: 'https://boats.example/pedalos',
    title: 'Pedalos',
    text: '# Pedalos\n\nA pedalo costs $14 an hour. Life vests are included.',
  },
]

let lake: Awaited<ReturnType<typeof openPractice>>
let other: Awaited<ReturnType<typeof openPractice>>
beforeAll(async () => {
  await keepTried(app.services.db, {
    baseUrl: model.environment.MODEL_BASE_URL,
    name: 'stand-in',
    searches: true,
  })
  app.services.models.refresh()
  lake = await openPractice(app, { tier: 'enterprise', dailyIpLimit: 100_000, pages })
  other = await openPractice(app, {
    tier: 'enterprise',
    dailyIpLimit: 100_000,
    pages: [
      ...pages.slice(0, -1),
      { ...pages.at(-1)!, text: '# Pedalos\n\nA pedalo costs $99 an hour. Unicorns are included.' },
    ],
  })
})
beforeEach(() => {
  app.clock.advance(60_000)
  model.state.asked.length = 0
})

const found = ({ messages }: AskedModel) =>
  messages.filter(({ role }) => role === 'tool').map(({ content }) => String(content))
const question = 'Where can I park my car?'

/** Searches with each query, then answers citing the last results. */
const searchesFor = (queries: readonly string[], answer: string, textBefore: readonly string[] = []) =>
  model.answers((asked) => {
    const results = found(asked)
    const query = queries[results.length]
    if (query !== undefined) return { searchesFor: [query], textBefore }
    const number = /\[(\d+)\] Pedalos/.exec(results.at(-1) ?? '')?.[1]
    return says(answer.replace('[n]', `[${number}]`))
  })

describe('a model that may search', () => {
  test('words its own query, and the results are evidence with their page', async () => {
    searchesFor(['hire of a pedalo'], 'A pedalo costs $14 an hour [n].')
    const { body } = await lake.ask(question)
    expect(body).toMatchObject({
      response: 'A pedalo costs $14 an hour.',
      answered: true,
      sources: [{ url: 'https://boats.example/pedalos', quote: expect.stringContaining('$14') }],
    })
    const [first, second] = model.state.asked
    expect(first!.tools).toMatchObject([{ type: 'function', function: { name: 'search_website' } }])
    expect(JSON.stringify(first!.messages)).not.toContain('pedalo')
    // Fenced like all data, and numbered after the given passages.
    expect(found(second!)[0]).toMatch(/^<data-(\w+)>\n\[\d+\] Pedalos[\s\S]*\$14 an hour[\s\S]*<\/data-\1>$/)
    const given = String(first!.messages.at(-1)!.content).match(/^\[\d+\] /gm)!
    expect(found(second!)[0]).toContain(`[${given.length + 1}] `)
  })

  test('is not believed without results', async () => {
    searchesFor(['pedalo'], 'A pedalo costs $77 an hour [n].')
    expect((await lake.ask(question)).body.response).not.toContain('$77')
    // Not without having searched either.
    model.does(says('A pedalo costs $14 an hour. [1]'))
    expect((await lake.ask(question)).body.response).not.toContain('$14')
  })

  test('searches only its own assistant’s knowledge', async () => {
    searchesFor(['pedalo unicorns'], 'A pedalo costs $99 an hour [n].')
    const { body } = await lake.ask(question)
    expect(found(model.state.asked.at(-1)!).join()).not.toMatch(/\$99|Unicorns/)
    expect(body.response).not.toContain('$99')
    expect((await other.ask(question)).body.response).toContain('$99')
  })

  test('shows no text from before a search, watched or not', async () => {
    for (const before of [
      ['Let me look ', 'that up.'],
      ['You can park your car behind the boathouse. [1]', ' Let me check pedalos, too.'],
    ]) {
      searchesFor(['pedalo'], 'A pedalo costs $14 an hour [n].', before)
      const { body } = await lake.ask(question)
      expect(body.response).toMatch(/A pedalo costs \$14 an hour\.$/)
      expect(body.response).not.toMatch(/Let me (look|check)/)
      const asked = askStreaming(app, lake.path, { message: question })
      await asked.done
      expect(asked.text()).toMatch(/A pedalo costs \$14 an hour\.$/)
      expect(asked.text()).not.toMatch(/Let me (look|check)/)
    }
    searchesFor(['pedalo'], 'A pedalo costs $14 an hour [n].', ['Let me look that up.'])
    expect((await lake.ask(question)).body.response).toBe('A pedalo costs $14 an hour.')
  })

  test('searches at most twice', async () => {
    searchesFor(['pedalo', 'vests', 'oars', 'ducks', 'swans'], 'Never said.')
    await lake.ask(question)
    expect(model.state.asked).toHaveLength(3)
    expect(model.state.asked.at(-1)!.tool_choice).toBe('none')
    model.state.asked.length = 0
    model.answers((asked) =>
      found(asked).length > 0
        ? says('A pedalo costs $14 an hour.')
        : { searchesFor: ['pedalo', 'vests', 'oars', 'ducks'] },
    )
    expect((await lake.ask(question)).body.response).toBe('A pedalo costs $14 an hour.')
    expect(
      found(model.state.asked.at(-1)!).filter((text) => text.includes('Nothing more can be looked up')),
    ).toHaveLength(2)
  })

  test('cites earlier passages by their number, and learns that nothing was found', async () => {
    model.answers((asked) =>
      found(asked).length > 0 ? says('Please ask at the quay.') : { searchesFor: ['park my car', 'zzyzx'] },
    )
    await lake.ask(question)
    const [known, nothing] = found(model.state.asked.at(-1)!)
    expect(known).toMatch(/Given before: \[\d+\]/)
    expect(nothing).toMatch(/\(nothing found\)|Given before|\[\d+\]/)
  })

  test('survives an invalid call', async () => {
    for (const query of ['', 'x'.repeat(5_000)]) {
      model.answers((asked) =>
        found(asked).length > 0
          ? says('You can park your car behind the boathouse.')
          : { searchesFor: [query] },
      )
      expect((await lake.ask(question)).body.response).toBe('You can park your car behind the boathouse.')
    }
  })

  test('pays for all its calls, and answers in time', async () => {
    searchesFor(['pedalo'], 'A pedalo costs $14 an hour [n].')
    const { body } = await lake.ask(question)
    const [, kept] = await stored(body.sessionId)
    // 120 input tokens for each of two calls; nine output tokens for the first, one a word for the second.
    expect(kept).toMatchObject({ answeredBy: 'compatible:stand-in', inputTokens: 240, outputTokens: 16 })
    model.answers((asked) => (found(asked).length > 0 ? { hangs: true } : { searchesFor: ['pedalo'] }))
    const late = await lake.ask(question)
    const [, stoodIn] = await stored(late.body.sessionId)
    expect(stoodIn).toMatchObject({ answeredBy: 'built-in', fallbackReason: 'slow' })
  })

  test('is asked again without tools if its server refuses them, which is no failure and is remembered', async () => {
    const refuses = (asked: AskedModel) =>
      asked.tools
        ? { status: 400, body: JSON.stringify({ error: { message: 'stand-in does not support tools' } }) }
        : says('You can park your car behind the boathouse.')
    model.answers(refuses)
    const { body } = await lake.ask(question)
    expect(body.response).toBe('You can park your car behind the boathouse.')
    expect(model.state.asked.map(({ tools }) => tools !== undefined)).toEqual([true, false])
    await lake.ask(question)
    expect(model.state.asked.map(({ tools }) => tools !== undefined)).toEqual([true, false, false])
  })
})

test('a model with the whole site has no search, and neither has an untested one', async () => {
  const { ask } = await openPractice(app, { tier: 'enterprise' })
  model.does(says('A cleaning costs $120.'))
  await ask('How much is a cleaning?')
  expect(model.state.asked.at(-1)!.tools).toBeUndefined()
})
