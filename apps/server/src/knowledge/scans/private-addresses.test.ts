import type { TestServer } from '@foyer/crawler/testing/serve'
import { html, reply, serveSite } from '@foyer/crawler/testing/site'
import { standInFor } from '@foyer/crawler/testing/test-network'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin } from '../../platform/admin/make-admin.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const notations = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0177.0.0.1',
  '0x7f000001',
  '[::1]',
  '[::ffff:7f00:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:10.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[fe80::1]',
  '[fd00::1]',
  '169.254.169.254',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0',
  'localhost',
]

describe('a guard that allows only the test’s own private sites', () => {
  const isPrivate = 'This address belongs to a private network, so it was not read.'
  let dripping: TestServer
  let redirecting: TestServer
  let secret: TestServer
  let rebinding: TestServer
  let strict: TestApp
  let owner: Awaited<ReturnType<typeof registerOwner>>
  /** The addresses each name resolves to, in turn; the last one stays. */
  const names: Record<string, string[]> = {
    'inside.example': ['127.0.0.1'],
    'half-inside.example': ['93.184.216.34 127.0.0.1'],
    // Public for robots.txt, private afterwards.
    'rebinding.example': ['93.184.216.34', '127.0.0.1'],
  }

  beforeAll(async () => {
    dripping = await serveSite({
      '*': ({ url }, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        if (url === '/menu')
          response.write(`<main><h1>Menu</h1><p>${'Fish soup with saffron and bread costs £9. '.repeat(20)}`)
        if (url === '/short') response.write('<main><h1>Fish soup and bre')
        const drip = setInterval(() => response.write('.'), 100)
        response.on('close', () => clearInterval(drip))
      },
    })
    secret = await serveSite({ '*': html('Top secret') })
    rebinding = await serveSite({
      '/robots.txt': { status: 404, headers: { connection: 'close' } },
      '*': html('Top secret'),
    })
    redirecting = await serveSite({
      '/robots.txt': { status: 404 },
      '/kitchen': html('Harbour Kitchen'),
      '*': (request, response) => {
        const host = notations[Number(request.url?.slice(1)) || 0]
        reply(response, { status: 302, headers: { location: `http://${host}:${secret.port}/` } })
      },
    })
    strict = await startTestApp({
      jobs: true,
      environment: { CRAWL_ALLOW_HOSTS: `${dripping.host},${redirecting.host}` },
      fetching: {
        limits: { slowAfterMs: 500, headersMs: 500 },
        async lookup(name) {
          const answers = names[name]
          if (!answers) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
          const answer = answers.length > 1 ? answers.shift()! : answers[0]!
          return answer.split(' ').map((address) => ({ address, family: 4 }))
        },
      },
    })
    owner = await registerOwner(strict, { tier: 'pro' })
  })
  afterAll(async () => {
    await strict.close()
    for (const site of [dripping, secret, redirecting, rebinding]) await site[Symbol.asyncDispose]()
  })

  async function reasonFor(websiteUrl: string) {
    const { status, body } = await owner.call<{ message?: string }>('POST', '/api/assistants', {
      body: { name: 'Harbour Kitchen', websiteUrl },
    })
    return { status, message: body.message }
  }

  test('an endless slow page is read as far as it came, or given up if that is too little', async () => {
    for (const path of ['/', '/short'])
      expect(await reasonFor(`${dripping.origin}${path}`)).toEqual({
        status: 422,
        message: 'The page arrived too slowly and was given up.',
      })
    expect((await owner.call<unknown[]>('GET', '/api/assistants')).body).toEqual([])

    expect((await reasonFor(`${dripping.origin}/menu`)).status).toBe(201)
    const [made] = (await owner.call<{ id: string }[]>('GET', '/api/assistants')).body
    const { body: ledger } = await owner.call<object[]>('GET', `/api/assistants/${made!.id}/ledger`)
    expect(ledger).toContainEqual(
      expect.objectContaining({
        url: `${dripping.origin}/menu`,
        outcome: 'kept',
        reason: 'Read as far as it came: the rest arrived too slowly',
      }),
    )
  })

  test('private addresses in every notation, given or redirected to', async () => {
    for (const [at, host] of notations.entries()) {
      const given = await reasonFor(`http://${host}:${secret.port}/`)
      expect({ host, ...given }).toEqual({ host, status: 422, message: isPrivate })
      const redirected = await reasonFor(`${redirecting.origin}/${at}`)
      expect({ host, ...redirected }).toEqual({ host, status: 422, message: isPrivate })
    }
    expect(secret.connections()).toBe(0)
    expect(await reasonFor(`${redirecting.origin}/kitchen`)).toEqual({ status: 201, message: undefined })
  })

  test('an administrator is told the setting that allows them', async () => {
    const operator = await registerOwner(strict)
    await makeAdmin(strict.services.db, operator.id)
    const websiteUrl = `http://127.0.0.1:${secret.port}/`
    const { status, body } = await operator.call<{ message?: string }>('POST', '/api/assistants', {
      body: { name: 'Harbour Kitchen', websiteUrl },
    })
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: `${isPrivate} As you run this Foyer: a host named in CRAWL_ALLOW_HOSTS is read all the same.`,
    })
  })

  test('names that resolve to private addresses', async () => {
    for (const name of ['inside.example', 'half-inside.example']) {
      const reason = await reasonFor(`http://${name}:${secret.port}/`)
      expect({ name, ...reason }).toEqual({ name, status: 422, message: isPrivate })
    }
    expect(secret.connections()).toBe(0)
  })

  test('a name that resolves to a private address the second time', async () => {
    using internet = standInFor('93.184.216.34')
    const reason = await reasonFor(`http://rebinding.example:${rebinding.port}/`)
    expect(reason).toEqual({ status: 422, message: isPrivate })
    // Both lookups happened, but the second address was never connected to.
    expect(names['rebinding.example']).toEqual(['127.0.0.1'])
    expect(internet.connectedTo.filter((address) => address === '93.184.216.34')).toHaveLength(1)
    expect(rebinding.requests).toEqual(['/robots.txt'])
    expect(rebinding.connections()).toBe(1)
  })

  test('a name that does not exist', async () => {
    expect(await reasonFor('http://nowhere.example/')).toEqual({
      status: 422,
      message: 'No website was found under this name. Check the spelling of the address.',
    })
  })
})
