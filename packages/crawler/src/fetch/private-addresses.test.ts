import { expect, test } from 'vitest'
import { failureOf, fetchFor, textOf } from '../testing/fetch-for.ts'
import { serve } from '../testing/serve.ts'
import { standInFor } from '../testing/test-network.ts'

test('a loopback server is refused unless the operator allows it', async () => {
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

test('redirects to private addresses are refused after any number of hops', async () => {
  await using secret = await serve((_request, response) => response.end('secret'))
  await using site = await serve((request, response) => {
    const to = request.url === '/' ? '/next' : `http://127.1:${secret.port}/`
    response.writeHead(302, { location: to }).end()
  })
  const failure = await failureOf(fetchFor([site])(site.origin))
  expect(failure.reason).toBe('private_address')
  expect(secret.requests).toEqual([])
})

test('a name with any private address is refused', async () => {
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

test('DNS is queried once per connection and only the checked address is used', async () => {
  await using site = await serve((_request, response) =>
    response.setHeader('connection', 'close').end('page'),
  )
  using internet = standInFor('93.184.216.34')
  const answers = ['93.184.216.34', '127.0.0.1']
  const guardedFetch = fetchFor([], {
    // The first answer is a public address, the second the attacker's target.
    lookup: async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }],
  })
  const rebinding = `http://rebinding.example:${site.port}/`
  expect(await textOf(await guardedFetch(rebinding))).toBe('page')
  expect(answers).toEqual(['127.0.0.1'])
  expect(internet.connectedTo).toEqual(['93.184.216.34'])

  expect((await failureOf(guardedFetch(rebinding))).reason).toBe('private_address')
  expect(answers).toEqual([])
  expect(internet.connectedTo).toEqual(['93.184.216.34'])
  expect(site.connections()).toBe(1)
})

test('an allowed name may resolve to a private address on its port only', async () => {
  await using site = await serve((_request, response) => response.end('intranet'))
  await using other = await serve((_request, response) => response.end('secret'))
  const guardedFetch = fetchFor([], {
    allowHosts: [`wiki.example:${site.port}`],
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  expect(await textOf(await guardedFetch(`http://wiki.example:${site.port}/`))).toBe('intranet')
  const failure = await failureOf(guardedFetch(`http://wiki.example:${other.port}/`))
  expect(failure.reason).toBe('private_address')
  expect(other.requests).toEqual([])
})

test('a stored address is checked by its current DNS answer, if there is one', async () => {
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

test('networks without IPv4 reach public hosts by translated addresses, but no private ones', async () => {
  await using site = await serve((_request, response) =>
    response.setHeader('connection', 'close').end('translated page'),
  )
  using internet = standInFor('64:ff9b::5db8:d822')
  const names: Record<string, string[]> = {
    'shop.example': ['64:ff9b::5db8:d822'],
    'inside.example': ['64:ff9b::7f00:1'],
    'half-inside.example': ['64:ff9b::5db8:d822', '64:ff9b::a00:1'],
    'local.example': ['64:ff9b:1::5db8:d822'],
  }
  const guardedFetch = fetchFor([], {
    lookup: async (name) => names[name]!.map((address) => ({ address, family: 6 })),
  })
  expect(await textOf(await guardedFetch(`http://shop.example:${site.port}/`))).toBe('translated page')
  await guardedFetch.checkName('http://shop.example/')
  expect(internet.connectedTo).toEqual(['64:ff9b::5db8:d822'])
  for (const host of [
    'inside.example',
    'half-inside.example',
    'local.example',
    '[64:ff9b::5db8:d822]',
    '[64:ff9b:1::5db8:d822]',
  ]) {
    const failure = await failureOf(guardedFetch(`http://${host}:${site.port}/`))
    expect([host, failure.reason]).toEqual([host, 'private_address'])
  }
  expect(site.requests).toHaveLength(1)
})
