import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { selfSigned } from '../testing/self-signed.ts'
import { type Served, serve } from '../testing/serve.ts'
import { standInFor } from '../testing/test-network.ts'
import { FetchFailure } from './fetch-failure.ts'
import { createGuardedFetch, type GuardedFetch, type GuardedFetchOptions } from './guarded-fetch.ts'

const open: GuardedFetch[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

function fetchFor(sites: Served[], options: Partial<GuardedFetchOptions> = {}): GuardedFetch {
  const guardedFetch = createGuardedFetch({
    allowHosts: sites.map((site) => site.host),
    userAgent: 'FoyerBot/1.0',
    ...options,
  })
  open.push(guardedFetch)
  return guardedFetch
}

async function failureOf(promise: Promise<unknown>): Promise<FetchFailure> {
  const error = await promise.then(
    () => new Error('nothing failed'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof FetchFailure)) throw error
  return error
}

async function drained(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.destroyed) return
  await new Promise<void>((resolve) => {
    const go = () => {
      response.off('drain', go).off('close', go)
      resolve()
    }
    response.on('drain', go).on('close', go)
  })
}

const text = async (response: { bytes(): Promise<Uint8Array> }) =>
  new TextDecoder().decode(await response.bytes())

test('a page arrives with its status, headers and bytes, asked for under our name', async () => {
  let agent: string | undefined
  await using site = await serve((request, response) => {
    agent = request.headers['user-agent']
    response.setHeader('etag', '"1"').end('Hello')
  })
  const response = await fetchFor([site])(`${site.origin}/a?b=1#c`)
  expect(response.status).toBe(200)
  expect(response.headers.etag).toBe('"1"')
  expect(await text(response)).toBe('Hello')
  expect(site.requests).toEqual(['/a?b=1'])
  expect(agent).toBe('FoyerBot/1.0')
})

test('a loopback server nobody vouched for is never asked', async () => {
  await using site = await serve((_request, response) => response.end('secret'))
  const guardedFetch = fetchFor([])
  const spellings = [
    '127.0.0.1',
    '2130706433',
    '0177.0.0.1',
    '0x7f.1',
    '127.1',
    '[::ffff:127.0.0.1]',
    'localhost',
  ]
  for (const host of spellings) {
    const failure = await failureOf(guardedFetch(`http://${host}:${site.port}/`))
    expect(failure.reason).toBe('private_address')
    expect(failure.message).toMatch(/private network/)
  }
  expect(site.requests).toEqual([])
})

test('a redirect to a private address is not followed, however many hops it hides behind', async () => {
  await using secret = await serve((_request, response) => response.end('secret'))
  await using site = await serve((request, response) => {
    const to = request.url === '/' ? '/next' : `http://127.1:${secret.port}/`
    response.writeHead(302, { location: to }).end()
  })
  const failure = await failureOf(fetchFor([site])(site.origin))
  expect(failure.reason).toBe('private_address')
  expect(secret.requests).toEqual([])
})

test('a name that resolves to a private address is refused, and so is one with a single private answer', async () => {
  await using site = await serve((_request, response) => response.end('secret'))
  for (const answer of [
    ['127.0.0.1'],
    ['93.184.216.34', '10.0.0.1'],
    ['::ffff:127.0.0.1'],
    ['fe80::1%eth0'],
  ]) {
    const guardedFetch = fetchFor([], {
      lookup: async () => answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    })
    const failure = await failureOf(guardedFetch(`http://rebound.example:${site.port}/`))
    expect(failure.reason).toBe('private_address')
  }
  expect(site.requests).toEqual([])
})

test('a name is asked for once, and only the address that was checked is connected to', async () => {
  await using site = await serve((_request, response) =>
    response.setHeader('connection', 'close').end('page'),
  )
  using internet = standInFor('93.184.216.34')
  const answers = ['93.184.216.34', '127.0.0.1']
  const guardedFetch = fetchFor([], {
    // First an address of the public internet, which here leads to the site; then the one the attacker is after.
    lookup: async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }],
  })
  const rebinding = `http://rebinding.example:${site.port}/`
  expect(await text(await guardedFetch(rebinding))).toBe('page')
  expect(answers).toEqual(['127.0.0.1'])
  expect(internet.connectedTo).toEqual(['93.184.216.34'])

  expect((await failureOf(guardedFetch(rebinding))).reason).toBe('private_address')
  expect(answers).toEqual([])
  expect(internet.connectedTo).toEqual(['93.184.216.34'])
  expect(site.connections()).toBe(1)
})

test('a vouched name may resolve to a private address, on its port only', async () => {
  await using site = await serve((_request, response) => response.end('intranet'))
  await using other = await serve((_request, response) => response.end('secret'))
  const guardedFetch = fetchFor([], {
    allowHosts: [`wiki.example:${site.port}`],
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  expect(await text(await guardedFetch(`http://wiki.example:${site.port}/`))).toBe('intranet')
  const failure = await failureOf(guardedFetch(`http://wiki.example:${other.port}/`))
  expect(failure.reason).toBe('private_address')
  expect(other.requests).toEqual([])
})

test('an address to be kept is judged by where its name leads now, if anybody knows', async () => {
  const answers: Record<string, () => Promise<{ address: string; family: number }[]>> = {
    'public.example': async () => [{ address: '93.184.216.34', family: 4 }],
    'intranet.example': async () => [{ address: 'fd00::7', family: 6 }],
    'unknown.example': async () => {
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    },
    'silent.example': () => new Promise(() => {}),
  }
  const guardedFetch = fetchFor([], {
    lookup: (name) => answers[name]!(),
    allowHosts: ['wiki.example:80'],
    limits: { lookupMs: 1 },
  })
  const open = [
    'public.example',
    'unknown.example',
    'silent.example',
    'wiki.example',
    '8.8.8.8',
    '[2606:4700::1111]',
  ]
  for (const host of open) await guardedFetch.checkName(`http://${host}/hook`)
  for (const host of ['intranet.example', 'localhost', '10.0.0.7', '[::1]'])
    expect((await failureOf(guardedFetch.checkName(`http://${host}/hook`))).reason).toBe('private_address')
})

test('redirects are followed and remembered; a caller may stop at any of them', async () => {
  await using site = await serve((request, response) => {
    if (request.url === '/c') return response.end('here')
    response.writeHead(301, { location: request.url === '/a' ? 'b' : '/c' }).end('moved')
  })
  const guardedFetch = fetchFor([site])
  const response = await guardedFetch(`${site.origin}/a`)
  expect(await text(response)).toBe('here')
  expect(response.url).toBe(`${site.origin}/c`)
  expect(response.redirects).toEqual([`${site.origin}/a`, `${site.origin}/b`])

  const stopped = await guardedFetch(`${site.origin}/a`, { follow: (to) => to.pathname !== '/c' })
  expect(stopped.status).toBe(301)
  expect(stopped.url).toBe(`${site.origin}/b`)
  stopped.discard()
})

test('redirects in a circle and without end are told apart', async () => {
  let step = 0
  await using site = await serve((request, response) => {
    const location = request.url?.startsWith('/circle') ? '/circle' : `/endless/${step++}`
    response.writeHead(302, { location }).end()
  })
  const guardedFetch = fetchFor([site])
  expect((await failureOf(guardedFetch(`${site.origin}/circle`))).reason).toBe('redirect_loop')
  expect((await failureOf(guardedFetch(`${site.origin}/endless`))).reason).toBe('too_many_redirects')
})

test('a site that insists on its cookie before it shows the page is served it back', async () => {
  await using site = await serve((request, response) => {
    if (request.headers.cookie === 'seen=1') return response.end('welcome')
    response.writeHead(302, { location: '/', 'set-cookie': 'seen=1; Path=/; HttpOnly' }).end()
  })
  expect(await text(await fetchFor([site])(site.origin))).toBe('welcome')
})

test('secrets for one site are not carried to another by a redirect', async () => {
  let leaked: string | undefined
  await using other = await serve((request, response) => {
    leaked = request.headers.authorization
    response.end('other')
  })
  await using site = await serve((_request, response) =>
    response.writeHead(302, { location: other.origin }).end(),
  )
  const response = await fetchFor([site, other])(site.origin, { headers: { authorization: 'Bearer x' } })
  expect(await text(response)).toBe('other')
  expect(leaked).toBeUndefined()
})

test('a server that never answers is given up in time', async () => {
  await using site = await serve(() => {})
  const failure = await failureOf(fetchFor([site], { limits: { totalMs: 300 } })(site.origin))
  expect(failure.reason).toBe('timeout')
})

test('a body that drips is given up long before its total time', async () => {
  await using site = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const drip = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(drip))
  })
  const guardedFetch = fetchFor([site], { limits: { slowAfterMs: 300 } })
  const failure = await failureOf(guardedFetch(site.origin).then((response) => response.bytes()))
  expect(failure.reason).toBe('slow')
})

test('a 30 MB page is refused by its announced size, and by its real one', async () => {
  let sent = 0
  await using site = await serve(async (request, response) => {
    if (request.url === '/announced') {
      response.writeHead(200, { 'content-length': 30 * 1024 * 1024 })
      return response.write('<html>')
    }
    const chunk = Buffer.alloc(64 * 1024, 'x')
    while (sent < 30 * 1024 * 1024 && !response.destroyed) {
      sent += chunk.length
      if (!response.write(chunk)) await drained(response)
    }
    response.end()
  })
  const guardedFetch = fetchFor([site])
  for (const path of ['/announced', '/streamed']) {
    const failure = await failureOf(guardedFetch(site.origin + path).then((response) => response.bytes()))
    expect(failure.reason).toBe('too_large')
    expect(failure.message).toBe('The page is too large to be read.')
  }
  expect(sent).toBeLessThan(20 * 1024 * 1024)
})

test('an abort ends waiting for headers and reading a body', async () => {
  const waiting = new AbortController()
  await using site = await serve((request, response) => {
    if (request.url === '/body') response.writeHead(200).write('begin')
    else waiting.abort()
  })
  const guardedFetch = fetchFor([site])
  const asking = guardedFetch(`${site.origin}/headers`, { signal: waiting.signal })
  expect((await failureOf(asking)).reason).toBe('aborted')
  const stop = new AbortController()
  const body = (await guardedFetch(`${site.origin}/body`, { signal: stop.signal })).bytes()
  stop.abort()
  expect((await failureOf(body)).reason).toBe('aborted')
  const failure = await failureOf(guardedFetch(site.origin, { signal: AbortSignal.abort() }))
  expect(failure.reason).toBe('aborted')
})

test('a closed port, an unknown name and a broken server each have their own sentence', async () => {
  const gone = await serve(() => {})
  await gone[Symbol.asyncDispose]()
  await using broken = await serve((request) => void request.socket.end('220 smtp ready\r\n'))
  await using cut = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy())
  })
  const guardedFetch = fetchFor([gone, broken, cut], {
    lookup: async () => {
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    },
  })
  expect((await failureOf(guardedFetch(gone.origin))).reason).toBe('refused')
  expect((await failureOf(guardedFetch('http://no-such-name.example/'))).reason).toBe('unknown_host')
  expect((await failureOf(guardedFetch(broken.origin))).reason).toBe('bad_response')
  expect((await failureOf(guardedFetch(cut.origin).then((r) => r.bytes()))).reason).toBe('reset')
})

test('a certificate nobody issued is refused, and so is speaking to a server without one', async () => {
  const year = 365 * 24 * 3_600_000
  const validity = { from: new Date(Date.now() - year), to: new Date(Date.now() + year) }
  await using secure = await serve(
    (_request, response) => response.end('secret'),
    selfSigned('a.example', validity),
  )
  await using plain = await serve((_request, response) => response.end('plain'))
  const guardedFetch = fetchFor([secure, plain])
  const failure = await failureOf(guardedFetch(secure.origin))
  expect(failure.reason).toBe('tls')
  expect(failure.message).toMatch(/certificate of the site is not valid.*self-signed/)
  expect((await failureOf(guardedFetch(plain.origin.replace('http:', 'https:')))).reason).toBe('tls')
  expect(secure.requests).toEqual([])
})
