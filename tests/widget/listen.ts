import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ListeningServer {
  url: string
  stop(): Promise<void>
}

export async function listen(handle: RequestListener): Promise<ListeningServer> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
