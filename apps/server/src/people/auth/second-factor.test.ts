import type { NewRecoveryCodes, SecondFactorSecret, Security } from '@foyer/contract/accounts'
import type { Session } from '@foyer/contract/auth'
import { eq } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recoveryCodes, secondFactors } from '../../platform/db/schema/auth.ts'
import { codeOf } from '../../testing/authenticator.ts'
import { password, registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { matchStep } from './one-time-codes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Owner = Awaited<ReturnType<typeof registerOwner>>

const halfMinute = 30_000
const shown = (secret: string) => codeOf(secret, app.services.now())
const logIn = (owner: Owner, code?: string) =>
  app.call<Session & { code: string }>('POST', '/api/auth/login', {
    body: { email: owner.email, password, ...(code && { code }) },
  })

async function turnOn(owner: Owner) {
  const begun = await owner.call<SecondFactorSecret>('POST', '/api/auth/second-factor', {
    body: { password },
  })
  expect(begun.status).toBe(201)
  const { secret } = begun.body
  const confirmed = await owner.call<NewRecoveryCodes>('POST', '/api/auth/second-factor/confirm', {
    body: { code: shown(secret) },
  })
  expect(confirmed.status).toBe(200)
  return { ...begun.body, codes: confirmed.body.recoveryCodes }
}

test('with two-step sign-in a password alone opens nothing, and each code opens once', async () => {
  const owner = await registerOwner(app)
  const elsewhere = (await logIn(owner)).body.token
  const begin = (secret: string) =>
    owner.call('POST', '/api/auth/second-factor', { body: { password: secret } })
  expect((await begin('wrong password')).status).toBe(400)
  expect(
    (await owner.call('POST', '/api/auth/second-factor/confirm', { body: { code: '123456' } })).status,
  ).toBe(409)
  await begin(password)
  expect((await logIn(owner)).status).toBe(200)

  const { secret, uri, codes } = await turnOn(owner)
  expect(uri).toContain(`otpauth://totp/Foyer:${encodeURIComponent(owner.email)}?`)
  expect(new Set(codes).size).toBe(10)
  expect((await app.call('GET', '/api/auth/user', { token: elsewhere })).status).toBe(401)
  expect((await begin(password)).status).toBe(409)
  const stored = [
    await app.services.db.select().from(secondFactors).where(eq(secondFactors.accountId, owner.id)),
    await app.services.db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, owner.id)),
  ]
  for (const plain of [secret, codes[0]!, codes[0]!.replaceAll('-', '')])
    expect(JSON.stringify(stored)).not.toContain(plain)

  expect((await logIn(owner)).body).toMatchObject({ code: 'second_factor_needed' })
  expect((await logIn(owner)).status).toBe(401)
  expect((await logIn(owner, shown(secret))).status).toBe(401)
  app.clock.advance(halfMinute)
  const code = shown(secret)
  const both = await Promise.all([logIn(owner, `${code.slice(0, 3)} ${code.slice(3)}`), logIn(owner, code)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await logIn(owner, codes[0]!.toUpperCase())).status).toBe(200)
  expect((await logIn(owner, codes[0]!)).status).toBe(401)
  const { body } = await owner.call<Security>('GET', '/api/auth/security')
  expect(body).toMatchObject({ secondFactor: true, recoveryCodesLeft: 9 })
})

test('turning it off, renewing codes and erasing the account need both password and code', async () => {
  const owner = await registerOwner(app)
  const { secret, codes } = await turnOn(owner)
  const renew = (body: object) =>
    owner.call<NewRecoveryCodes>('POST', '/api/auth/second-factor/recovery-codes', { body })
  expect((await renew({ password, code: 'garbage' })).status).toBe(400)
  expect((await renew({ password: 'wrong password', code: codes[0] })).status).toBe(400)
  const renewed = (await renew({ password, code: codes[0] })).body.recoveryCodes
  expect((await renew({ password, code: codes[1] })).status).toBe(400)
  expect((await owner.call('DELETE', '/api/auth/account', { body: { password } })).status).toBe(400)
  const off = (body: object) => owner.call('DELETE', '/api/auth/second-factor', { body })
  expect((await off({ password })).status).toBe(400)
  expect((await off({ password: 'wrong password', code: renewed[0] })).status).toBe(400)
  expect((await logIn(owner)).status).toBe(401)
  app.clock.advance(halfMinute)
  expect((await off({ password, code: shown(secret) })).status).toBe(200)
  expect((await logIn(owner)).status).toBe(200)
  expect(await app.services.db.$count(recoveryCodes, eq(recoveryCodes.accountId, owner.id))).toBe(0)
})

test('codes can’t be guessed: after ten attempts an hour the rest are rejected, from any network', async () => {
  const owner = await registerOwner(app)
  const { codes } = await turnOn(owner)
  const right = codes[0]!
  const guess = (code: string) =>
    owner.call('POST', '/api/auth/second-factor/recovery-codes', { body: { password, code } })
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, nth) => guess(`00000${nth}`)))
  expect(guesses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2)
  const refused = await logIn(owner, right)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3_000]).toEqual([429, true])
  app.clock.advance(3_600_000)
  expect((await logIn(owner, right)).status).toBe(200)
})

// RFC 6238, appendix B, shortened to six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])(
  'at second %d the code of the standard’s secret is %s, and that of its neighbours still good',
  (second, code) => {
    const secret = Secret.fromUTF8('12345678901234567890').base32
    const at = (moment: number) => matchStep(secret, code, new Date(moment * 1_000))
    expect(at(second)).toBe(Math.floor(second / 30))
    expect(at(second + 30)).toBe(Math.floor(second / 30))
    expect(at(second - 30)).toBe(Math.floor(second / 30))
    expect(at(second + 60)).toBeNull()
  },
)
