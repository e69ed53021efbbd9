import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import { search } from '../../search/search.ts'
import type { Question } from '../../understand/question.ts'
import { type PassageOutcome, telling } from '../outcome.ts'
import type { Resolver } from '../resolver.ts'

const mostRows = 10
const enough = 0.5

/** 'What does it cost?' names no thing: the first list of prices that is headed so is what the business sells. */
export const priceList: Resolver = {
  name: 'price-list',
  example: {
    page: `## Prices

| Service | Price |
| --- | --- |
| Bellows repair | €120 |
| Full tuning | €480 |`,
    asked: ['Prices?'],
    told: '€480',
  },
  resolve({ question, index }) {
    const kinds = question.groups.filter(({ role }) => role === 'type')
    if (question.type !== 'price' || kinds.length === 0) return null
    if (!question.groups.every(({ role }) => role === 'weak' || role === 'type')) return null
    const asked: Question = { ...question, groups: kinds.map((group) => ({ ...group, role: 'subject' })) }
    const lists = search(asked, index).filter(({ passage, coverage }) => {
      const { kind, text } = index.passages[passage]!
      return kind === 'list' && coverage > enough && holdsMostlyPrices(text)
    })
    lists.sort((one, other) => other.coverage - one.coverage || one.passage - other.passage)
    const [first] = lists
    return first ? (rowsOf(index.passages[first.passage]!, index) ?? telling(first.passage)) : null
  },
}

function holdsMostlyPrices(text: string): boolean {
  const lines = text.split('\n')
  return lines.filter((line) => valuesIn(line) & value.money).length * 2 > lines.length
}

/** Of a table, the one column that tells prices. */
function rowsOf({ block }: IndexedPassage, { passages, blockStart }: KnowledgeIndex): PassageOutcome | null {
  const rows: number[] = []
  for (let at = blockStart[block]!; at < blockStart[block + 1]!; at++)
    if (passages[at]!.kind === 'row') rows.push(at)
  if (rows.length < 2 || rows.length > mostRows) return null
  const priced = rows
    .flatMap((at) => passages[at]!.cells!)
    .filter((cell) => valuesIn(cell.value) & value.money)
  const columns = [...new Set(priced.map(({ header }) => header))]
  return columns.length === 1 && columns[0] !== '' ? { kind: 'passage', passages: rows, columns } : null
}
