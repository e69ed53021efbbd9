import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Cell, IndexedPassage } from '../knowledge/passage.ts'
import { wordCount } from '../knowledge/sentences.ts'
import { conceptsIn } from '../language/lexicon.ts'
import { isStopWord } from '../language/stop-words.ts'
import { tokenise } from '../language/tokenise.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Language } from '../types.ts'

const mostLines = 10
/** With its heading a list has to fit into one answer. */
const mostWords = 100

const nameOf = (passage: IndexedPassage) => passage.subject || passage.path.at(-1) || ''

/** A row with the cells that were asked for, each with what its column is called. */
export function rowText(passage: IndexedPassage, cells: readonly Cell[]): string {
  const named = (passage.cells?.length ?? 0) > 1
  const said = cells.map((cell) => {
    const plain =
      (cells.length === 1 && isBarePrice(cell.header, passage.language)) ||
      cell.value.endsWith(` ${cell.header.toLowerCase()}`)
    return cell.header && named && !plain ? withHead(cell, passage.language) : cell.value
  })
  return `${nameOf(passage)}: ${said.join(', ')}`
}

/** A whole list below its heading; of a table each value with the column it stands in. */
export function listLines(
  passage: IndexedPassage,
  index: KnowledgeIndex,
): { heading: string; lines: string[] } {
  const heading = (passage.path.at(-1) ?? '').replace(/[:：]$/, '')
  const rows = index.passages
    .slice(index.blockStart[passage.block]!, index.blockStart[passage.block + 1]!)
    .filter(({ kind, cells }) => kind === 'row' && cells)
  const plain = { heading, lines: passage.text.split('\n').slice(0, mostLines) }
  if (rows.length !== passage.text.split('\n').length) return plain
  const shown = rows.slice(0, mostLines)
  const told = toldByValue(shown)
  const saidOf = (cell: Cell, { language }: IndexedPassage) =>
    told.has(cell.header) || cell.value.endsWith(` ${cell.header.toLowerCase()}`)
      ? cell.value
      : withHead(cell, language)
  const lines = shown.map(
    (row) => `${nameOf(row)}: ${row.cells!.map((cell) => saidOf(cell, row)).join(', ')}`,
  )
  if (wordCount(lines.join(' ')) <= mostWords) return { heading, lines }
  // Too long with a name to each value: the columns are named once, where every row fills them all.
  const heads = shown[0]!.cells!.map(({ header }) => header)
  const isFull = shown.every(({ cells }) => cells!.map(({ header }) => header).join('|') === heads.join('|'))
  if (!isFull || heads.some((head) => head === '')) return plain
  return {
    heading: `${heading} (${heads.join(' / ')})`,
    lines: shown.map((row) => `${nameOf(row)}: ${row.cells!.map(({ value }) => value).join(' / ')}`),
  }
}

/** The columns whose values say by themselves what they are: the only price, the only days, headed by no more than that. */
function toldByValue(rows: readonly IndexedPassage[]): Set<string> {
  const kindsOf = new Map<string, number>()
  const columns = new Set(rows.flatMap(({ cells }) => cells!.map(({ header }) => header)))
  for (const column of columns) {
    const values = rows.flatMap(({ cells }) => cells!.filter(({ header }) => header === column))
    const held = values.map(({ value }) => valuesIn(value))
    const most = Object.values(value).filter(
      (kind) => held.filter((own) => own & kind).length * 2 > held.length,
    )
    kindsOf.set(
      column,
      most.reduce((all, kind) => all | kind, 0),
    )
  }
  const { language } = rows[0]!
  const told = [...columns].filter((column) => {
    const own = kindsOf.get(column)!
    const alone = [...kindsOf].every(([other, kind]) => other === column || (kind & own) === 0)
    return column === '' || columns.size === 1 || (own !== 0 && alone && isBareKind(column, language))
  })
  return new Set(told)
}

const withHead = ({ header, value }: Cell, language: Language) => `${value} (${asAside(header, language)})`

const kinds = new Set(['#price', '#day', '#hour', '#hours', '#duration', '#date'])

/** A column headed 'Price' adds nothing to a price. */
const isBarePrice = (header: string, language: Language) => saysOnly(header, language, new Set(['#price']))
const isBareKind = (header: string, language: Language) => saysOnly(header, language, kinds)

function saysOnly(header: string, language: Language, concepts: ReadonlySet<string>): boolean {
  const tokens = tokenise(header, language).filter((token) => !isStopWord(token.folded, language))
  return tokens.every((token) =>
    conceptsIn([token], language).some((mention) => concepts.has(mention.concept)),
  )
}

/** 'Standard price' within a sentence is 'standard price'; German nouns and abbreviations stay as they are. */
function asAside(header: string, language: Language): string {
  if (language === 'de' || /^\p{Lu}[\p{Lu}\d]/u.test(header)) return header
  const [first = '', ...rest] = header.split(' ')
  const isName =
    rest.length === 0
      ? !conceptsIn(tokenise(first, language), language).length
      : rest.some((word) => /^\p{Lu}/u.test(word))
  return isName ? header : [first.toLocaleLowerCase(language), ...rest].join(' ')
}
