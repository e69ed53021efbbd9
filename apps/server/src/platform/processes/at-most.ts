/** Limits concurrency, first come, first served. If strangers can cause many calls, use `slots.ts`. */
export function atMost(most: number) {
  let going = 0
  const waiting: (() => void)[] = []

  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (going >= most) await new Promise<void>((turn) => waiting.push(turn))
    else going++
    try {
      return await run()
    } finally {
      // The slot is handed over directly, so that new calls can't overtake.
      const next = waiting.shift()
      if (next) next()
      else going--
    }
  }
}
