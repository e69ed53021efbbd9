/** Lets so many go at once; the others wait in the order they came. */
export function atMost(most: number) {
  let going = 0
  const waiting: (() => void)[] = []
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (going >= most) await new Promise<void>((turn) => waiting.push(turn))
    else going++
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else going--
    }
  }
}
