// Entering another person's address reveals nothing about them, changes nothing of theirs and receives none of their
// messages.
import { call, finish, hole, leave, must, newAddress, openAssistant, owners, talk } from './lib/kit.mjs'

const [{ token }] = owners
const { id } = await openAssistant(token)
const kept = async () => {
  const list = await must(call('GET', '/api/leads?limit=100', { token }))
  return list.leads ?? list
}

const email = newAddress('marta')
const customer = (await talk(id, 'Do you fire at home temperatures?')).sessionId
const own = {
  sessionId: customer,
  name: 'Marta',
  email,
  phone: '+44 20 7946 0321',
  message: 'Ring me on Friday',
}
await must(leave(id, own))
const before = (await kept()).find((lead) => lead.email === email)

const answersTo = async (address) => {
  const { sessionId } = await talk(id, 'Hello')
  const first = await leave(id, { sessionId, phone: '+44 20 7946 0555' })
  const second = await leave(id, { sessionId, email: address })
  return JSON.stringify([second.status, first.body.id === second.body.id, Object.keys(second.body)])
}
if ((await answersTo(email)) !== (await answersTo(newAddress('nobody'))))
  hole('the answer tells whether an address left a lead before')

const stranger = (await talk(id, 'Hi there')).sessionId
const forged = {
  sessionId: stranger,
  name: 'Marta (moved)',
  email,
  phone: '+1 900 555 0123',
  page: 'https://elsewhere.example',
}
const answer = await must(leave(id, forged))
if (answer.id === before.id) hole('a stranger is answered with the id of somebody’s lead')
for (const address of [email.toUpperCase(), ` ${email} `])
  await leave(id, { sessionId: stranger, email: address })
const after = (await kept()).find((lead) => lead.id === before.id)
for (const field of ['name', 'email', 'phone', 'page', 'conversationId', 'message'])
  if (JSON.stringify(after?.[field]) !== JSON.stringify(before[field]))
    hole(`a stranger changed the ${field} of somebody’s lead`)

const conversation = `/api/conversations/${before.conversationId}`
await must(call('POST', `${conversation}/takeover`, { token }))
const secret = 'Your kiln is ready, Marta'
await must(call('POST', `${conversation}/messages`, { token, body: { content: secret } }))
const history = (sessionId) => call('GET', `/api/chat/${id}/history?sessionId=${sessionId}`)
if (!(await history(customer)).text.includes(secret))
  hole('the customer does not hear what is meant for them')
if ((await history(stranger)).text.includes(secret))
  hole('a stranger reads what is meant for somebody’s lead')
finish()
