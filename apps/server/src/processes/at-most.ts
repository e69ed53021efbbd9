/** How many may wait for their turn, and what those who come then are told. */
type Bound = { mostWaiting: number; refusal: () => Error }

/** Lets so many go at once; the others wait in the order they came, as many as the bound allows. */
export function atMost(most: number, bound?: Bound) {
  let going = 0
  const waiting: (() => void)[] = []

  /** Throws where `inTurn` would refuse now: for callers who want to know before they do anything else. */
  function requireRoom() {
    if (bound && going >= most && waiting.length >= bound.mostWaiting) throw bound.refusal()
  }

  async function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    requireRoom()
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
  return Object.assign(inTurn, { requireRoom })
}
