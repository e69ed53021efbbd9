import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let beside: TestApp
beforeAll(async () => {
  const options = {
    environment: { TRUST_PROXY: '1' },
    registration: { atOnce: 3, takenPerHour: 2, accountsPerHour: 4 },
    passwords: {},
  }
  app = await startTestApp(options)
  beside = await startTestApp({ ...options, beside: app })
})
afterAll(async () => {
  await beside.close()
  await app.close()
})

let nth = 0
const newcomer = () => `newcomer-${++nth}@example.com`
const register = (address: string, email = newcomer(), at = app) =>
  at.call('POST', '/api/auth/register', {
    body: { firstName: 'Ada', lastName: 'Lovelace', email, password: 'correct horse battery' },
    headers: { 'x-forwarded-for': address },
  })
const statuses = async (asked: Promise<{ status: number }>[]) =>
  (await Promise.all(asked)).map(({ status }) => status).sort()

describe('registering from one network', () => {
  test('only a few run at once, and the rest are asked to try again', async () => {
    const emails = Array.from({ length: 12 }, newcomer)
    const answers = await Promise.all(emails.map((email) => register('203.0.113.1', email)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(4)
    expect(refused.length).toBeGreaterThanOrEqual(8)
    for (const { body, headers } of refused) {
      expect(body.message).toMatch(/^Too many registrations .*Please try again/)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await register('203.0.113.2')).status).toBe(201)
  })

  test('accounts per hour are limited across all instances', async () => {
    const from = '203.0.113.10'
    for (const at of [app, beside, app, beside])
      expect((await register(from, newcomer(), at)).status).toBe(201)
    for (const at of [app, beside]) {
      const refused = await register(from, newcomer(), at)
      expect(refused.status).toBe(429)
      expect(refused.body.message).toBe(
        'Too many registrations came from your network. Please try again later.',
      )
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(3_000)
      expect(seconds).toBeLessThanOrEqual(3_600)
    }
    app.clock.advance(3_601_000)
    expect((await register(from)).status).toBe(201)
  })

  test('too many taken addresses block all registrations, so that existing accounts stay hidden', async () => {
    const known = newcomer()
    expect((await register('198.51.100.1', known)).status).toBe(201)
    const from = '203.0.113.20'
    // Successful and invalid registrations don't count as taken.
    expect((await register(from)).status).toBe(201)
    expect((await register(from, 'nobody')).status).toBe(400)
    expect((await register(from, known)).status).toBe(409)
    expect((await register(from, known.toUpperCase())).status).toBe(409)
    expect((await register(from, known)).status).toBe(429)
    expect((await register(from, newcomer())).status).toBe(429)
    app.clock.advance(3_601_000)
    expect((await register(from, known)).status).toBe(409)
  })

  test('concurrent requests for taken addresses are counted too', async () => {
    const known = newcomer()
    expect((await register('198.51.100.2', known)).status).toBe(201)
    const answered = await statuses(Array.from({ length: 10 }, () => register('203.0.113.30', known)))
    const told = answered.filter((status) => status === 409).length
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThanOrEqual(2)
    expect(answered).toEqual([...Array(told).fill(409), ...Array(10 - told).fill(429)])
  })

  test('an IPv6 network counts as one address, and forwarded addresses from the client are ignored', async () => {
    for (let each = 1; each <= 4; each++) expect((await register(`2001:db8:1:1::${each}`)).status).toBe(201)
    expect((await register('2001:db8:1:1:ffff::9')).status).toBe(429)
    expect((await register('198.51.100.77, 2001:db8:1:1::10')).status).toBe(429)
    expect((await register('2001:db8:1:2::1')).status).toBe(201)
  })
})

test('sign-ins beyond the queue are asked to try again', async () => {
  const busy = await startTestApp({
    environment: { TRUST_PROXY: '1' },
    passwords: { atOnce: 1, mostWaiting: 2 },
  })
  const logIn = (each: number) =>
    busy.call('POST', '/api/auth/login', {
      body: { email: `nobody-${each}@example.com`, password: 'wrong' },
      headers: { 'x-forwarded-for': `203.0.113.${each}` },
    })
  const answers = await Promise.all(Array.from({ length: 40 }, (_, each) => logIn(each)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]!.body.message).toBe('Many people are signing in right now. Please try again in a moment.')
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 401).length).toBe(40 - refused.length)
  expect((await logIn(99)).status).toBe(401)
  await busy.close()
})
