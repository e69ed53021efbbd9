import type { Group } from './group.ts'

/** Looks at all groups of a question together, after each was read for itself. */
export function tidyGroups(groups: Group[], nameWords: ReadonlySet<string>): Group[] {
  speakOfOurselves(groups, nameWords)
  easeVerbs(groups)
  return withoutRepeats(groups)
}

/** 'Do you drive to London?': beside a name that the site knows, the verb may be any. */
function easeVerbs(groups: readonly Group[]) {
  if (!groups.some((group) => group.name && group.exact && group.role === 'subject')) return
  for (const group of groups)
    if (group.verb && !group.soft && !group.name)
      Object.assign(group, { soft: true, importance: group.importance * 0.5 })
}

const mostGroups = 48

/** A word said twice asks for one thing; of an endless message the weightiest words are enough. */
function withoutRepeats(groups: readonly Group[]): Group[] {
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

/** 'How big is the gym?', asked of Ironwood Gym: where nothing else is named, the business itself is meant. */
function speakOfOurselves(groups: Group[], nameWords: ReadonlySet<string>) {
  if (groups.some((group) => group.role === 'subject' || group.role === 'day')) return
  for (const group of groups) {
    if (nameWords.has(group.word) && group.exact) {
      group.role = 'subject'
      group.importance *= 5
    }
  }
}
