import type { ChatAnswer, ChatRequest } from '@foyer/contract/chat'
import type { FailureBody } from '@foyer/contract/failure'
import { call } from './call.ts'
import { createEventReader } from './events.ts'

/** Why there is no answer: the name of the text that says so. */
export type Trouble = 'unreachable' | 'failed' | 'cutShort' | 'limit' | 'unavailable' | 'offline'

interface Outcome {
  answer?: Partial<ChatAnswer>
  trouble?: Trouble
}

const patienceMs = 30_000

export function troubleOf(status: number, body: Partial<FailureBody>): Trouble {
  const { code, limitReached } = body
  if (code === 'inactive') return 'offline'
  if (status === 429 || limitReached === true || /limit/.test(`${code}`)) return 'limit'
  if (/40[134]|410/.test(`${status}`)) return 'unavailable'
  return 'failed'
}

function parseObject(text: string): Record<string, unknown> {
  const object = Object.create(null)
  try {
    Object.assign(object, JSON.parse(text))
  } catch {}
  return object
}

/** Sends a message and reads its answer as a stream. Never throws and never waits forever. */
export async function ask(
  url: string,
  request: ChatRequest,
  written: (text: string) => void,
  cancel: AbortController,
): Promise<Outcome> {
  const outcome: Outcome = {}
  let text = ''
  let timer = 0
  const stillAlive = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => cancel.abort(), patienceMs)
  }
  const read = createEventReader((type, data) => {
    const event = parseObject(data)
    if (type === 'delta' && typeof event.text === 'string') {
      text += event.text
      written(text)
    } else if (type === 'done') outcome.answer = event
    else if (type === 'error') outcome.trouble = troubleOf(0, event)
    // A person took over. If the stream breaks now, the words so far are not an answer.
    else if (type === 'retract') text = ''
  })
  try {
    stillAlive()
    const response = await call(url, request, cancel.signal)
    if (!response.ok) outcome.trouble = troubleOf(response.status, parseObject(await response.text()))
    else if (!/event-stream/.test(response.headers.get('content-type') || ''))
      outcome.answer = parseObject(await response.text())
    else if (!response.body) read(await response.text())
    else {
      const reader = response.body.getReader({ __proto__: null } as object) as ReadableStreamDefaultReader
      const decoder = new TextDecoder()
      while (!outcome.answer && !outcome.trouble) {
        const { done, value } = await reader.read()
        if (done) break
        stillAlive()
        read(decoder.decode(value, { __proto__: null, stream: true } as TextDecodeOptions))
      }
      reader.cancel()
    }
    if (outcome.answer && typeof outcome.answer.response !== 'string') {
      if (text) outcome.answer.response = text
      else outcome.answer = undefined
    }
    if (!outcome.answer) outcome.trouble ||= text ? 'cutShort' : 'failed'
  } catch {
    outcome.trouble = text ? 'cutShort' : 'unreachable'
  }
  clearTimeout(timer)
  return outcome
}
