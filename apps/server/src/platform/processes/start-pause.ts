const firstMs = 500
const longestMs = 30_000

/** A process that can't be started is not tried again at once, and each time later. */
export function createStartPause(over: () => void) {
  let timer: NodeJS.Timeout | null = null
  let lastMs = 0
  return {
    isOn: () => timer !== null,
    begin() {
      lastMs = Math.min(longestMs, lastMs * 2 || firstMs)
      timer = setTimeout(() => {
        timer = null
        over()
      }, lastMs)
      timer.unref()
    },
    /** One was started: the next pause is a short one again. */
    forget() {
      lastMs = 0
    },
    end: () => clearTimeout(timer ?? undefined),
  }
}
