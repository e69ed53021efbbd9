import { NameTable } from './name-table.ts'

const set = (names: string) => new Set(names.split(' '))

const voidTags = set(
  'area base basefont br col command embed frame hr img input keygen link meta param source track wbr',
)

/** Text in these elements is not part of the page. */
const skippedTags = set(
  'script style svg math template noscript iframe canvas audio video object applet select datalist textarea title noframes noembed xmp plaintext',
)

const blockTags = set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search section summary table tbody td tfoot th thead tr ul #root',
)

/** Inline closing tags can't close these elements. */
const specialTags = new Set([...blockTags, ...set('button object template')])

const tableTags = set('table thead tbody tfoot tr td th caption')

const closesParagraph = set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul li dd dt',
)

/** Any of these inside svg or math shows that it was never closed. */
const breaksOutOfForeign = set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul section article header footer main nav aside',
)

/** Elements that a new cell, row or section closes. */
export const cellEnds = set('td th')
export const rowEnds = set('tr td th')
export const sectionEnds = set('thead tbody tfoot tr td th')

const linkingTags = set('a area frame')
const headingTags = set('h1 h2 h3 h4 h5 h6')

export const tagKind = {
  void: 1,
  skipped: 2,
  block: 4,
  special: 8,
  table: 16,
  closesParagraph: 32,
  foreignEnd: 64,
  linking: 128,
  heading: 256,
  custom: 512,
} as const

export interface Tag {
  readonly name: string
  readonly bits: number
}

const knownTags = new Map<string, Tag>()
for (const [bit, names] of [
  [tagKind.void, voidTags],
  [tagKind.skipped, skippedTags],
  [tagKind.block, blockTags],
  [tagKind.special, specialTags],
  [tagKind.table, tableTags],
  [tagKind.closesParagraph, closesParagraph],
  [tagKind.foreignEnd, breaksOutOfForeign],
  [tagKind.linking, linkingTags],
  [tagKind.heading, headingTags],
] as const) {
  for (const name of names) knownTags.set(name, { name, bits: (knownTags.get(name)?.bits ?? 0) | bit })
}
for (const name of set('a span b i em strong small time label html head')) {
  if (!knownTags.has(name)) knownTags.set(name, { name, bits: 0 })
}

const table = new NameTable(knownTags.values())

export function tagAt(source: string, start: number, end: number): Tag {
  return table.find(source, start, end) ?? tagOf(source.slice(start, end))
}

export function tagOf(name: string): Tag {
  const tag = knownTags.get(name)
  if (tag) return tag
  const lower = name.toLowerCase()
  return knownTags.get(lower) ?? { name: lower, bits: lower.includes('-') ? tagKind.custom : 0 }
}
