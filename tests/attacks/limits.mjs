// Costly requests are counted per network and account before they run; refused ones leave nothing behind.
import {
  call,
  finish,
  hole,
  leave,
  must,
  newAddress,
  newSessionId,
  openAssistant,
  owners,
  register,
} from './lib/kit.mjs'

const [{ token }] = owners
const { id } = await openAssistant(token)
const times = (count, act) => Promise.all(Array.from({ length: count }, (_, nth) => act(nth)))
const passed = (answers) => answers.filter(({ status }) => status >= 200 && status < 300).length
const conversations = async () =>
  (await must(call('GET', '/api/conversations/totals', { token }))).conversations

const someLead = () => leave(id, { sessionId: newSessionId(), email: newAddress() }, { from: '127.0.3.1' })
const leads = passed(await times(60, someLead))
if (leads > 20) hole(`${leads} leads a day from one address`)
const persons = passed(
  await times(60, () => call('POST', `/api/chat/${id}/handoff`, { body: {}, from: '127.0.3.1' })),
)
if (persons > 20) hole(`${persons} persons were called from one address`)

const before = await conversations()
await times(40, someLead)
await times(40, () => call('POST', `/api/chat/${id}/handoff`, { body: {}, from: '127.0.3.1' }))
await times(20, () =>
  call('POST', `/api/chat/${id}/feedback`, {
    body: { sessionId: newSessionId(), rating: 5 },
    from: '127.0.3.1',
  }),
)
const grown = (await conversations()) - before
if (grown > 0) hole(`refused requests left ${grown} conversations`)

const email = newAddress('guessed')
await register({ email })
const guess = (nth) =>
  call('POST', '/api/auth/login', { body: { email, password: `guess ${nth}` }, from: '127.0.3.2' })
const looked = (await times(60, guess)).filter(({ status }) => status === 401).length
if (looked > 10) hole(`${looked} of 60 guesses at one password were looked at`)
const right = { email, password: 'correct horse battery' }
if ((await call('POST', '/api/auth/login', { body: right, from: '127.0.3.3' })).status !== 200)
  hole('guessing locks the owner out')

const keys = passed(
  await times(130, (nth) => call('POST', '/api/keys', { token, body: { name: `Key ${nth}` } })),
)
if (keys > 100) hole(`an account has ${keys} keys`)
const webhook = await must(
  call('POST', '/api/webhooks', { token, body: { url: 'http://127.0.0.1:9/', events: ['rating.given'] } }),
)
const tries = passed(await times(60, () => call('POST', `/api/webhooks/${webhook.id}/test`, { token })))
if (tries > 30) hole(`${tries} tests of a webhook in a minute`)

const listing = { raw: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }), from: '127.0.3.4' }
const accept = { accept: 'application/json, text/event-stream' }
const listed = passed(await times(120, () => call('POST', `/mcp/${id}`, { ...listing, headers: accept })))
if (listed > 60) hole(`tools were listed ${listed} times in a minute`)

for (const [what, path, bytes] of [
  ['signing in', '/api/auth/login', 65_536],
  ['a lead', `/api/chat/${id}/leads`, 65_536],
  ['a message', `/api/chat/${id}`, 262_144],
]) {
  const raw = JSON.stringify({ message: 'a'.repeat(bytes) })
  const { status } = await call('POST', path, { raw, from: '127.0.3.5' })
  if (status !== 413) hole(`${what} of ${raw.length} bytes is answered ${status}`)
}
finish()
