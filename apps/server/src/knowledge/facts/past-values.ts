const most = 20

/** The newest comes last. */
export const withPast = (past: readonly string[] = [], value: string): string[] =>
  [...past.filter((each) => each !== value), value].slice(-most)
