import type { Assistant } from '@foyer/contract/assistants'
import type { ChatAnswer } from '@foyer/contract/chat'
import { sampleSite } from '@foyer/contract/sample-site'
import type { Fact, LedgerEntry } from '@foyer/contract/scans'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createSampleSite } from './own-address.ts'

// Loopback addresses are blocked, except for this site.
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true })
})
afterAll(() => app.close())

test('the sample site is served, and its pages only link to each other', async () => {
  const seen = new Set<string>()
  const queue = ['/sample-site/']
  for (const path of queue) {
    if (seen.has(path)) continue
    seen.add(path)
    const { status, text, headers } = await app.call('GET', path)
    expect({ path, status }).toEqual({ path, status: 200 })
    if (!headers.get('content-type')?.includes('html')) continue
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const [, href] of text.matchAll(/(?:href|src)="([^"#]+)"/g)) {
      if (/^(mailto|tel):/.test(href!)) continue
      const { pathname, origin } = new URL(href!, `http://here${path}`)
      expect(origin).toBe('http://here')
      queue.push(pathname)
    }
  }
  expect([...seen].every((path) => path.startsWith('/sample-site/'))).toBe(true)
  expect([...seen].filter((path) => /(\.html|\/)$/.test(path)).length).toBeGreaterThanOrEqual(12)
  expect((await app.call('GET', '/sample-site/nothing.html')).status).toBe(404)
})

test('it can be scanned although its address is private, unlike the rest of this server', async () => {
  const owner = await registerOwner(app)
  const others = [
    '/',
    '/api/health',
    '/sample-site/../api/health',
    '/sample-sites/',
    '/sample-site%2f..%2fapi/',
  ]
  for (const path of others) {
    const refused = await owner.call('POST', '/api/assistants', {
      body: { name: 'In', websiteUrl: app.url + path },
    })
    expect({ path, status: refused.status, message: refused.body.message }).toEqual({
      path,
      status: 422,
      message: 'This address belongs to a private network, so it was not read.',
    })
  }
  const { status, body } = await owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: sampleSite.name, websiteUrl: `${app.url}/sample-site/` },
  })
  expect(status).toBe(201)
  expect(body.scan).toMatchObject({ status: 'done', message: null })
  expect(body.scan.pagesKept).toBeGreaterThanOrEqual(13)
  const { body: ledger } = await owner.call<LedgerEntry[]>('GET', `/api/assistants/${body.id}/ledger`)
  expect(ledger.filter(({ outcome }) => outcome !== 'kept')).toEqual([])
  expect(ledger.every(({ url }) => url.startsWith(`${app.url}/sample-site/`))).toBe(true)

  const { body: facts } = await owner.call<Fact[]>('GET', `/api/assistants/${body.id}/facts?limit=500`)
  const values = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind).map(({ value }) => value)
  expect(values('name')).toEqual([sampleSite.name])
  expect(values('email')).toContain('hello@tidewaterpottery.example')
  expect(values('phone').join()).toMatch(/1632 ?960 ?417/)
  expect(values('address').join()).toContain('14 Ropewalk Lane')
  expect(facts.filter(({ kind }) => kind === 'hours')).toHaveLength(7)
  const priced = facts.filter(({ kind }) => kind === 'price').map(({ label, value }) => `${label}: ${value}`)
  expect(priced.join('\n')).toMatch(/Hand-building.*£195/)
  expect(body.description).toContain('ceramics studio')

  const ask = async (message: string) =>
    (await app.call<ChatAnswer>('POST', `/api/chat/${body.id}`, { body: { message } })).body.response
  expect(await ask('hi')).toContain(`This is ${sampleSite.name}`)
  expect(await ask('When are you open?')).toContain('Sunday: 11am–4pm')
  for (const question of ['What does it cost?', 'How much does Tidewater Pottery cost?'])
    expect(await ask(question)).toMatch(/Hand-building.*: £195/)
  expect(await ask('Do I need any experience?')).toContain('a lump of clay')
  expect(await ask('How much is a wheel taster?')).toContain('£42 a person')

  const again = await owner.call('POST', `/api/assistants/${body.id}/scrape`)
  expect(again.body).toMatchObject({ added: 0, changed: 0, removed: 0 })
})

test('another instance can scan it, too', async () => {
  const front = await startTestApp()
  const back = await startTestApp({ jobs: true, beside: front })
  await front.services.queue.start([])
  const owner = await registerOwner(front)
  const { status } = await owner.call('POST', '/api/assistants', {
    body: { name: 'Tidewater Pottery', websiteUrl: `${front.url}/sample-site/` },
  })
  expect(status).toBe(201)
  await back.close()
  await front.close()
})

test('folders of the same name on other servers are not ours', () => {
  const { isOurs } = createSampleSite(
    { ...app.services.config, host: '0.0.0.0', publicUrl: 'https://foyer.example' },
    () => 3000,
  )
  expect(
    [
      'http://127.0.0.1:3000/sample-site/',
      'http://localhost:3000/sample-site',
      'http://[::1]:3000/sample-site/faq.html',
      'https://foyer.example/sample-site/',
    ].map(isOurs),
  ).toEqual([true, true, true, true])
  expect(
    [
      'http://127.0.0.1:3001/sample-site/',
      'http://10.0.0.1:3000/sample-site/',
      'http://user:secret@127.0.0.1:3000/sample-site/',
      'https://127.0.0.1:3000/sample-site/',
      'http://foyer.example/sample-site/',
      'http://127.0.0.1:3000/sample-site/../api/',
      'http://127.0.0.1:3000/sample-site%2f',
      'not an address',
    ].map(isOurs),
  ).toEqual(Array(8).fill(false))
})
