import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginFailures } from '../../../platform/db/schema/auth.ts'
import { password, registerOwner } from '../../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: 'true' } })
})
afterAll(() => app.close())

const attempt = (email: string, secret: string, ip: string) =>
  app.call('POST', '/api/auth/login', {
    body: { email, password: secret },
    headers: { 'x-forwarded-for': ip },
  })

test('a thousand guesses from one address are slowed to a handful, and the owner still gets in', async () => {
  const owner = await registerOwner(app)
  const statuses: number[] = []
  for (let batch = 0; batch < 20; batch++) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => attempt(owner.email, `guess ${batch} ${nth}`, '203.0.113.9')),
    )
    statuses.push(...answers.map((each) => each.status))
  }
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(980)

  await attempt(owner.email, 'one more', '203.0.113.9')
  const refused = await attempt(owner.email, password, '203.0.113.9')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.body.message).toBe('Too many sign-in attempts. Please wait a moment and try again.')

  expect((await attempt(owner.email, password, '198.51.100.7')).status).toBe(200)
  app.clock.advance(16 * 60_000)
  expect((await attempt(owner.email, password, '203.0.113.9')).status).toBe(200)
})

test('a few wrong passwords cost nothing', async () => {
  const owner = await registerOwner(app)
  for (let nth = 0; nth < 4; nth++)
    expect((await attempt(owner.email, 'slip', '198.51.100.8')).status).toBe(401)
  expect((await attempt(owner.email, password, '198.51.100.8')).status).toBe(200)
})

test('a list tried against many accounts from one address is slowed too', async () => {
  const statuses: number[] = []
  for (let nth = 0; nth < 40; nth++)
    statuses.push((await attempt(`nobody${nth}@example.com`, 'x', '203.0.113.50')).status)
  expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  const owner = await registerOwner(app)
  expect((await attempt(owner.email, password, '198.51.100.50')).status).toBe(200)
})

test('an owner sharing a network with an attacker keeps their own free attempts', async () => {
  const owner = await registerOwner(app)
  const network = '203.0.113.53'
  const guess = (nth: number) => attempt(`nobody${nth}@example.com`, 'x', network)
  for (let nth = 0; nth < 36; nth++) {
    await guess(nth)
    // Waiting between guesses makes the next wait the longest.
    if (nth >= 30) app.clock.advance(61_000)
  }
  await guess(36)
  const counts = () => app.services.db.select().from(loginFailures).orderBy(loginFailures.key)
  const before = await counts()
  for (let nth = 0; nth < 8; nth++) expect((await attempt(owner.email, password, network)).status).toBe(429)
  expect(await counts()).toEqual(before)
  app.clock.advance(61_000)
  expect((await attempt(owner.email, password, network)).status).toBe(200)
})

test('an attempt rejected by a full queue is not counted', async () => {
  const busy = await startTestApp({
    environment: { TRUST_PROXY: 'true' },
    passwords: { atOnce: 1, mostWaiting: 1 },
  })
  const owner = await registerOwner(busy)
  const logIn = (secret: string, ip: string) =>
    busy.call('POST', '/api/auth/login', {
      body: { email: owner.email, password: secret },
      headers: { 'x-forwarded-for': ip },
    })
  const ip = '203.0.113.54'
  for (let nth = 0; nth < 4; nth++) expect((await logIn('slip', ip)).status).toBe(401)
  const together = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => logIn('guess', `198.51.100.${nth}`)),
  )
  const counted = await busy.services.db.select().from(loginFailures)
  const looked = together.filter(({ status }) => status === 401).length
  expect(looked).toBeLessThan(12)
  const of = (kind: string) => counted.filter(({ key }) => key.startsWith(kind))
  const sum = (kind: string) => of(kind).reduce((all, { failures }) => all + failures, 0)
  expect([sum('pair:'), sum('address:'), sum('account:')]).toEqual([4 + looked, 4 + looked, 4 + looked])
  await busy.close()
})

test('signing in to one’s own account does not reset the count', async () => {
  const own = await registerOwner(app)
  const statuses: number[] = []
  for (let nth = 0; nth < 36; nth++) {
    if (nth % 10 === 9) expect((await attempt(own.email, password, '203.0.113.51')).status).toBe(200)
    statuses.push((await attempt(`nobody${nth}@example.com`, 'x', '203.0.113.51')).status)
    if (statuses.at(-1) === 429) break
  }
  expect(statuses.at(-1)).toBe(429)
})

test('an office that signs in with correct passwords is never slowed', async () => {
  const owner = await registerOwner(app)
  for (let nth = 0; nth < 35; nth++)
    expect((await attempt(owner.email, password, '203.0.113.52')).status).toBe(200)
})

test('an IPv6 network counts as one address, and forwarded addresses from the client are ignored', async () => {
  const owner = await registerOwner(app)
  const guess = (from: string) => attempt(owner.email, 'guess', from)
  for (let nth = 1; nth <= 5; nth++) expect((await guess(`2001:db8:7:7::${nth}`)).status).toBe(401)
  await guess('2001:db8:7:7::6')
  expect((await guess('2001:db8:7:7:1:2:3:4')).status).toBe(429)
  expect((await guess('198.51.100.1, 2001:db8:7:7::8')).status).toBe(429)
  expect((await guess('2001:db8:7:8::1')).status).toBe(401)
  expect((await attempt(owner.email, password, '2001:db8:7:8::1')).status).toBe(200)
})
