import type { Readable, Writable } from 'node:stream'
import type { ConnectOverCDPTransport } from 'playwright-core'

export interface MessageLimits {
  /** The limit for one message; the largest legitimate one is a page's HTML. */
  messageBytes: number
  /** The limit for everything read during one page; `messages` limits the number passed to Playwright. */
  bytes: number
  messages: number
}

// HTML of 8 million characters takes 10 MB, or up to six times that if it isn't ASCII. 150 requests take about 1,200
// messages at half a millisecond each.
export const messageLimits: MessageLimits = {
  messageBytes: 32 * 1024 * 1024,
  bytes: 64 * 1024 * 1024,
  messages: 5_000,
}

export interface PipeTraffic {
  bytes: number
  handedOnBytes: number
  messages: number
}

export interface PipeTransport extends ConnectOverCDPTransport {
  heard(): PipeTraffic
  /** Resets the counters for the next page. `onGivenUp` receives the reason if the browser must be closed. */
  countAnew(onGivenUp: (reason: Error) => void): void
}

// Playwright would keep these messages, which pages can create without limit. Only its unused setContent needs the
// console.
const chatterMessage =
  /^\{"method":"(Runtime\.(consoleAPICalled|exceptionThrown|exceptionRevoked|bindingCalled|inspectRequested)|Log\.entryAdded|Network\.(dataReceived|webSocketFrameSent|webSocketFrameReceived|eventSourceMessageReceived))"/
const headBytes = 64

/**
 * Connects by two private pipes; a debugging port would be open to every local program. Pages control the volume
 * of messages, so excessive traffic closes the browser.
 */
export function createPipeTransport(
  to: Writable,
  from: Readable,
  close: () => void,
  limits: MessageLimits = messageLimits,
): PipeTransport {
  let parts: Buffer[] = []
  let length = 0
  let isChatter: boolean | null = null
  let heard: PipeTraffic = { bytes: 0, handedOnBytes: 0, messages: 0 }
  let tell: (reason: Error) => void = () => {}
  let ended = false

  const transport: PipeTransport = {
    send(message) {
      if (to.writable) to.write(`${JSON.stringify(message)}\0`)
    },
    close,
    heard: () => ({ ...heard }),
    countAnew(onGivenUp) {
      heard = { bytes: 0, handedOnBytes: 0, messages: 0 }
      tell = onGivenUp
    },
  }

  function giveUp(reason: string) {
    if (ended) return
    ended = true
    parts = []
    tell(new Error(reason))
    close()
    from.destroy()
  }

  /** Detects noise from a message's first bytes, before buffering and parsing. */
  function judge() {
    isChatter = chatterMessage.test(Buffer.concat(parts).toString('latin1', 0, headBytes))
    if (isChatter) parts = []
  }

  function take(part: Buffer) {
    if (isChatter) return
    parts.push(part)
    length += part.length
    if (isChatter === null && length >= headBytes) judge()
    if (!isChatter && length > limits.messageBytes) giveUp('it floods the browser with messages')
  }

  function finish() {
    if (isChatter === null) judge()
    const whole = isChatter ? null : Buffer.concat(parts)
    parts = []
    length = 0
    isChatter = null
    if (whole) handOn(whole)
  }

  function handOn(whole: Buffer) {
    heard.handedOnBytes += whole.length
    if (++heard.messages > limits.messages) return giveUp('it floods the browser with messages')
    try {
      const message = JSON.parse(whole.toString('utf8'))
      // Each message gets its own turn of the event loop, because Playwright relies on promise reactions running in
      // between.
      setImmediate(async () => {
        try {
          await transport.onmessage?.(message)
        } catch {
          giveUp('it could not be understood')
        }
      })
    } catch {
      // An exception in a data handler would crash the server.
      giveUp('it could not be understood')
    }
  }

  from.on('data', (chunk: Buffer) => {
    if (ended) return
    heard.bytes += chunk.length
    if (heard.bytes > limits.bytes) return giveUp('it floods the browser with messages')
    let begin = 0
    for (let end = chunk.indexOf(0); end >= 0 && !ended; end = chunk.indexOf(0, begin)) {
      take(chunk.subarray(begin, end))
      if (!ended) finish()
      begin = end + 1
    }
    if (begin < chunk.length && !ended) take(chunk.subarray(begin))
  })
  from.on('close', () => transport.onclose?.())
  // Write errors also end the readable pipe, which reports them.
  to.on('error', () => {})
  from.on('error', () => {})
  return transport
}
