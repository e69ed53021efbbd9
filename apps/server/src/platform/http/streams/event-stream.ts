import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Listener } from '../../db/listen.ts'
import type { OpenStreams } from './open-streams.ts'

const heartbeatMs = 15_000

export type EventStream = {
  send(data: unknown, options?: { event?: string; id?: string | number }): void
  /** For protocols that end with a line that isn't JSON. */
  sendText(line: string): void
  close(): void
  /** Aborts when the client leaves or the server shuts down. */
  signal: AbortSignal
}

export type StreamAccess = {
  accountId: string
  /** False once they are revoked. */
  isValid(): Promise<boolean>
}

type NeededServices = { streams: OpenStreams; listener: Listener }

export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { streams: open, listener }: NeededServices,
  access: StreamAccess,
): EventStream {
  const left = new AbortController()
  reply.hijack()
  const socket = reply.raw
  socket.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    connection: 'keep-alive',
    // Keeps proxies such as nginx from buffering the stream.
    'x-accel-buffering': 'no',
  })
  request.raw.socket.setNoDelay(true)
  // Firefox and many proxies hold back the headers until the first body byte. Clients ignore comments.
  socket.write(': open\n\n')

  // Streams stay open while the database is unreachable.
  const check = () =>
    void access.isValid().then(
      (stands) => stands || end(),
      (error) => request.log.debug({ err: error }, 'whether a stream still stands could not be asked'),
    )
  const beat = setInterval(() => {
    socket.write(': still here\n\n')
    check()
  }, heartbeatMs)
  const stopListening = listener.listen('foyer_standing', {
    received: (accountId) => accountId === access.accountId && check(),
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
  // Writing after the client left must not crash the process.
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
