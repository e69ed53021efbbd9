/** Microseconds since 1970, never the same twice in a process: the order in which questions came. */
export function createArrivals(now: () => Date) {
  let last = 0
  return () => {
    last = Math.max(last + 1, now().getTime() * 1_000)
    return last
  }
}
