import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'

/**
 * A browser behind this proxy reaches only loopback. Chrome also contacts Google by itself, so only pages' requests are
 * reported.
 */
export async function startRefusingProxy(refused: (what: string) => void) {
  const wantedByPages = new Map<string, string>()
  const refusedHosts = new Set<string>()
  const tell = (host: string) => {
    const url = wantedByPages.get(host)
    if (url === undefined || !refusedHosts.has(host)) return
    wantedByPages.delete(host)
    refused(url)
  }
  const refuse = (host: string) => {
    refusedHosts.add(host)
    tell(host)
  }
  const want = (url: string) => {
    const { protocol, hostname, port } = new URL(url)
    if (!/^(http|ws)s?:$/.test(protocol)) return
    const host = `${hostname}:${port || (protocol.endsWith('s:') ? 443 : 80)}`
    wantedByPages.set(host, url)
    tell(host)
  }

  const server = createServer((request, response) => {
    const { hostname, port } = new URL(request.url ?? '', 'http://outside.invalid')
    refuse(`${hostname}:${port || 80}`)
    response.writeHead(403).end()
  })
  server.on('connect', (request, socket) => {
    // Closing a browser resets its connections.
    socket.on('error', () => socket.destroy())
    refuse(request.url ?? '')
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const close = () => {
    server.close()
    server.closeAllConnections()
  }

  return {
    close,
    args: [
      `--proxy-server=http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      // Chromium would otherwise bypass the proxy for link-local addresses.
      '--proxy-bypass-list=<-loopback>;localhost;*.localhost;127.0.0.0/8;[::1]',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    ],
    watch(browser: Browser) {
      browser.on('context', (context) => {
        context.on('request', (request) => want(request.url()))
        context.on('page', (page) => page.on('websocket', (socket) => want(socket.url())))
      })
      browser.once('disconnected', close)
    },
  }
}
