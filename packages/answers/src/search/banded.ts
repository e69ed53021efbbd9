import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import { labelTerms } from '../knowledge/terms.ts'
import { type Bands, bandOf, bandsIn, sameThing } from '../language/bands.ts'
import { fold } from '../language/fold.ts'
import { digitsOf } from '../language/number-words.ts'
import { type Bounds, boundsIn } from '../language/quantities.ts'
import { recalling } from '../language/recent.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import type { Group } from '../understand/words/group.ts'

const mostLabels = 40

interface Lines {
  bands: Bands
  /** What the numbers count, where the labels leave it out. */
  context: string
}

const rowLines = new WeakMap<IndexedPassage, Lines | null>()
const columnBands = new WeakMap<IndexedPassage, Bands | null>()

const kinds = new Set(['row', 'item', 'term'])

/** The lines that a table's rows draw: by their names, or in a column that holds nothing else ('Ages | 8 to 13'). */
function linesOfRows(at: number, index: KnowledgeIndex): Lines | null {
  const passage = index.passages[at]!
  const from = index.blockStart[passage.block]!
  const key = index.passages[from]!
  let known = rowLines.get(key)
  if (known === undefined) {
    const rows = index.passages.slice(from, index.blockStart[passage.block + 1]!)
    known = rows.length > mostLabels ? null : drawnBy(rows)
    rowLines.set(key, known)
  }
  return known
}

function drawnBy(rows: readonly IndexedPassage[]): Lines | null {
  const { language, subjectHeader = '' } = rows[0]!
  const named = bandsIn(
    rows.map((row) => (kinds.has(row.kind) ? row.subject : '')),
    subjectHeader,
    language,
  )
  if (named) return { bands: named, context: subjectHeader }
  const headers = new Set(
    rows.flatMap((row) => (row.kind === 'row' ? (row.cells ?? []) : [])).map((cell) => cell.header),
  )
  for (const header of headers) {
    const values = rows.map((row) =>
      row.kind === 'row' ? (row.cells?.find((cell) => cell.header === header)?.value ?? '') : '',
    )
    const bands = header ? bandsIn(values, header, language) : null
    if (bands) return { bands, context: header }
  }
  return null
}

function bandsOfColumns(passage: IndexedPassage): Bands | null {
  let known = columnBands.get(passage)
  if (known === undefined) {
    const labels = (passage.cells ?? []).map((cell) => cell.header)
    known = labels.length > 1 ? bandsIn(labels, '', passage.language) : null
    columnBands.set(passage, known)
  }
  return known
}

const people =
  /^(?:people|persons?|guests?|adults?|players?|pax|heads?|visitors?|participants?|personas?|personen?|personnes?|persone|pessoas|gaste|couples?)$/
const peopleNamed =
  /\b(?:people|persons?|guests?|group|party|players?|number|how many|personas?|personen?|personnes?|persone|pessoas|gaste|gruppe|grupo|groupe)\b/i

/** The amount a part of a question names, if the bands count such things. */
function amountFor(group: Group, bands: Bands, context: string, language: Language): number | null {
  const { quantity, counted } = group
  if (quantity?.measure === 'age') return bands.ages ? quantity.value : null
  if (bands.ages) return null
  const nouns = bands.of.flatMap((band) => (band?.noun ? [band.noun] : []))
  if (quantity?.measure === 'people')
    return nouns.some((noun) => people.test(noun)) || peopleNamed.test(context) ? quantity.value : null
  if (!counted) return null
  const named =
    nouns.some((noun) => sameThing(noun, counted.noun)) ||
    (people.test(counted.noun) && (nouns.some((noun) => people.test(noun)) || peopleNamed.test(context))) ||
    speakAlike(counted.noun, context, language)
  return named ? Number(counted.number) : null
}

function speakAlike(noun: string, context: string, language: Language): boolean {
  const said = new Set(labelTerms(context, language))
  return labelTerms(noun, language).some((term) => said.has(term))
}

export type BandFit = 'is' | 'in' | 'out' | 'none'

/** Whether a row is the one of several whose band holds what a question counts. */
export function fitsRowBand(group: Group, at: number, index: KnowledgeIndex): BandFit {
  const passage = index.passages[at]!
  if (!(group.quantity || group.counted) || !passage.subject || !kinds.has(passage.kind)) return 'none'
  const lines = linesOfRows(at, index)
  const place = at - index.blockStart[passage.block]!
  if (lines?.bands.of[place]) {
    const amount = amountFor(group, lines.bands, lines.context, passage.language)
    const meant = amount === null ? null : bandOf(lines.bands, amount)
    if (meant !== null) return meant === place ? 'is' : 'out'
  }
  return fitsColumns(passage, group)
}

/** Below 'Child (4–15) | Adult (16–64)' nothing is told of who is two. */
function fitsColumns(passage: IndexedPassage, { quantity }: Group): BandFit {
  if (!quantity || !passage.cells) return 'none'
  const drawn = passage.cells.flatMap(({ header }) =>
    boundsOf(header).filter(({ measure }) => measure === quantity.measure),
  )
  if (drawn.length < 2) return 'none'
  return drawn.some(({ from, to }) => quantity.value >= from && quantity.value <= to) ? 'in' : 'out'
}

const readBounds = recalling(500, 60, (header): readonly Bounds[] => boundsIn(header))
const boundsOf = (header: string) => readBounds(header, 'en')

/** The column whose band holds what a question counts; a bare number ('and three?') only where that is asked for. */
export function bandedColumn(passage: IndexedPassage, groups: readonly Group[], bare = false): string | null {
  if (!passage.cells || !groups.some((group) => group.quantity || group.counted || bare)) return null
  const bands = bandsOfColumns(passage)
  for (const group of groups) {
    const amount = bands
      ? (amountFor(group, bands, '', passage.language) ?? (bare ? bareNumber(group, passage.language) : null))
      : null
    const place = amount === null ? null : bandOf(bands!, amount)
    if (place !== null) return passage.cells[place]!.header
    const bounded = boundedColumn(passage, group)
    if (bounded !== null) return bounded
  }
  return null
}

/** 'Small (under 10 kg) | Medium (10–25 kg)': the one column that a weight or an age lies in. */
function boundedColumn({ cells = [] }: IndexedPassage, { quantity }: Group): string | null {
  if (!quantity) return null
  const fitting = cells.filter(({ header }) =>
    boundsOf(header).some(
      ({ measure, from, to }) =>
        measure === quantity.measure && quantity.value >= from && quantity.value <= to,
    ),
  )
  // On the line between two, the narrower one says so.
  const narrow = fitting.filter(({ header }) => boundsOf(header).some(({ to }) => to === quantity.value))
  const meant = fitting.length > 1 ? narrow : fitting
  return meant.length === 1 ? meant[0]!.header : null
}

const oneAlone =
  /^(?:and |or |ok |what about |how about )*(?:for |with |if )?(?:(?:it is|it s|there is|i have|we have) )?(?:just |only )?(?:one|1)(?: \p{L}{1,30})?\W*$/u

/** 'And three?' after a column for two. */
export function otherBand(
  passage: IndexedPassage,
  { groups, text }: Question,
  columns: readonly string[] | null,
): string[] | null {
  const bands = bandsOfColumns(passage)
  const place = passage.cells?.findIndex((cell) => cell.header === columns?.[0]) ?? -1
  if (!bands || columns?.length !== 1 || place < 0 || !bands.of[place]) return null
  const one = oneAlone.test(fold(text)) ? bandOf(bands, 1) : null
  if (one !== null) return [passage.cells![one]!.header]
  const banded = bandedColumn(passage, groups, true)
  return banded === null ? null : [banded]
}

/** 'And for 40?' after a row for up to 25: the row of the same table that holds it. */
export function otherRow(at: number, { groups }: Question, index: KnowledgeIndex): number | null {
  const passage = index.passages[at]!
  const lines = linesOfRows(at, index)
  const from = index.blockStart[passage.block]!
  if (!lines?.bands.of[at - from]) return null
  const telling = groups.filter((group) => group.role !== 'weak' && group.role !== 'type')
  const amount = telling.length === 1 ? bareNumber(telling[0]!, passage.language) : null
  const place = amount === null ? null : bandOf(lines.bands, amount)
  return place === null ? null : from + place
}

function bareNumber(group: Group, language: Language): number | null {
  if (group.quantity || group.counted || group.hours !== undefined) return null
  const digits = /^\d{1,4}$/.test(group.word) ? group.word : digitsOf(group.word, language)
  return digits === undefined ? null : Number(digits)
}
