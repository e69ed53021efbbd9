// Plain Node: an attack knows only what anyone who can reach the server knows.
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export { sleep }

const base = new URL(process.env.BASE ?? 'http://127.0.0.1:3000')

/** Confirmed owners on the largest plan, created by the caller. */
export const owners = JSON.parse(process.env.OWNERS ?? '[]')

/** The server writes mails here when it has no mail server. */
export const outbox = process.env.OUTBOX ?? ''

const holes = []
export const hole = (words) => holes.push(words)

export function finish() {
  for (const words of holes) process.stdout.write(`HOLE ${words}\n`)
  process.stdout.write(holes.length === 0 ? 'held\n' : `${holes.length} holes\n`)
  process.exit(holes.length === 0 ? 0 : 1)
}

const newName = () => crypto.randomUUID().slice(0, 8)
export const newAddress = (who = 'somebody') => `${who}-${newName()}@example.com`
export const newSessionId = () => crypto.randomUUID()

/** Sends one request. `from` is a loopback address, so attacker and victim can differ; `raw` is sent unchanged. */
export function call(method, path, { token, body, raw, from = '127.0.0.1', headers = {} } = {}) {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const told = {
    ...(sent !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(sent),
    }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  }
  const { hostname, port } = base
  return new Promise((resolve) => {
    const failed = (error) => resolve({ status: 0, text: String(error), body: {}, headers: {} })
    const asked = request({ hostname, port, method, path, localAddress: from, agent: false, headers: told })
    asked.on('error', failed)
    asked.on('response', (response) => {
      let text = ''
      response.on('error', failed)
      response.setEncoding('utf8').on('data', (piece) => {
        text += piece
      })
      response.on('end', () => {
        resolve({ status: response.statusCode, text, body: parsed(text), headers: response.headers })
      })
    })
    asked.end(sent)
  })
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

export async function must(answer) {
  const { status, text, body } = await answer
  if (status >= 200 && status < 300) return body
  throw new Error(`answered ${status}: ${text.slice(0, 300)}`)
}

export const register = (details = {}) =>
  must(
    call('POST', '/api/auth/register', {
      body: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: newAddress(),
        password: 'correct horse battery',
        ...details,
      },
    }),
  )

/** A public assistant with handoff and leads. */
export async function openAssistant(token, fields = {}) {
  const made = await must(
    call('POST', '/api/assistants', {
      token,
      body: { name: 'Kiln Lane Pottery', context: 'A mug costs 18 pounds.', ...fields },
    }),
  )
  const leadCapture = { mode: 'ask', fields: ['name', 'email', 'phone', 'message'] }
  const config = { handoff: true, leadCapture }
  await must(call('PUT', `/api/embed/config/${made.id}`, { token, body: config }))
  return made
}

export const talk = (assistantId, message, options = {}) =>
  must(call('POST', `/api/chat/${assistantId}`, { body: { message }, ...options }))

export const leave = (assistantId, lead, options = {}) =>
  call('POST', `/api/chat/${assistantId}/leads`, { body: { consent: true, ...lead }, ...options })

export async function until(condition, patienceMs = 60_000) {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100))
    if (await condition()) return true
  return false
}

export function follow(path, token) {
  const { hostname, port } = base
  const stream = { heard: '', open: true }
  const headers = { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) }
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, agent: false, headers })
    asked.on('error', reject)
    asked.on('response', (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode}`))
      const closed = () => {
        stream.open = false
      }
      response.on('error', closed).on('close', closed)
      response.setEncoding('utf8').on('data', (piece) => {
        stream.heard += piece
      })
      resolve(stream)
    })
    asked.end()
  })
}

/** The longest another client waited during `act`. */
export async function longestWait(act) {
  let over = false
  const done = Promise.resolve(act()).finally(() => {
    over = true
  })
  let longest = 0
  do {
    const began = performance.now()
    await call('GET', '/api/health', { from: '127.0.0.9' })
    longest = Math.max(longest, performance.now() - began)
    await sleep(10)
  } while (!over)
  await done
  return longest
}
