/** Reads server-sent events from text that arrives in pieces. */
export function createEventReader(receive: (type: string, data: string) => void): (chunk: string) => void {
  let rest = ''
  return (chunk) => {
    rest += chunk
    const blocks = rest.split(/\r?\n\r?\n/)
    rest = blocks.pop()!
    for (const block of blocks) {
      let type = 'message'
      let data = ''
      for (const line of block.split(/\r?\n/)) {
        const found = /^(event|data): ?(.*)$/.exec(line)
        if (found?.[1] === 'event') type = found[2]!
        else if (found) data += (data && '\n') + found[2]
      }
      if (data) receive(type, data)
    }
  }
}
