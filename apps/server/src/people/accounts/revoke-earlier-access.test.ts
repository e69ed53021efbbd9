import type { ConfirmedEmail } from '@foyer/contract/accounts'
import type { Assistant } from '@foyer/contract/assistants'
import type { ApiKey } from '@foyer/contract/keys'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setAgreedPlan } from '../../money/billing/set-agreed-plan.ts'
import { webhookEndpoints } from '../../platform/db/schema/webhooks.ts'
import { createAssistant } from '../../testing/assistants.ts'
import { codeOf } from '../../testing/authenticator.ts'
import { password, registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeLink } from '../auth/links.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true })
})
afterAll(() => app.close())

/** An unconfirmed account with everything that could give access to it later. */
async function settle() {
  const owner = await registerOwner(app, { confirmed: false })
  await setAgreedPlan(app.services.db, owner.id, 'pro', app.services.now())
  const assistant = await createAssistant(app, owner)
  const { body: key } = await owner.call<ApiKey>('POST', '/api/keys', { body: { name: 'Shop' } })
  await app.services.db.insert(webhookEndpoints).values({
    accountId: owner.id,
    url: 'https://thief.example/',
    events: ['lead.created'],
    secretCipher: app.services.secrets.encrypt('whsec'),
  })
  const begun = await owner.call<{ secret: string }>('POST', '/api/auth/second-factor', {
    body: { password },
  })
  const turnedOn = await owner.call('POST', '/api/auth/second-factor/confirm', {
    body: { code: codeOf(begun.body.secret) },
  })
  expect(turnedOn.status).toBe(200)
  const link = async (purpose: 'verify_email' | 'reset_password' | 'change_email', email = owner.email) =>
    (await makeLink(app.services.db, owner.id, { purpose, email }, app.services.now())).token
  const opens = async () => {
    const withKey = (token: string) => app.call('GET', '/v1/models', { token })
    const { body } = await app.call('POST', '/api/auth/login', { body: { email: owner.email, password } })
    return {
      session: (await owner.call('GET', '/api/auth/user')).status === 200,
      key: (await withKey(key.key)).status === 200,
      assistantKey: (await withKey(assistant.apiKey)).status === 200,
      webhook:
        (await app.services.db.$count(webhookEndpoints, eq(webhookEndpoints.accountId, owner.id))) === 1,
      secondFactor: body.code === 'second_factor_needed',
    }
  }
  return { owner, assistant, link, opens }
}
const verify = (body: object, token?: string) =>
  app.call<ConfirmedEmail>('POST', '/api/auth/verify-email', { body, ...(token && { token }) })
const everything = { session: true, key: true, assistantKey: true, webhook: true, secondFactor: true }
const nothing = { session: false, key: false, assistantKey: false, webhook: false, secondFactor: false }

test('following the link without a session or password revokes earlier access', async () => {
  const { owner, assistant, link, opens } = await settle()
  const [token, other] = [await link('verify_email'), await link('change_email', 'thief@example.com')]
  expect(await opens()).toEqual(everything)
  expect((await verify({ token, onlyWithProof: true })).status).toBe(403)
  expect((await verify({ token, password: 'a guess of mine' })).status).toBe(400)
  expect(await opens()).toEqual(everything)
  const { body } = await verify({ token })
  expect(body).toEqual({
    message: 'Your address is confirmed.',
    email: owner.email,
    earlierAccessEnded: true,
  })
  expect(await opens()).toEqual(nothing)
  expect((await verify({ token: other })).status).toBe(410)
  const { body: session } = await app.call<{ token: string }>('POST', '/api/auth/login', {
    body: { email: owner.email, password },
  })
  const { body: kept } = await app.call<Assistant>('GET', `/api/assistants/${assistant.id}`, session)
  expect(kept.apiKey).not.toBe(assistant.apiKey)
})

test('another account’s session is no proof', async () => {
  const { link, opens } = await settle()
  const stranger = await registerOwner(app)
  expect(
    (await verify({ token: await link('verify_email'), onlyWithProof: true }, stranger.token)).status,
  ).toBe(403)
  expect((await verify({ token: await link('verify_email') }, stranger.token)).body.earlierAccessEnded).toBe(
    true,
  )
  expect(await opens()).toEqual(nothing)
  expect((await stranger.call('GET', '/api/auth/user')).status).toBe(200)
})

test('an owner who is signed in, or gives the password, loses nothing', async () => {
  const [signedIn, withPassword] = [await settle(), await settle()]
  const first = await verify(
    { token: await signedIn.link('verify_email'), onlyWithProof: true },
    signedIn.owner.token,
  )
  expect(first.body.earlierAccessEnded).toBe(false)
  expect(await signedIn.opens()).toEqual(everything)
  const second = await verify({ token: await withPassword.link('verify_email'), password })
  expect(second.body.earlierAccessEnded).toBe(false)
  expect(await withPassword.opens()).toEqual(everything)
  const moved = await verify({
    token: await withPassword.link('change_email', `new-${withPassword.owner.email}`),
  })
  expect(moved.body.earlierAccessEnded).toBe(false)
  expect((await withPassword.owner.call('GET', '/api/auth/user')).status).toBe(200)
})

test('a first confirmation by a reset or an address change revokes earlier access, too', async () => {
  const [forgotten, changed] = [await settle(), await settle()]
  const body = { token: await forgotten.link('reset_password'), password }
  expect((await app.call('POST', '/api/auth/reset-password', { body })).status).toBe(200)
  expect(await forgotten.opens()).toEqual(nothing)
  const moved = await verify({ token: await changed.link('change_email', `victim-${changed.owner.email}`) })
  expect(moved.body.earlierAccessEnded).toBe(true)
  expect(await changed.opens()).toEqual(nothing)
})

test('a reset of a confirmed address ends sessions but keeps API keys and the second factor', async () => {
  const { owner, link, opens } = await settle()
  await verify({ token: await link('verify_email'), password })
  const body = { token: await link('reset_password'), password }
  expect((await app.call('POST', '/api/auth/reset-password', { body })).status).toBe(200)
  expect(await opens()).toEqual({ ...everything, session: false })
  expect((await owner.call('GET', '/api/auth/user')).status).toBe(401)
})
