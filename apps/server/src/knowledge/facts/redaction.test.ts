import type { ChatAnswer } from '@foyer/contract/chat'
import type { FoundFact, KnownFact } from '@foyer/contract/facts'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { startModelServer } from '../../testing/models/model-server.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { replaceFacts } from './replace-facts.ts'

const model = await startModelServer({ says: ['I can’t tell.'] })
let builtIn: TestApp
let withModel: TestApp
beforeAll(async () => {
  builtIn = await startTestApp()
  withModel = await startTestApp({ environment: model.environment })
})
afterAll(async () => {
  await Promise.all([builtIn.close(), withModel.close()])
  await model.close()
})

const url = 'https://fernhill.example/'
const bookingUrl = 'https://fernhill.example/booking'
const pages = [
  {
    url,
    title: 'Kennel Starter Theme | Call 01584 555 0147',
    text: `# Kennel Starter Theme

A boarding kennel in the hills above Ludlow. Ring 01584 555 0147 to visit us.

## Flea baths

A flea bath takes half an hour. It is done by Nora, on 01584 555 0147.

## Boarding

We board dogs of all sizes in heated runs. [Follow us](https://www.facebook.com/fernhillkennels) for pictures.

## Raw food

Frozen tripe from the farm next door.`,
  },
  {
    url: bookingUrl,
    title: 'Booking',
    text: `# Booking

Call (01584) 555-0147 or [+44 1584 555 0147](tel:+4415845550147), in town just 555 0147. Or write to stay@fernhill.example before Thursday.

The kennel is at 4 Quarry Lane, Ludlow SY8 1AA. It has a large car park.

| Stay | Price |
| --- | --- |
| Small dog | £23 |
| Large dog | £31 |

A small dog costs £23 a night, blankets are £2.

Saturday: 9:00–12:00

Sunday: closed`,
  },
]

const found = (
  kind: FoundFact['kind'],
  label: string,
  value: string,
  more: Partial<FoundFact> = {},
): FoundFact => ({ kind, label, value, url: bookingUrl, origin: 'text', sure: true, ...more })

const facts: FoundFact[] = [
  found('name', 'Name', 'Kennel Starter Theme', { url }),
  found(
    'description',
    'Description',
    'A boarding kennel in the hills above Ludlow. Ring 01584 555 0147 to visit us.',
    { url, origin: 'structured' },
  ),
  found('phone', 'Phone', '01584 555 0147', { quote: 'Call (01584) 555-0147' }),
  found('email', 'Email', 'stay@fernhill.example'),
  found('address', 'Address', '4 Quarry Lane, Ludlow SY8 1AA'),
  found('hours', 'Saturday', '9:00–12:00', { quote: 'Saturday: 9:00–12:00' }),
  found('hours', 'Sunday', 'closed', { quote: 'Sunday: closed' }),
  found('social', 'Facebook', 'https://www.facebook.com/fernhillkennels', { url }),
  found('service', 'Flea baths', 'A flea bath takes half an hour. It is done by Nora, on 01584 555 0147.', {
    url,
    quote: 'A flea bath takes half an hour.',
  }),
  found('service', 'Boarding', 'We board dogs of all sizes in heated runs.', { url }),
  found('product', 'Raw food', 'Frozen tripe from the farm next door.', { url }),
  found('price', 'Small dog', '£23', { quote: 'Small dog | £23', amount: 23, currency: 'GBP' }),
  found('price', 'Large dog', '£31', { quote: 'Large dog | £31', amount: 31, currency: 'GBP' }),
]

const questions = [
  'Who are you?',
  'What is your phone number?',
  'How can I reach you?',
  'Tell me about the kennel',
  'Do you do flea baths?',
  'How long does a flea bath take?',
  'Which food do you sell?',
  'What does a small dog cost?',
  'Are you open on Saturday morning?',
  'Where are you, and how do I book?',
]

/** For each kind: the withdrawn value, its replacement and what must not appear any more. */
const takenBack = [
  ['name', 'Kennel Starter Theme', 'Fernhill Kennels', /Kennel Starter Theme/],
  [
    'description',
    'A boarding kennel in the hills above Ludlow. Ring 01584 555 0147 to visit us.',
    'A boarding kennel with a view of Wales.',
    /hills above Ludlow/,
  ],
  ['phone', '01584 555 0147', '01584 555 0188', /555\D?0147|5550147/],
  ['email', 'stay@fernhill.example', 'dogs@fernhill.example', /stay@/],
  ['address', '4 Quarry Lane, Ludlow SY8 1AA', '11 Mill Street, Ludlow SY8 2BB', /Quarry/],
  ['hours', '9:00–12:00', '14:00–16:00', /9:00–12:00/],
  [
    'social',
    'https://www.facebook.com/fernhillkennels',
    'https://www.facebook.com/fernhilldogs',
    /fernhillkennels/,
  ],
  [
    'service',
    'A flea bath takes half an hour. It is done by Nora, on 01584 555 0147.',
    'A flea bath takes a whole morning.',
    /half an hour|by Nora/,
  ],
  ['product', 'Frozen tripe from the farm next door.', 'Dried rabbit, by the kilo.', /tripe/],
  ['price', '£23', '£27', /£23/],
] as const

/** A scanned kennel, and everything that visitors could read of it. */
async function openKennel(app: TestApp) {
  // Stays below the rate limit of one address.
  app.clock.advance(60_000)
  const owner = await registerOwner(app, { tier: 'enterprise' })
  const assistant = await createAssistant(app, owner, {
    name: 'Rex',
    pages,
    facts,
    dailyIpLimit: 100_000,
    description: facts[1]!.value,
    context: 'Cats stay with our neighbour.',
    embed: { starters: ['Is 01584 555 0147 still your number?', 'Do you take puppies?'] },
  })
  const at = `/api/assistants/${assistant.id}`
  await owner.call('POST', `${at}/rebuild-prompt`, { body: { apply: true } })
  const ask = async (message: string, conversationHistory: object[] = []) =>
    (
      await app.call<ChatAnswer>('POST', `/api/chat/${assistant.id}`, {
        body: { message, conversationHistory },
      })
    ).body
  const listed = async () => (await owner.call<KnownFact[]>('GET', `${at}/facts`)).body
  const idOf = async (value: string) => (await listed()).find((fact) => fact.value === value)!.id
  const client = new Client({ name: 'test', version: '1.0.0' })
  const open = async () => {
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${app.url}/mcp/${assistant.id}`), {
        requestInit: { headers: { authorization: `Bearer ${assistant.apiKey}` } },
      }),
    )
    return client
  }
  const shown = async () => {
    const { body } = await owner.call<{ promptTemplate: string; description: string }>('GET', at)
    const { body: widget } = await app.call<object>('GET', `/api/embed/config/${assistant.id}`)
    const { body: hints } = await owner.call<object>('GET', `${at}/suggested-questions`)
    const told = (await listed()).map(({ label, value }) => `${label}: ${value}`)
    const schema = (await owner.call('GET', `${at}/facts/download?format=schema`)).text
    return { prompt: body.promptTemplate, description: body.description, widget, hints, told, schema }
  }
  /** Editing the prompt keeps it from being rebuilt. */
  const edit = async (line: string) => {
    const { prompt } = await shown()
    await owner.call('PATCH', at, { body: { promptTemplate: `${prompt}\n${line}` } })
  }
  return { owner, assistant, at, ask, edit, idOf, open, shown }
}
type Kennel = Awaited<ReturnType<typeof openKennel>>

async function everythingHeard(app: TestApp, { ask, open, shown, assistant }: Kennel) {
  model.state.asked.length = 0
  const answers: unknown[] = []
  for (const question of questions) answers.push([question, await ask(question)])
  const before = { role: 'assistant', content: answersOf(facts) }
  answers.push(await ask('And what else?', [{ role: 'user', content: 'Tell me all' }, before]))
  const client = await open()
  const tool = async (name: string, args: object) =>
    (await client.callTool({ name, arguments: { ...args } })) as object
  for (const query of ['phone', 'flea bath', 'food', 'small dog price', 'Saturday', 'kennel in the hills'])
    answers.push(await tool('search_pages', { query, limit: 20 }))
  for (const page of [url, bookingUrl]) answers.push(await tool('read_page', { url: page }))
  answers.push(await tool('ask', { question: 'How do I book?' }))
  await client.close()
  const completion = await app.call<object>('POST', '/v1/chat/completions', {
    token: assistant.apiKey,
    body: { model: assistant.id, messages: [{ role: 'user', content: 'How can I reach you?' }] },
  })
  expect(completion.status).toBe(200)
  return { answers, completion: completion.body, shown: await shown(), given: [...model.state.asked] }
}

const answersOf = (told: readonly FoundFact[]) =>
  told.map(({ label, value }) => `${label}: ${value}`).join('\n')

/** Excerpts for the failure message. */
const placesOf = (heard: object, gone: RegExp) =>
  Object.entries(heard).flatMap(([where, what]) => {
    const text = JSON.stringify(what)
    const at = text.search(gone)
    return at < 0 ? [] : [`${where}: … ${text.slice(Math.max(0, at - 120), at + 60)}`]
  })

describe.each([
  ['the built-in answerer', () => builtIn],
  ['a model', () => withModel],
] as const)('with %s', (_, appOf) => {
  test.each(takenBack)('no answer contains a dropped or corrected %s', async (_kind, value, now, gone) => {
    const app = appOf()
    const kennel = await openKennel(app)
    const { owner, at, assistant, edit, idOf } = kennel
    const heard = () => everythingHeard(app, kennel)
    if (app === builtIn) expect(placesOf(await heard(), gone).length).toBeGreaterThan(1)
    const id = await idOf(value)
    expect((await owner.call('DELETE', `${at}/facts/${id}`)).status).toBe(200)
    expect(placesOf(await heard(), gone)).toEqual([])

    await owner.call('POST', `${at}/facts/check`, { body: { restore: [id] } })
    await edit('Be brief.')
    expect((await owner.call('PATCH', `${at}/facts/${id}`, { body: { value: now } })).status).toBe(200)
    await replaceFacts(app.services.db, assistant.id, facts)
    const after = await heard()
    expect(placesOf(after, gone)).toEqual([])
    expect(JSON.stringify(after)).toContain(now)
    expect(after.shown.prompt).toContain('Be brief.')
  })
})

test('text next to a corrected number stays as the page has it', async () => {
  const { owner, at, ask, idOf, shown } = await openKennel(builtIn)
  await owner.call('PATCH', `${at}/facts/${await idOf('01584 555 0147')}`, {
    body: { value: '01584 555 0188' },
  })
  expect((await ask('Who does a flea bath?')).response).toMatch(/Nora, on 01584 555 0188/)
  const { prompt, description, told, widget } = await shown()
  expect(description).toBe('A boarding kennel in the hills above Ludlow. Ring 01584 555 0188 to visit us.')
  expect(told).toContain(`Description: ${description}`)
  expect(prompt).toContain('in town just 01584 555 0188')
  expect(widget).toMatchObject({ starters: ['Is 01584 555 0188 still your number?', 'Do you take puppies?'] })
})

test('a number corrected twice stays gone when the site updates only one page', async () => {
  const kennel = await openKennel(builtIn)
  const { owner, at, assistant, idOf } = kennel
  const id = await idOf('01584 555 0147')
  for (const value of ['01584 555 0166', '01584 555 0188'])
    expect((await owner.call('PATCH', `${at}/facts/${id}`, { body: { value } })).status).toBe(200)
  // The contact page was corrected, the others were not.
  const mended = facts.map((each) => (each.kind === 'phone' ? { ...each, value: '01584 555 0188' } : each))
  await replaceFacts(builtIn.services.db, assistant.id, mended)
  await replaceFacts(builtIn.services.db, assistant.id, [
    ...mended,
    found('phone', 'Phone', '01584 555 0147'),
  ])
  expect(placesOf(await everythingHeard(builtIn, kennel), /555\D?0147|5550147|0166/)).toEqual([])
})

test('the owner’s texts follow corrections and may mention what was dropped', async () => {
  const { owner, assistant, at, ask, idOf } = await openKennel(builtIn)
  const teach = (question: string, answer: string) =>
    owner.call('POST', `/api/assistants/${assistant.id}/answers`, { body: { question, answer } })
  expect((await teach('Whom do I call at night?', 'At night ring 01584 555 0147.')).status).toBe(201)
  const id = await idOf('01584 555 0147')
  await owner.call('PATCH', `${at}/facts/${id}`, { body: { value: '01584 555 0188' } })
  expect((await ask('Whom do I call at night?')).response).toContain('01584 555 0188')
  await owner.call('POST', `${at}/facts/check`, { body: { restore: [id] } })
  await owner.call('DELETE', `${at}/facts/${id}`)
  expect((await ask('Whom do I call at night?')).response).toBe('At night ring 01584 555 0147.')
})
