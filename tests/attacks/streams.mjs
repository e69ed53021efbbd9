// Streams end with the session, password, key or assistant that opened them.
import { call, finish, follow, hole, must, openAssistant, owners, talk, until } from './lib/kit.mjs'

const [{ email, password }] = owners
const signIn = async (word) =>
  (await must(call('POST', '/api/auth/login', { body: { email, password: word } }))).token
const events = '/api/conversations/events'
const endsWith = async (what, stream) => {
  if (!(await until(() => !stream.open, 20_000))) hole(`a stream outlives ${what}`)
}

const leaving = await signIn(password)
const stolen = await signIn(password)
const left = await follow(events, leaving)
await must(call('POST', '/api/auth/logout', { token: leaving }))
await endsWith('the session that opened it', left)

const listening = await follow(events, stolen)
const changing = await signIn(password)
const newPassword = 'another horse battery'
await must(
  call('PUT', '/api/auth/password', { token: changing, body: { currentPassword: password, newPassword } }),
)
await endsWith('the password it was opened under', listening)

const token = await signIn(newPassword)
const { id } = await openAssistant(token)
const key = await must(call('POST', '/api/keys', { token, body: { name: 'partner' } }))
const sessionId = 'a-customer-of-the-partner'
await must(
  call('POST', `/api/chat/${id}`, { token: key.key, body: { message: 'What is a mug?', sessionId } }),
)
const partner = await follow(`/api/chat/${id}/events?sessionId=${sessionId}`, key.key)
await must(call('DELETE', `/api/keys/${key.id}`, { token }))
await endsWith('the key it was opened with', partner)

const visitor = await talk(id, 'What is a mug?')
const visiting = await follow(`/api/chat/${id}/events?sessionId=${visitor.sessionId}`)
await must(call('PATCH', `/api/assistants/${id}`, { token, body: { isActive: false } }))
await endsWith('the assistant being switched on', visiting)
finish()
