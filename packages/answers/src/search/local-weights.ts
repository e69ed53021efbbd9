import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { passagesBetween } from '../knowledge/presence.ts'
import type { Question } from '../understand/question.ts'
import { local } from './weights.ts'

/**
 * What each group weighs among the passages of one page. On a page about one product its name stands everywhere and
 * tells nothing, while 'weight', common on the whole site, picks out a line.
 */
export function localWeights(
  at: number,
  question: Question,
  index: KnowledgeIndex,
  pages: Map<number, number[]>,
): number[] {
  const { page } = index.passages[at]!
  const known = pages.get(page)
  if (known) return known
  let from = at
  while (from > 0 && index.passages[from - 1]!.page === page) from--
  let to = at + 1
  while (to < index.passages.length && index.passages[to]!.page === page) to++
  const weights = question.groups.map((group) => {
    const part =
      group.role === 'weak' || group.role === 'type' ? local[group.role] : group.soft ? local.soft : 1
    const count = Math.max(
      0,
      ...group.alternatives
        .filter(({ weight }) => weight >= local.surely)
        .map(({ term }) => passagesBetween(index, term, from, to)),
    )
    return part * Math.log(1 + (to - from) / (count || local.unseen))
  })
  pages.set(page, weights)
  return weights
}
