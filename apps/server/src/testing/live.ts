import type { TestApp } from './test-app.ts'
import { openPractice } from './visitors.ts'

export type LiveEvent = { event: string; id: number | null; data: Record<string, unknown> }

type LiveOptions = { token?: string; lastEventId?: number; headers?: Record<string, string> }

export async function openEvents(
  { url }: { url: string },
  path: string,
  { token, lastEventId, headers }: LiveOptions = {},
) {
  const leaving = new AbortController()
  const response = await fetch(url + path, {
    signal: leaving.signal,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
      ...headers,
    },
  })
  const events: LiveEvent[] = []
  const ended = read(response, (told) => events.push(told)).catch(() => {})
  const of = (event: string) => events.filter((told) => told.event === event)
  return {
    status: response.status,
    events,
    ended,
    received: () => of('message').map(({ data }) => data.content),
    handoff: () => of('handoff').at(-1)?.data,
    typing: () => of('typing').length,
    lastId: () => of('message').at(-1)?.id ?? undefined,
    leave: () => leaving.abort(),
  }
}

async function read(response: Response, tell: (told: LiveEvent) => void) {
  let rest = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1]
      const id = /^id: (\d+)$/m.exec(block)?.[1]
      const event = /^event: (.*)$/m.exec(block)?.[1] ?? 'message'
      if (data) tell({ event, id: id ? Number(id) : null, data: JSON.parse(data) })
    }
  }
}

export async function openDesk(app: TestApp, values: Parameters<typeof openPractice>[1] = {}) {
  const practice = await openPractice(app, {
    tier: 'pro',
    ...values,
    embed: { handoff: true, ...values.embed },
  })
  const { owner, path, ask, assistant } = practice
  const { body } = await ask('How much is a cleaning?')
  const { sessionId } = body
  const { body: list } = await owner.call<{ id: string }[]>(
    'GET',
    `/api/conversations?assistant=${assistant.id}`,
  )
  const id = list[0]!.id
  const at = (act: string) => `/api/conversations/${id}/${act}`
  return {
    ...practice,
    sessionId,
    id,
    at,
    requestPerson: () => app.call('POST', `${path}/handoff`, { body: { sessionId } }),
    say: (message: string, more = {}) => ask(message, { sessionId, ...more }),
    takeOver: () => owner.call('POST', at('takeover')),
    write: (content: unknown, more = {}) =>
      owner.call('POST', at('messages'), { body: { content, ...more } }),
    handBack: () => owner.call('POST', at('release')),
    follow: (options: LiveOptions & { from?: { url: string }; after?: number } = {}) =>
      openEvents(
        options.from ?? app,
        `${path}/events?sessionId=${sessionId}${options.after ? `&after=${options.after}` : ''}`,
        options,
      ),
  }
}
