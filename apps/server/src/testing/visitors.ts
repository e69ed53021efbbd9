import type { ChatAnswer } from '@foyer/contract/chat'
import type { Tier } from '@foyer/contract/plans'
import { createAssistant } from './assistants.ts'
import { harbourFacts, harbourPages } from './harbour-dental.ts'
import { registerOwner } from './owners.ts'
import type { TestApp } from './test-app.ts'

type FailedAnswer = { message: string; code: string; limitReached?: boolean }

export async function openPractice(
  app: TestApp,
  {
    tier,
    confirmed,
    ...values
  }: { tier?: Tier; confirmed?: boolean } & Parameters<typeof createAssistant>[2] = {},
) {
  const owner = await registerOwner(app, { tier, confirmed })
  const assistant = await createAssistant(app, owner, { pages: harbourPages, facts: harbourFacts, ...values })
  const path = `/api/chat/${assistant.id}`
  const ask = (
    message: unknown,
    more: Record<string, unknown> = {},
    options: Parameters<TestApp['call']>[2] = {},
  ) => app.call<ChatAnswer & FailedAnswer>('POST', path, { body: { message, ...more }, ...options })
  return { owner, assistant, path, ask }
}

export const newSessionId = () => crypto.randomUUID().replaceAll('-', '')

export type StreamEvent = { event: string; data: Record<string, unknown>; at: number }

/** Asks with streaming and fills `events` as they arrive. `leave` disconnects. */
export function askStreaming(
  app: TestApp,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const leaving = new AbortController()
  const events: StreamEvent[] = []
  const done = (async () => {
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify(body),
      signal: leaving.signal,
    })
    if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
      return { status: response.status, body: (await response.json()) as FailedAnswer }
    let rest = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop()!
      for (const block of blocks) {
        const event = /^event: (.*)$/m.exec(block)?.[1]
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (event && data) events.push({ event, data: JSON.parse(data), at: performance.now() })
      }
    }
    return { status: response.status, body: null }
  })()
  const text = () =>
    events.flatMap(({ event, data }) => (event === 'delta' ? [data.text as string] : [])).join('')
  const answer = () => events.find(({ event }) => event === 'done')?.data as ChatAnswer | undefined
  return { events, done, text, answer, leave: () => leaving.abort() }
}
