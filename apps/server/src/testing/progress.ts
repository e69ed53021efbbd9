import type { ProgressEvent } from '@foyer/contract/scans'
import type { TestApp } from './test-app.ts'

export type StreamedEvent = ProgressEvent & { id: number }

type ProgressOptions = { token?: string; cookie?: string; lastEventId?: number }

export async function openProgress(
  app: TestApp,
  sessionId: string,
  { token, cookie, lastEventId }: ProgressOptions,
) {
  const leaving = new AbortController()
  const response = await fetch(`${app.url}/api/assistants/create-progress/${sessionId}`, {
    signal: leaving.signal,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
  })
  const events: StreamedEvent[] = []
  const waiting = new Set<() => void>()
  const ended = read(response, (event) => {
    events.push(event)
    for (const wake of waiting) wake()
  }).catch(() => {})

  return {
    status: response.status,
    type: response.headers.get('content-type'),
    events,
    ended,
    steps: () => [...new Set(events.map(({ step }) => step))],
    async until(wanted: (event: StreamedEvent) => boolean): Promise<StreamedEvent> {
      for (;;) {
        const found = events.find(wanted)
        if (found) return found
        await new Promise<void>((resolve, reject) => {
          waiting.add(resolve)
          void ended.then(() => reject(new Error(`ended with ${JSON.stringify(events.at(-1))}`)))
        })
      }
    },
    leave: () => leaving.abort(),
  }
}

async function read(response: Response, tell: (event: StreamedEvent) => void) {
  let rest = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split('\n\n')
    rest = parts.pop()!
    for (const part of parts) {
      const id = /^id: (\d+)$/m.exec(part)?.[1]
      const data = /^data: (.*)$/m.exec(part)?.[1]
      if (data) tell({ ...JSON.parse(data), id: Number(id) })
    }
  }
}
