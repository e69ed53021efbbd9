export type StreamEvent = { event: string; data: string }

function parseEvent(block: string): StreamEvent | null {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon < 1) continue
    const value = line.slice(colon + 1).replace(/^ /, '')
    if (line.startsWith('event:')) event = value
    else if (line.startsWith('data:')) data.push(value)
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null
}

/** Streams server-sent events from a response, because `EventSource` supports neither POST nor a bearer token. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      // A trailing carriage return may be half of a CRLF.
      const whole = rest.replaceAll(/\r\n|\r(?!$)/g, '\n')
      const blocks = whole.split('\n\n')
      rest = done ? '' : blocks.pop()!
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) yield event
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
