/** Limits concurrency, first come, first served. If strangers can cause many calls, use `slots.ts`. */
export function limitConcurrency(most: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn))
    else running++
    try {
      return await run()
    } finally {
      // The slot is handed over directly, so that new calls can't overtake.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
