import type { Cell, IndexedPassage } from '../knowledge/passage.ts'
import { lowerHeader, upperHeader } from '../knowledge/stacked-headers.ts'
import { conceptsIn } from '../language/lexicon.ts'
import { wordsNamed } from '../language/patterns.ts'
import { isStopWord } from '../language/stop-words.ts'
import { tokenise } from '../language/tokenise.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Language } from '../types.ts'

const nameOf = (passage: IndexedPassage) => passage.subject || passage.path.at(-1) || ''

/** A row's name with the cells asked for, each with its header unless the value makes it clear. */
export function rowText(passage: IndexedPassage, cells: readonly Cell[]): string {
  const all = passage.cells?.length ?? 0
  const isPlain = all < 2 || (cells.length === 1 && isBarePrice(cells[0]!.header, passage.language))
  const told = isPlain ? new Set(cells.map(({ header }) => header)) : selfExplanatoryColumns([passage])
  const said = inOneLine(cells, told, passage.language)
  // 'Hand-building: teacher: Ines' would look like a list.
  const isHeaded = cells.length === 1 && said.startsWith(`${cells[0]!.header}: `)
  const name = nameOf(passage)
  return name ? `${name}${isHeaded ? ',' : ':'} ${said}` : said
}

/** Empty table cells. */
const isNothing = /^[-–—]?$/

function inOneLine(cells: readonly Cell[], told: ReadonlySet<string>, language: Language): string {
  const filled = cells.filter(({ value }) => !isNothing.test(value))
  const shown = filled.length > 0 ? filled : cells
  const [first] = shown
  // If all columns agree, their headers add nothing.
  const isOne = cells.length > 1 && cells.every(({ value }) => value === first!.value)
  if (isOne) return first!.value
  const grouped = groupByUpperHeader(shown, language)
  if (grouped) return grouped
  const said = shown.map((cell) => (told.has(cell.header) ? cell.value : withHeader(cell, language)))
  // Values with commas are separated by semicolons.
  return said.join(said.some((one) => /[,:] /.test(one)) ? '; ' : ', ')
}

/** Two header rows share the upper name: 'High season: adults £8, children £5; low season: …'. */
function groupByUpperHeader(cells: readonly Cell[], language: Language): string | null {
  const apart = cells.map(({ header, value }) => {
    const above = upperHeader(header, cells)
    return { above, cell: { header: lowerHeader(header, above), value } }
  })
  const groups: { above: string; said: string[] }[] = []
  for (const { above, cell } of apart) {
    const said = withHeader(cell, language)
    const last = groups.at(-1)
    if (above !== '' && last?.above === above) last.said.push(said)
    else groups.push({ above, said: [said] })
  }
  if (!groups.some(({ said }) => said.length > 1)) return null
  return groups
    .map(({ above, said }) => (above ? `${above}: ${said.join(', ')}` : said.join(', ')))
    .join('; ')
}

/** Columns whose values need no header, such as the only price or days under a generic header. */
function selfExplanatoryColumns(rows: readonly IndexedPassage[]): Set<string> {
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
    return (
      column === '' ||
      columns.size === 1 ||
      isRemark.test(column) ||
      (own !== 0 && (alone || isJustAsking(column, language)) && isBareKind(column, language))
    )
  })
  return new Set(told)
}

/** Headers of remarks, which need no label. */
const isRemark = new RegExp(`^(?:${wordsNamed('remark')})$`, 'iu')

/** Headers that are only a question word: 'When', 'Wann', 'Quand'. */
const isJustAsking = (header: string, language: Language) =>
  tokenise(header, language).every((token) => isStopWord(token.folded, language))

/** Joins header and value as in speech: 'Weekends £18', 'Teacher: Tom', '£24 per child'. */
function withHeader({ header, value }: Cell, language: Language): string {
  if (!header || value.endsWith(` ${header.toLowerCase()}`)) return value
  const share = /^(\S+) (.+)$/.exec(header)
  if (share && perEach.test(share[2]!) && isBarePrice(share[1]!, language)) return `${value} ${share[2]}`
  if (perEach.test(header)) return `${value} ${header.charAt(0).toLowerCase()}${header.slice(1)}`
  // Two adjacent numbers would read as one.
  return /\d/.test(value) && !/\d$/.test(header) ? `${header} ${value}` : `${header}: ${value}`
}

const perEach = new RegExp(String.raw`^(?:${wordsNamed('per each')}) \S`, 'iu')

const kinds = new Set(['#price', '#day', '#hour', '#hours', '#duration', '#date'])

/** A header 'Price' adds nothing to a price. */
export const isBarePrice = (header: string, language: Language) =>
  saysOnly(header, language, new Set(['#price']))
const isBareKind = (header: string, language: Language) => saysOnly(header, language, kinds)

function saysOnly(header: string, language: Language, concepts: ReadonlySet<string>): boolean {
  const tokens = tokenise(header, language).filter((token) => !isStopWord(token.folded, language))
  return tokens.every((token) =>
    conceptsIn([token], language).some((mention) => concepts.has(mention.concept)),
  )
}
