import { factKey } from './fact-key.ts'
import type { FactRow } from './facts-store.ts'
import { findWords, readNaming, readWording, type Span, sectionAt, type Wording } from './text-spans.ts'
import { piecesOf, siteValuesOf } from './withdrawn-statements.ts'

export type WithdrawnName = {
  said: Wording[]
  instead?: { value: Wording; by: string } | undefined
  /** A dropped service is removed with its section. */
  offered?: Wording | undefined
  name?: { wording: Wording; instead: string | null } | undefined
}

/** Shorter texts match by chance. */
const leastWords = 4
const leastName = 4

export function withdrawnNames(rows: readonly FactRow[], others: readonly FactRow[]): WithdrawnName[] {
  const told = rows.filter(({ dropped }) => !dropped)
  const kept = new Set(told.map((row) => `${factKey(row)}\n${row.value}`))
  const mentions = [
    ...told.map(({ kind, label, value }) => (kind === 'name' ? value : label)),
    ...others.filter(({ dropped }) => !dropped).map(({ label, value }) => `${label} ${value}`),
  ].map((text) => text.toLowerCase())
  return rows.flatMap((row) =>
    siteValuesOf(row)
      .filter(({ label, value }) => !kept.has(`${factKey({ ...row, label, value })}\n${value}`))
      .map((before) => withdrawnNameOf(row, before, mentions)),
  )
}

type Said = ReturnType<typeof siteValuesOf>[number]

function withdrawnNameOf(row: FactRow, before: Said, mentions: readonly string[]): WithdrawnName {
  const { value, quote } = before
  const instead = row.dropped ? undefined : row.value
  if (row.kind === 'name') return { said: [], name: { wording: readNaming(value), instead: instead ?? null } }
  const sentences = withdrawnSentences(value, instead ?? '')
  if (row.kind === 'description') return { said: sentences }
  const label = readWording(before.label)
  const sayings = [
    ...(value ? [readWording(`${before.label} ${value}`)] : []),
    ...[readWording(value), ...(quote ? piecesOf(quote).map(readWording) : [])].filter(isDistinctive),
  ]
  if (instead !== undefined)
    return { said: [...sayings, ...sentences], instead: { value: readWording(value), by: instead } }
  const isToldStill = mentions.some((text) => !findWords(label, text).next().done)
  const isNamed = before.label.length >= leastName && !isToldStill
  return { said: [...sayings, ...sentences], offered: isNamed ? label : undefined }
}

/** Pages may have each sentence on a line of its own. */
const withdrawnSentences = (value: string, instead: string): Wording[] =>
  value
    .split(/(?<=[.!?。！？])\s+/u)
    .filter((each) => !instead.toLowerCase().includes(each.toLowerCase()))
    .map(readWording)
    .filter(isDistinctive)

const isDistinctive = ({ words }: Wording) =>
  words.length >= leastWords || (words.length > 1 && words.some((word) => /\d/.test(word)))

export function findNames(
  { said, instead, offered, name }: WithdrawnName,
  text: string,
  lower: string,
): Span[] {
  if (name) return [...findName(name, text)]
  const found = said.flatMap((each) => [...findWords(each, lower)])
  if (instead)
    return found.flatMap(([from, to]): Span[] => {
      const values = [...findWords(instead.value, lower.slice(from, to))]
      return values.length > 0
        ? values.map(([start, end]) => [from + start, from + end, instead.by])
        : [[from, to]]
    })
  if (!offered) return found
  const mentioned = [...findWords(offered, lower)]
  // Text left without its heading would read as part of the section before.
  return [
    ...found,
    ...mentioned.map(([start, end]) => sectionBeneath(text, lower, offered, start) ?? span(start, end)),
  ]
}

const span = (start: number, end: number): Span => [start, end]

function sectionBeneath(text: string, lower: string, { words }: Wording, at: number): Span | null {
  const section = sectionAt(text, at)
  if (!section) return null
  const end = text.indexOf('\n', at)
  const heading = readWording(lower.slice(section[0], end < 0 ? undefined : end)).words
  return heading.length === words.length ? section : null
}

/** A dropped name is removed with its line if that says nothing else. */
function* findName({ wording, instead }: NonNullable<WithdrawnName['name']>, text: string): Generator<Span> {
  for (const [start, end] of findWords(wording, text)) {
    // Skips names within email and web addresses.
    if (
      /[@./_-]\w?$/.test(text.slice(Math.max(0, start - 1), start)) ||
      /^[@_]|^[./-]\w/.test(text.slice(end, end + 2))
    )
      continue
    if (instead !== null) {
      const around = text.slice(Math.max(0, start - instead.length), end + instead.length)
      if (!around.includes(instead)) yield [start, end, instead]
      continue
    }
    const before = text
      .slice(Math.max(0, start - longestPiece), start)
      .split(endOfPiece)
      .at(-1)!
    const [behind = ''] = text.slice(end, end + longestPiece).split(endOfPiece, 1)
    if (/^(?:[-*\s]*\p{L}[\p{L} ]{0,30}:)?\P{L}*$/u.test(before) && !/\p{L}/u.test(behind)) yield [start, end]
  }
}

const longestPiece = 100
const endOfPiece = /[\n|·•]/

export const isNameKind = ({ kind }: Pick<FactRow, 'kind'>) =>
  kind === 'name' || kind === 'description' || kind === 'service' || kind === 'product'
