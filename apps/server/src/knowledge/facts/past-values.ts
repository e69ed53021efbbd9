/** So many earlier values of one fact are remembered. */
const most = 20

/** Values that were said before, the newest last. */
export const withPast = (past: readonly string[] = [], value: string): string[] =>
  [...past.filter((each) => each !== value), value].slice(-most)
