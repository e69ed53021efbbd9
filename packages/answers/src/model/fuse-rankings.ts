// The constant is that of the paper that proposed it (Cormack and others, 2009): large enough that the first of
// one list does not outweigh what stands well in both.
const smoothing = 60

/** Reciprocal rank fusion: of several lists of the same things, best first, one. What stands in one alone is kept. */
export function fuseRankings<Item>(rankings: readonly (readonly Item[])[]): Item[] {
  const scores = new Map<Item, number>()
  for (const ranking of rankings)
    for (const [rank, item] of ranking.entries())
      scores.set(item, (scores.get(item) ?? 0) + 1 / (smoothing + rank + 1))
  return [...scores].sort(([, one], [, other]) => other - one).map(([item]) => item)
}
