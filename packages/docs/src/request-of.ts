import type { Operation } from './read-reference.ts'

/** An example request. Placeholders such as {{API_KEY}} are filled in for the reader. */
export type ExampleRequest = {
  method: string
  url: string
  /** The bearer token: a key that is filled in, or the session from the environment. */
  auth: 'key' | 'session' | 'none'
  /** Set for endpoints that require an Accept header. */
  accept?: string
  body:
    | { kind: 'none' }
    | { kind: 'json'; value: unknown }
    | { kind: 'form'; file: string }
    | { kind: 'bytes'; file: string; type: string }
  answer: { kind: 'json' } | { kind: 'stream' } | { kind: 'file'; file: string }
}

const assistantId = '{{ASSISTANT_ID}}'
const sessionId = 'customer-42'

export function requestOf(operation: Operation): ExampleRequest {
  return {
    method: operation.method,
    url: `{{BASE_URL}}${pathOf(operation)}${queryOf(operation)}`,
    auth: operation.callers.includes('assistantKey')
      ? 'key'
      : operation.callers.includes('session')
        ? 'session'
        : 'none',
    ...(operation.id === 'callMcp' && { accept: 'application/json, text/event-stream' }),
    body: bodyOf(operation),
    answer: answerOf(operation),
  }
}

const pathOf = ({ path }: Operation) =>
  path.replace(/(\w+)\/\{(\w+)\}/g, (_all, before: string, name: string) => {
    const isAssistant =
      name === 'assistantId' ||
      name === 'model' ||
      before === 'assistants' ||
      /ions\/\{id\}\/download/.test(path)
    if (isAssistant) return `${before}/${assistantId}`
    if (name === 'sessionId') return `${before}/creation-2026-11`
    return `${before}/YOUR_${before.replace(/ies$/, 'y').replace(/s$/, '').replaceAll('-', '_').toUpperCase()}_ID`
  })

function queryOf({ parameters }: Operation): string {
  const values: Record<string, string> = { sessionId, tier: 'pro', token: 'YOUR_TOKEN' }
  const wanted = parameters.filter(({ in: place, name }) => place === 'query' && values[name])
  return wanted.length > 0 ? `?${wanted.map(({ name }) => `${name}=${values[name]}`).join('&')}` : ''
}

function bodyOf({ body }: Operation): ExampleRequest['body'] {
  const type = body?.types[0]
  if (!body || !type) return { kind: 'none' }
  if (type === 'multipart/form-data') return { kind: 'form', file: 'note.txt' }
  if (type === 'audio/*') return { kind: 'bytes', file: 'question.webm', type: 'audio/webm' }
  const value = body.example as Record<string, unknown>
  return { kind: 'json', value: 'model' in value ? { ...value, model: assistantId } : value }
}

function answerOf({ id, answers }: Operation): ExampleRequest['answer'] {
  // MCP answers even single results as an event stream.
  if (id === 'callMcp') return { kind: 'stream' }
  const type = answers[0]?.types[0]
  if (type === 'text/event-stream') return { kind: 'stream' }
  if (type?.startsWith('audio/')) return { kind: 'file', file: 'answer.wav' }
  return type === '*/*' ? { kind: 'file', file: 'download' } : { kind: 'json' }
}
