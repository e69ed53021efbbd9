const everyMs = 60_000
const mostKinds = 500

type Burst = { held: number; tell: (held: number) => void; timer: NodeJS.Timeout }

/**
 * Of what comes again and again within a minute the first is written and the rest is counted, told once a minute while it
 * goes on: who makes something fail ten thousand times fills no disk with it.
 */
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
    /** Whether this is the first of its kind, to be written as it is. */
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
    /** Tells what is counted by now, as when the process ends. */
    tellAll() {
      for (const [kind, burst] of [...bursts]) forget(kind, burst)
    },
  }
}
