const shortestPause = 1_000
const longestPause = 30_000

/** One stream of events at a time; what an earlier one still says is not heard. */
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
    /** `again` is called some time after it was lost. Returns how to listen to it. */
    open(url: string, again: () => void) {
      close()
      const opened = new EventSource(url)
      stream = opened
      // We open it again ourselves: browsers give up where a proxy answers for a server that is just starting.
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
