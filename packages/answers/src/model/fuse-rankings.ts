// The constant from Cormack and others (2009) keeps the first item of one list from outweighing good places in both.
const smoothing = 60

/** Reciprocal rank fusion of several lists, best first. Items in only one list are kept. */
export function fuseRankings<Item>(rankings: readonly (readonly Item[])[]): Item[] {
  const scores = new Map<Item, number>()
  for (const ranking of rankings)
    for (const [rank, item] of ranking.entries())
      scores.set(item, (scores.get(item) ?? 0) + 1 / (smoothing + rank + 1))
  return [...scores].sort(([, one], [, other]) => other - one).map(([item]) => item)
}
