const shortestPause = 1_000
const longestPause = 30_000

/** One stream of events at a time. Events of an earlier one are dropped. */
export function createLiveStream() {
  let stream: EventSource | undefined
  let pause = shortestPause
  let reopening: ReturnType<typeof setTimeout> | undefined

  function close() {
    clearTimeout(reopening)
    stream?.close()
    stream = undefined
  }

  return {
    isOpen: () => !!stream,
    close,
    /** Calls `again` some time after the connection is lost. Returns a function to listen to events. */
    open(url: string, again: () => void) {
      close()
      const opened = new EventSource(url)
      stream = opened
      // Browsers don't reconnect after a proxy's error, as while the server restarts.
      opened.onerror = () => {
        if (stream !== opened) return
        close()
        reopening = setTimeout(again, pause * (1 + Math.random()))
        pause = Math.min(pause * 2, longestPause)
      }
      return (type: string, handle: (data: Record<string, unknown>, id: number) => void) =>
        opened.addEventListener(type, (event) => {
          if (stream !== opened) return
          pause = shortestPause
          try {
            const { data, lastEventId } = event as MessageEvent<string>
            handle(Object.assign(Object.create(null), JSON.parse(data)), Number(lastEventId))
          } catch {}
        })
    },
  }
}
