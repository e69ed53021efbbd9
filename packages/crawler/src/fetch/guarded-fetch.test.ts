import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { failureOf, fetchFor, textOf } from '../testing/fetch-for.ts'
import { selfSigned } from '../testing/self-signed.ts'
import { serve } from '../testing/serve.ts'

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

test('a response has status, headers and body, and the request our user agent', async () => {
  let agent: string | undefined
  await using site = await serve((request, response) => {
    agent = request.headers['user-agent']
    response.setHeader('etag', '"1"').end('Hello')
  })
  const response = await fetchFor([site])(`${site.origin}/a?b=1#c`)
  expect(response.status).toBe(200)
  expect(response.headers.etag).toBe('"1"')
  expect(await textOf(response)).toBe('Hello')
  expect(site.requests).toEqual(['/a?b=1'])
  expect(agent).toBe('FoyerBot/1.0')
})

test('redirects are followed and recorded, and callers can stop at any of them', async () => {
  await using site = await serve((request, response) => {
    if (request.url === '/c') return response.end('here')
    response.writeHead(301, { location: request.url === '/a' ? 'b' : '/c' }).end('moved')
  })
  const guardedFetch = fetchFor([site])
  const response = await guardedFetch(`${site.origin}/a`)
  expect(await textOf(response)).toBe('here')
  expect(response.url).toBe(`${site.origin}/c`)
  expect(response.redirects).toEqual([`${site.origin}/a`, `${site.origin}/b`])

  const stopped = await guardedFetch(`${site.origin}/a`, { follow: (to) => to.pathname !== '/c' })
  expect(stopped.status).toBe(301)
  expect(stopped.url).toBe(`${site.origin}/b`)
  stopped.discard()
})

test('circular and endless redirects are distinguished', async () => {
  let step = 0
  await using site = await serve((request, response) => {
    const location = request.url?.startsWith('/circle') ? '/circle' : `/endless/${step++}`
    response.writeHead(302, { location }).end()
  })
  const guardedFetch = fetchFor([site])
  expect((await failureOf(guardedFetch(`${site.origin}/circle`))).reason).toBe('redirect_loop')
  expect((await failureOf(guardedFetch(`${site.origin}/endless`))).reason).toBe('too_many_redirects')
})

test('cookies set by a redirect are sent back', async () => {
  await using site = await serve((request, response) => {
    if (request.headers.cookie === 'seen=1') return response.end('welcome')
    response.writeHead(302, { location: '/', 'set-cookie': 'seen=1; Path=/; HttpOnly' }).end()
  })
  expect(await textOf(await fetchFor([site])(site.origin))).toBe('welcome')
})

test('redirects to other origins drop secret headers', async () => {
  let leaked: string | undefined
  await using other = await serve((request, response) => {
    leaked = request.headers.authorization
    response.end('other')
  })
  await using site = await serve((_request, response) =>
    response.writeHead(302, { location: other.origin }).end(),
  )
  const response = await fetchFor([site, other])(site.origin, { headers: { authorization: 'Bearer x' } })
  expect(await textOf(response)).toBe('other')
  expect(leaked).toBeUndefined()
})

test('a server that never answers times out', async () => {
  await using site = await serve(() => {})
  const failure = await failureOf(fetchFor([site], { limits: { totalMs: 300 } })(site.origin))
  expect(failure.reason).toBe('timeout')
})

test('a dripping body is given up early', async () => {
  await using site = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const drip = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(drip))
  })
  const guardedFetch = fetchFor([site], { limits: { slowAfterMs: 300 } })
  const failure = await failureOf(guardedFetch(site.origin).then((response) => response.bytes()))
  expect(failure.reason).toBe('slow')
})

test('a 30 MB page is refused by its announced and its real size', async () => {
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

test('an abort ends waiting for headers and bodies', async () => {
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

test('a closed port, an unknown name and a broken server have their own messages', async () => {
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

test('self-signed certificates and servers without TLS are refused', async () => {
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
