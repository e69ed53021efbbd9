// An unconfirmed account can't send mail to others and receives no notices.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  call,
  finish,
  hole,
  leave,
  must,
  newAddress,
  newSessionId,
  openAssistant,
  outbox,
  register,
  sleep,
  until,
} from './lib/kit.mjs'

const mails = () => {
  const names =
    outbox === '' ? [] : readdirSync(outbox, { recursive: true }).filter((name) => name.endsWith('.eml'))
  return names.map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll(/=\r?\n/g, ''))
}
const to = (address) => mails().filter((mail) => new RegExp(`^To:.*${address}`, 'im').test(mail))

const email = newAddress('sender')
const { token } = await register({ firstName: 'Bank', lastName: 'Security Team', email })
const { id } = await openAssistant(token, { name: 'Bank Security Team' })
const { key } = await must(call('POST', '/api/keys', { token, body: { name: 'sender' } }))
if (!(await until(() => to(email).length > 0))) hole('the confirmation of a new address never came')

const targets = []
for (let nth = 0; nth < 12; nth++) {
  const target = newAddress('target')
  targets.push(target)
  const sessionId = newSessionId()
  // By key or as a visitor, each lead may become a mail to an address of the sender's choice.
  const lead = { sessionId, email: target, name: 'Dear customer', message: 'Your account is locked' }
  await leave(id, lead, nth % 2 ? { token: key } : { from: `127.0.1.${nth + 1}` })
}
const list = await must(call('GET', '/api/leads?limit=100', { token }))
for (const { conversationId } of list.leads ?? list) {
  await call('POST', `/api/conversations/${conversationId}/takeover`, { token })
  const body = { content: 'Confirm your password at https://elsewhere.example' }
  await call('POST', `/api/conversations/${conversationId}/messages`, { token, body })
}
// Replies are mailed only if the visitor does not return to the chat.
await sleep(Number(process.env.PATIENCE_MS ?? 0))
// The reset link comes last and contains none of the owner's words.
await must(call('POST', '/api/auth/forgot-password', { body: { email } }))
if (!(await until(() => to(email).length > 1))) hole('the link to a new password never came')
if (to(email).length > 2) hole('an address that nobody confirmed is sent notices')
if (mails().some((mail) => mail.includes('Bank') || mail.includes('Security Team')))
  hole('a mail carries words of an owner who confirmed nothing')

const stranger = newAddress('victim')
await register({ email: stranger })
for (let nth = 0; nth < 30; nth++)
  await call('POST', '/api/auth/forgot-password', { body: { email: stranger }, from: `127.0.2.${nth + 1}` })
const last = newAddress('last')
await register({ email: last })
if (!(await until(() => to(last).length > 0))) hole('mails no longer come')
if (to(stranger).length > 6) hole(`thirty requests for one address became ${to(stranger).length} mails`)
for (const target of targets) if (to(target).length > 0) hole('an unconfirmed account mails whom it likes')
finish()
