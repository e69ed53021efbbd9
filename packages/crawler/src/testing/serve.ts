import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'

export interface TestServer extends AsyncDisposable {
  origin: string
  host: string
  port: number
  /** Path and query of each request, in order. */
  requests: string[]
  /** Counts all connections, even those without a request. */
  connections(): number
  /** The maximum number of simultaneous requests. */
  busiest(): number
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** A real server on its own loopback port. */
export async function serve(answer: Answer, tls?: { key: string; cert: string }): Promise<TestServer> {
  const requests: string[] = []
  let open = 0
  let busiest = 0
  let connections = 0
  const listener: Answer = (request, response) => {
    requests.push(request.url ?? '')
    busiest = Math.max(busiest, ++open)
    response.once('close', () => open--)
    return answer(request, response)
  }
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    connections++
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    port,
    requests,
    connections: () => connections,
    busiest: () => busiest,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
