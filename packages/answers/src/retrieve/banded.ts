import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { labelTerms } from '../knowledge/terms.ts'
import type { Unit } from '../knowledge/unit.ts'
import { type Bands, bandOf, bandsIn, sameThing } from '../language/bands.ts'
import { digitsOf } from '../language/number-words.ts'
import type { Language } from '../types.ts'
import type { Group } from './group.ts'

const mostLabels = 40

const rowBands = new WeakMap<Unit, Bands | null>()
const columnBands = new WeakMap<Unit, Bands | null>()

const kinds = new Set(['row', 'item', 'term'])

/** The lines that the names of a table's rows draw, and the first unit they are counted from. */
function bandsOfRows(at: number, index: KnowledgeIndex): Bands | null {
  const unit = index.units[at]!
  const from = index.blockStart[unit.block]!
  const key = index.units[from]!
  let known = rowBands.get(key)
  if (known === undefined) {
    const rows = index.units.slice(from, index.blockStart[unit.block + 1]!)
    const labels = rows.map((row) => (kinds.has(row.kind) ? row.subject : ''))
    const drawn = labels.some((label) => /\d/.test(label) || label.length < 16) && labels.length <= mostLabels
    known = drawn ? bandsIn(labels, contextOf(unit), unit.language) : null
    rowBands.set(key, known)
  }
  return known
}

function bandsOfColumns(unit: Unit): Bands | null {
  let known = columnBands.get(unit)
  if (known === undefined) {
    const labels = (unit.cells ?? []).map((cell) => cell.header)
    known = labels.length > 1 ? bandsIn(labels, '', unit.language) : null
    columnBands.set(unit, known)
  }
  return known
}

const contextOf = (unit: Unit) => unit.subjectHeader ?? ''

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
  const unit = index.units[at]!
  if (!(group.quantity || group.counted) || !unit.subject || !kinds.has(unit.kind)) return 'none'
  const bands = bandsOfRows(at, index)
  const place = at - index.blockStart[unit.block]!
  if (!bands?.of[place]) return 'none'
  const amount = amountFor(group, bands, contextOf(unit), unit.language)
  const meant = amount === null ? null : bandOf(bands, amount)
  if (meant === null) return 'none'
  return meant === place ? 'is' : 'out'
}

/** The column whose band holds what a question counts; a bare number ('and three?') only where that is asked for. */
export function bandedColumn(unit: Unit, groups: readonly Group[], bare = false): string | null {
  if (!unit.cells || !groups.some((group) => group.quantity || group.counted || bare)) return null
  const bands = bandsOfColumns(unit)
  if (!bands) return null
  for (const group of groups) {
    const amount =
      amountFor(group, bands, '', unit.language) ?? (bare ? bareNumber(group, unit.language) : null)
    const place = amount === null ? null : bandOf(bands, amount)
    if (place !== null) return unit.cells[place]!.header
  }
  return null
}

/** 'And three?' after a column for two. */
export function otherBand(
  unit: Unit,
  groups: readonly Group[],
  columns: readonly string[] | null,
): string[] | null {
  const place = unit.cells?.findIndex((cell) => cell.header === columns?.[0]) ?? -1
  if (columns?.length !== 1 || place < 0 || !bandsOfColumns(unit)?.of[place]) return null
  const banded = bandedColumn(unit, groups, true)
  return banded === null ? null : [banded]
}

function bareNumber(group: Group, language: Language): number | null {
  if (group.quantity || group.counted || group.hours !== undefined) return null
  const digits = /^\d{1,4}$/.test(group.word) ? group.word : digitsOf(group.word, language)
  return digits === undefined ? null : Number(digits)
}
