/** Lets so many go at once; the others wait in the order they came. Where strangers can bring many, use `slots.ts`. */
export function atMost(most: number) {
  let going = 0
  const waiting: (() => void)[] = []

  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (going >= most) await new Promise<void>((turn) => waiting.push(turn))
    else going++
    try {
      return await run()
    } finally {
      // The place is handed on, so that nobody who has just come slips in between.
      const next = waiting.shift()
      if (next) next()
      else going--
    }
  }
}
