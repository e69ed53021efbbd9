import type { Readable, Writable } from 'node:stream'
import type { ConnectOverCDPTransport } from 'playwright-core'

/**
 * Speaks to a browser through two pipes that only it and we hold: a debugging port would be open to every program of
 * the machine. Messages are JSON, each ended by a zero byte.
 */
export function createPipeTransport(
  to: Writable,
  from: Readable,
  close: () => void,
): ConnectOverCDPTransport {
  let parts: Buffer[] = []
  const transport: ConnectOverCDPTransport = {
    send(message) {
      if (to.writable) to.write(`${JSON.stringify(message)}\0`)
    },
    close,
  }
  from.on('data', (chunk: Buffer) => {
    let begin = 0
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, begin)) {
      parts.push(chunk.subarray(begin, end))
      const message = JSON.parse(Buffer.concat(parts).toString('utf8'))
      parts = []
      begin = end + 1
      // Each in a turn of its own, as if it had come alone: Playwright relies on what one resolves being seen to first.
      setImmediate(() => transport.onmessage?.(message))
    }
    if (begin < chunk.length) parts.push(chunk.subarray(begin))
  })
  from.on('close', () => transport.onclose?.())
  // A browser that ends while something is being written to it is told by the pipe it is read from.
  to.on('error', () => {})
  from.on('error', () => {})
  return transport
}
