import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Judged } from '../search/judged.ts'
import { equalRows } from '../weights.ts'
import type { Resolver } from './resolver.ts'
import { searchResults } from './search-results.ts'
import { namedColumns } from './table/columns.ts'

/** The best passage and its equals. */
export const bestPassage: Resolver = {
  name: 'best-passage',
  resolve(asked) {
    const { question, index } = asked
    const { judged } = searchResults(asked)
    const [chosen] = judged
    if (!chosen) return null
    const passage = index.passages[chosen.passage]!
    const columns = passage.cells ? namedColumns(passage, question, index) : []
    return {
      kind: 'passage',
      passages: equals(judged, chosen, index),
      columns: columns.length > 0 ? columns : null,
    }
  },
}

const mostEquals = 5

/** Rows as good as the best: 'a root canal' may be two rows. */
function equals(judged: readonly Judged[], chosen: Judged, index: KnowledgeIndex): number[] {
  const passage = index.passages[chosen.passage]!
  if (passage.kind !== 'row' && passage.kind !== 'item') return [chosen.passage]
  const alike = judged.filter((other) => {
    const candidate = index.passages[other.passage]!
    return (
      other.passage !== chosen.passage &&
      candidate.block === passage.block &&
      candidate.kind === passage.kind &&
      other.score > chosen.score * equalRows.score &&
      Math.abs(other.coverage - chosen.coverage) < equalRows.coverage
    )
  })
  if (alike.length >= mostEquals) return [chosen.passage]
  return [chosen.passage, ...alike.map((other) => other.passage)].sort((a, b) => a - b)
}
