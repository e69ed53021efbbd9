import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Listener } from '../db/listen.ts'
import type { OpenStreams } from './open-streams.ts'

const heartbeatMs = 15_000

export type EventStream = {
  send(data: unknown, options?: { event?: string; id?: string | number }): void
  /** A line of data that is no JSON; some protocols end with one. */
  sendText(line: string): void
  close(): void
  /** Aborted when the other side leaves or the server shuts down. */
  signal: AbortSignal
}

/** What a stream was opened with: a session, a key, an assistant that answers this page. */
export type Standing = {
  /** Whose session, key or assistant it is. */
  accountId: string
  /** Whether it would still be opened. */
  stands(): Promise<boolean>
}

type NeededServices = { streams: OpenStreams; listener: Listener }

export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { streams: open, listener }: NeededServices,
  standing: Standing,
): EventStream {
  const left = new AbortController()
  reply.hijack()
  const socket = reply.raw
  socket.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    connection: 'keep-alive',
    // Proxies such as nginx buffer otherwise, and a stream would arrive in one piece at its end.
    'x-accel-buffering': 'no',
  })
  request.raw.socket.setNoDelay(true)
  // Firefox and many proxies hold the headers back until the first byte of the body is there. Readers ignore comments.
  socket.write(': open\n\n')

  // A database that can't be asked ends nothing: it has nothing to tell either.
  const check = () =>
    void standing.stands().then(
      (stands) => stands || end(),
      (error) => request.log.debug({ err: error }, 'whether a stream still stands could not be asked'),
    )
  const beat = setInterval(() => {
    socket.write(': still here\n\n')
    check()
  }, heartbeatMs)
  const stopListening = listener.listen('foyer_standing', {
    heard: (accountId) => accountId === standing.accountId && check(),
    missed: check,
  })
  const end = () => {
    clearInterval(beat)
    stopListening()
    open.delete(end)
    left.abort()
    if (!socket.writableEnded) socket.end()
  }
  open.add(end)
  socket.on('close', end)
  // A write after the other side left must not take the process down.
  socket.on('error', end)

  return {
    signal: left.signal,
    close: end,
    sendText(line) {
      if (!socket.writableEnded) socket.write(`data: ${line}\n\n`)
    },
    send(data, { event, id } = {}) {
      if (socket.writableEnded) return
      const lines = [
        id !== undefined && `id: ${id}`,
        event && `event: ${event}`,
        `data: ${JSON.stringify(data)}`,
      ]
      socket.write(`${lines.filter(Boolean).join('\n')}\n\n`)
    },
  }
}
