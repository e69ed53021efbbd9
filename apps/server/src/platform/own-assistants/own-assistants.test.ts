import type { ChatAnswer } from '@foyer/contract/chat'
import type { InstanceAssistants } from '@foyer/contract/instance-assistants'
import { sampleSite } from '@foyer/contract/sample-site'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instanceAccountId } from '../../money/usage/instance-account.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { assistants } from '../db/schema/assistants.ts'
import { accounts } from '../db/schema/auth.ts'
import { findOwnPages } from './find-own-pages.ts'
import { instanceEmail } from './own-assistants.ts'
import { queueOwnAssistants } from './queue-own-assistants.ts'
import { type OwnKnowledge, readOwnPages } from './read-own-pages.ts'
import { setUpOwnAssistant } from './set-up-own-assistant.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true })
})
afterAll(() => app.close())

const address = 'https://foyer.example'
const never = new AbortController().signal

const built = (price: string): Record<string, string> => ({
  'index.html': `<title>Foyer</title><main><h1>Your website already knows the answers</h1><p>Foyer reads it and answers your visitors.</p><section data-nosnippet><p>The bakery opens at seven.</p></section></main>`,
  'pricing.html': `<title>Pricing · Foyer</title><main><h1>Pricing</h1><h2>How much is Pro?</h2><p>The Pro plan costs ${price} a month and holds five assistants.</p></main>`,
  'login.html': '<title>Sign in · Foyer</title><main><h1>Welcome back</h1><p>Enter your password.</p></main>',
})

const read = async (price: string): Promise<OwnKnowledge> => {
  const files = built(price)
  const own = await findOwnPages(address, async (file) => files[file] ?? null)
  if (!own) throw new Error('nothing was found')
  return readOwnPages(app.services.reading, own, never)
}

const idOf = async () => (await app.call<InstanceAssistants>('GET', '/api/house-assistant')).body.assistantId
const ask = async (message: string) =>
  (await app.call<ChatAnswer>('POST', `/api/chat/${await idOf()}`, { body: { message } })).body

test('an instance without pages has no assistant', async () => {
  expect(await findOwnPages(address, async () => null)).toBeNull()
  const only = async (file: string) => (file === 'index.html' ? built('$10')[file]! : null)
  expect(await findOwnPages(address, only)).toMatchObject({ files: [{ path: '/' }] })
  expect(await app.call('GET', '/api/house-assistant')).toMatchObject({
    status: 200,
    body: { assistantId: null },
  })
})

test('pages are read without forms and samples, with addresses of this instance', async () => {
  const { pages, websiteUrl } = await read('$10')
  expect(websiteUrl).toBe('https://foyer.example/')
  expect(pages.map(({ url }) => url)).toEqual(['https://foyer.example/', 'https://foyer.example/pricing'])
  expect(JSON.stringify(pages)).not.toContain('bakery')
})

test('concurrent instances create one assistant, and unchanged pages change nothing', async () => {
  const knowledge = await read('$10')
  const changes = await Promise.all([1, 2, 3, 4].map(() => setUpOwnAssistant(app.services, knowledge)))
  expect(changes.filter(({ changed }) => changed)).toHaveLength(1)
  const made = await app.services.db
    .select()
    .from(assistants)
    .where(eq(assistants.accountId, instanceAccountId))
  expect(made).toHaveLength(1)
  expect(await setUpOwnAssistant(app.services, knowledge)).toEqual({ changed: false })
})

test('it answers questions about the product with its source', async () => {
  const { response, sources } = await ask('How much is Pro?')
  expect(response).toContain('$10')
  expect(sources[0]?.url).toBe('https://foyer.example/pricing')
})

test('a new build replaces its knowledge', async () => {
  expect(await setUpOwnAssistant(app.services, await read('$12'))).toEqual({ changed: true })
  expect((await ask('How much is Pro?')).response).toContain('$12')
})

test('visitors can send it files within a daily limit', async () => {
  const { body } = await app.call('GET', `/api/embed/config/${await idOf()}`)
  expect(body).toMatchObject({ allowFileUpload: true, windowTitle: 'Ask Foyer', isActive: true })
  const [row] = await app.services.db
    .select({ limit: assistants.dailyIpLimit })
    .from(assistants)
    .where(eq(assistants.accountId, instanceAccountId))
  expect(row?.limit).toBe(200)
})

test('nobody can sign in as its owner or register its address', async () => {
  const [account] = await app.services.db.select().from(accounts).where(eq(accounts.id, instanceAccountId))
  expect(account).toMatchObject({ email: instanceEmail, tier: 'admin', role: 'user' })
  for (const path of ['/api/auth/login', '/api/auth/register']) {
    const { status } = await app.call('POST', path, {
      body: { email: instanceEmail, password: 'any password', firstName: 'A', lastName: 'B' },
    })
    expect(status).toBe(400)
  }
})

test('a start queues its pages', async () => {
  await queueOwnAssistants(app.services, 'https://elsewhere.example', never)
  if (!(await findOwnPages('https://elsewhere.example')))
    throw new Error('build the web app first: npm run build')
  await expect
    .poll(async () => (await ask('How much does Pro cost a month?')).sources[0]?.url, { timeout: 90_000 })
    .toContain('https://elsewhere.example/')
})

test.each([
  ['How much does Foyer cost?', /Free .*\$0 .*Pro \$10 .*Enterprise \$49/s, '/pricing'],
  ['how do i upgrade', /Billing & Plans/, '/pricing'],
  ['can it book appointments?', /^No\. It tells visitors how to book/, '/support'],
  ['is my data safe', /we don’t sell it/, '/support'],
  ['What happens to my data?', /until you delete them or close your account/, '/support'],
  ['How do I reset my password?', /‘Forgot password\?’ on the sign-in page/, '/support'],
  ['can i export my data', /^Yes\. In Settings, under Your data/, '/support'],
])('the built pages answer common questions of newcomers: %s', async (question, told, path) => {
  const { response, sources, confidence } = await ask(question)
  expect(response).toMatch(told)
  expect(confidence).toBe('sure')
  expect(sources[0]?.url).toBe(`https://elsewhere.example${path}`)
})

test.each([
  ['what are your prices', /Price a month: Free \$0, Pro \$10, Enterprise \$49/],
  ['what does the pro plan cost', /Pro \$10 a month/],
  ['does pro include advanced analytics?', /Advanced analytics.* Pro: Yes/],
])('is answered or quoted from our pricing page: %s', async (question, told) => {
  const { response, sources, confidence } = await ask(question)
  expect(response).toMatch(told)
  expect(confidence).not.toBe('none')
  expect(sources[0]?.url).toBe('https://elsewhere.example/pricing')
})

test('incomplete feature names are at least quoted', async () => {
  const { response, sources } = await ask('does pro include analytics?')
  expect(response).toMatch(/Advanced analytics.* Pro: Yes/)
  expect(sources[0]?.url).toBe('https://elsewhere.example/pricing')
})

test('testimonials, buttons and samples on our pages are not knowledge', async () => {
  const own = await findOwnPages('https://elsewhere.example')
  const { pages } = await readOwnPages(app.services.reading, own!, never)
  const all = pages.map(({ text }) => text).join('\n')
  expect(all).toContain('$10 a month')
  expect(all).not.toMatch(/In their words|^Upgrade$|^Choose Pro$|Tidewater|Sample/m)
})

test('the sample site’s assistant gives the answers shown on the home page', async () => {
  await expect
    .poll(
      async () => (await app.call<InstanceAssistants>('GET', '/api/house-assistant')).body.sampleAssistantId,
    )
    .toEqual(expect.any(String))
  const { body } = await app.call<InstanceAssistants>('GET', '/api/house-assistant')
  const asked = async (message: string) =>
    (await app.call<ChatAnswer>('POST', `/api/chat/${body.sampleAssistantId}`, { body: { message } })).body
  const said = await Promise.all(sampleSite.starters.map(asked))
  expect(said.map(({ confidence }) => confidence)).toEqual(['sure', 'sure', 'sure'])
  expect(said[0]!.response).toMatch(/^Yes.*11(am|:00)/)
  expect(said[1]!.response).toContain('a lump of clay')
  expect(said[2]!.response).toContain('£42')
  expect(said[2]!.sources[0]?.url).toBe('https://elsewhere.example/sample-site/tasters.html')
  const { body: embed } = await app.call('GET', `/api/embed/config/${body.sampleAssistantId}`)
  expect(embed).toMatchObject({ welcomeMessage: sampleSite.greeting, starters: sampleSite.starters })
})

test('restarting the same build does nothing, and a new address counts as a new build', async () => {
  const handedOver = async () =>
    (await app.services.db.execute(sql`select from pgboss.job where name = 'house-assistant'`)).rowCount
  const before = await handedOver()
  await queueOwnAssistants(app.services, 'https://elsewhere.example', never)
  expect(await handedOver()).toBe(before)
  await queueOwnAssistants(app.services, 'https://moved.example', never)
  expect(await handedOver()).toBe(before! + 2)
})
