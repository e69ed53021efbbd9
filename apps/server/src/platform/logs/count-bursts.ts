const everyMs = 60_000
const mostKinds = 500

type Burst = { count: number; report: (count: number) => void; timer: NodeJS.Timeout }

/** Logs the first occurrence and then a count per minute, so that repeated failures can't fill the disk. */
export function countBursts() {
  const bursts = new Map<string, Burst>()

  function flush(burst: Burst) {
    const { count } = burst
    burst.count = 0
    if (count > 0) burst.report(count)
    return count > 0
  }

  function forget(kind: string, burst: Burst) {
    clearInterval(burst.timer)
    bursts.delete(kind)
    flush(burst)
  }

  return {
    isFirst(kind: string, report: Burst['report']): boolean {
      const known = bursts.get(kind)
      if (known) {
        known.count += 1
        return false
      }
      const [oldest] = bursts
      if (oldest && bursts.size >= mostKinds) forget(...oldest)
      const burst: Burst = {
        count: 0,
        report,
        timer: setInterval(() => flush(burst) || forget(kind, burst), everyMs).unref(),
      }
      bursts.set(kind, burst)
      return true
    },
    flushAll() {
      for (const [kind, burst] of [...bursts]) forget(kind, burst)
    },
  }
}
