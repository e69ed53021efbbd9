const everyMs = 60_000
const mostKinds = 500

type Burst = { held: number; tell: (held: number) => void; timer: NodeJS.Timeout }

/** Logs the first occurrence and then a count per minute, so that repeated failures can't fill the disk. */
export function countBursts() {
  const bursts = new Map<string, Burst>()

  function tellHeld(burst: Burst) {
    const { held } = burst
    burst.held = 0
    if (held > 0) burst.tell(held)
    return held > 0
  }

  function forget(kind: string, burst: Burst) {
    clearInterval(burst.timer)
    bursts.delete(kind)
    tellHeld(burst)
  }

  return {
    /** True for the first occurrence, which is logged in full. */
    isFirst(kind: string, tell: Burst['tell']): boolean {
      const known = bursts.get(kind)
      if (known) {
        known.held += 1
        return false
      }
      const [oldest] = bursts
      if (oldest && bursts.size >= mostKinds) forget(...oldest)
      const burst: Burst = {
        held: 0,
        tell,
        timer: setInterval(() => tellHeld(burst) || forget(kind, burst), everyMs).unref(),
      }
      bursts.set(kind, burst)
      return true
    },
    /** Flushes the counts, for shutdown. */
    tellAll() {
      for (const [kind, burst] of [...bursts]) forget(kind, burst)
    },
  }
}
