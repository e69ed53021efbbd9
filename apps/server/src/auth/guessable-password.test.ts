import type { Session } from '@foyer/contract/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeLink } from '../auth/links.ts'
import { registerOwner } from '../testing/owners.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { isGuessable, wordsOf } from './guessable-password.ts'

const owner = {
  firstName: 'Rosa',
  lastName: 'van Dijk',
  email: 'hello@linden-bakery.example',
  companyName: 'The Linden Bakery',
}
const words = wordsOf(owner)

test.each([
  'password',
  'Passw0rd!',
  'P@SSWORD123',
  'qwertyuiop',
  '1qaz2wsx3edc',
  'asdf1234',
  '12345678',
  '24121985',
  'aaaaaaaaaa',
  'iloveyou2',
  'sunshine2024',
  'Dragon&Tiger',
  'jennifer1990!',
])('%s is what anybody tries first', (password) => {
  expect(isGuessable(password, words)).toBe(true)
})

test.each([
  'Rosa2026!',
  'lindenbakery',
  'LindenB4kery1',
  'van dijk',
  'rosavandijk',
  'hello-linden',
  'foyer12345',
])('%s is made of what is known of its owner, and nobody else’s', (password) => {
  expect(isGuessable(password, words)).toBe(true)
})

test('what nobody has in a list is left alone, whatever it is made of', () => {
  for (const password of [
    'correct horse battery',
    'dragon sunshine monkey',
    'ein langes Wort',
    'пароль моей кошки',
    '烤箱里的面包很香啊',
    'x7gk2m9q',
    'kiln lane 84',
    '839201756420',
    'ROSA bakes at dawn',
    `${'a'.repeat(64)}9 sleepy herons`,
  ])
    expect([password, isGuessable(password, words)]).toEqual([password, false])
  expect(isGuessable('tamsin-okafor', words)).toBe(false)
  expect(isGuessable('tamsin-okafor', wordsOf({ ...owner, firstName: 'Tamsin', lastName: 'Okafor' }))).toBe(
    true,
  )
})

describe('a password', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ jobs: true })
  })
  afterAll(() => app.close())

  const register = (password: string, email = `${crypto.randomUUID()}@linden-bakery.example`) =>
    app.call<Session>('POST', '/api/auth/register', { body: { ...owner, email, password } })
  const signIn = (email: string, password: string) =>
    app.call('POST', '/api/auth/login', { body: { email, password } })
  const refusal = {
    status: 400,
    body: {
      code: 'invalid_input',
      message: 'That password is easy to guess. Please choose another.',
    },
  }

  test('that is easy to guess is refused where an account is made, and leaves none', async () => {
    const email = `${crypto.randomUUID()}@linden-bakery.example`
    expect(await register('LindenBakery!', email)).toMatchObject(refusal)
    expect((await register('LindenBakery!', email)).body).toMatchObject({ field: 'password' })
    expect((await register('three loaves of rye', email)).status).toBe(201)
  })

  test('that is easy to guess takes the place of none, by the form or by a link', async () => {
    const { id, email, password, call } = await registerOwner(app)
    const change = (newPassword: string) =>
      call('PUT', '/api/auth/password', { body: { currentPassword: password, newPassword } })
    expect(await change('lovelace1815')).toMatchObject({ ...refusal, body: { field: 'newPassword' } })
    expect((await signIn(email, password)).status).toBe(200)

    const { db, now } = app.services
    const { token } = await makeLink(db, id, { purpose: 'reset_password', email }, now())
    const reset = (chosen: string) =>
      app.call('POST', '/api/auth/reset-password', { body: { token, password: chosen } })
    expect(await reset('Ada Lovelace')).toMatchObject(refusal)
    // The link is still good.
    expect((await reset('an engine of brass')).status).toBe(200)
    expect((await signIn(email, 'an engine of brass')).status).toBe(200)
  })

  test('of any signs and of any length that can be typed counts exactly as it was typed', async () => {
    for (const password of [
      '  two spaces, and one behind ',
      'ONLY LETTERS OF ONE SIZE',
      'ça brûle à 1.280 °C 🔥',
      `${'a phrase of many words '.repeat(8)}end`,
      '73019284650192',
    ]) {
      const email = `${crypto.randomUUID()}@linden-bakery.example`
      expect((await register(password, email)).status, password).toBe(201)
      expect((await signIn(email, password)).status, password).toBe(200)
      const others = [
        password.trim(),
        password.toLowerCase(),
        password.slice(0, 64),
        password.slice(0, -1),
        `${password} `,
      ]
      for (const other of others.filter((each) => each !== password))
        expect((await signIn(email, other)).status, other).toBe(401)
    }
  })
})
