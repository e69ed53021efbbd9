import type { Group } from '../group.ts'

const mostGroups = 48

/** Removes duplicates and, from an endless message, all but the heaviest words. */
export function withoutRepeats(groups: readonly Group[]): Group[] {
  const seen = new Set<string>()
  const once = groups.filter((group) => {
    const key = `${group.word}|${group.role}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
  if (once.length <= mostGroups) return once
  const floor = [...once].sort((a, b) => b.importance - a.importance)[mostGroups - 1]!.importance
  return once.filter((group) => group.importance >= floor).slice(0, mostGroups)
}
