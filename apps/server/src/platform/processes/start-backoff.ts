const firstMs = 500
const longestMs = 30_000

export function createStartBackoff(over: () => void) {
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
    forget() {
      lastMs = 0
    },
    end: () => clearTimeout(timer ?? undefined),
  }
}
