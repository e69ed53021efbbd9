import type { Readable, Writable } from 'node:stream'
import type { ConnectOverCDPTransport } from 'playwright-core'

export interface MessageLimits {
  /** The most bytes of one message. The largest that is wanted is the HTML of a page. */
  messageBytes: number
  /**
   * The most bytes that are read while one page is open; `messages` are the most of their messages that are
   * handed on.
   */
  bytes: number
  messages: number
}

// HTML of 8 million characters takes about 10 MB, or six bytes a character where it is not ASCII; 150 requests take some
// 1,200 messages, each of which costs the driver half a millisecond.
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
  /** What has been read since the page was opened. */
  heard(): PipeTraffic
  /** Another page is opened: the count begins at nothing, and `onGivenUp` is told why the browser had to be ended. */
  countAnew(onGivenUp: (reason: Error) => void): void
}

// Nobody here listens to these messages, though Playwright would keep them: a page can make as much of them as
// it likes. (Playwright's setContent alone waits for a word on the console; we don't use it.)
const chatterMessage =
  /^\{"method":"(Runtime\.(consoleAPICalled|exceptionThrown|exceptionRevoked|bindingCalled|inspectRequested)|Log\.entryAdded|Network\.(dataReceived|webSocketFrameSent|webSocketFrameReceived|eventSourceMessageReceived))"/
const headBytes = 64

/**
 * Speaks to a browser through two pipes that only it and we hold: a debugging port would be open to every program of
 * the machine. Messages are JSON, each ended by a zero byte.
 *
 * A page decides how much its browser says, and all of it is read by the process that serves everybody. So there is an
 * end to it, beyond which the browser is closed.
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

  /** Judges a message by its beginning alone, so that chatter is neither kept nor parsed. */
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
      // Each message has a turn of its own, as if it had come alone: Playwright relies on what one resolves
      // being seen to first.
      setImmediate(async () => {
        try {
          await transport.onmessage?.(message)
        } catch {
          giveUp('it could not be understood')
        }
      })
    } catch {
      // The error would end the server if it were thrown on: there is nobody above a pipe's data to catch it.
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
  // A browser that ends while something is being written to it is told by the pipe it is read from.
  to.on('error', () => {})
  from.on('error', () => {})
  return transport
}
