import { fold, sharedStart } from '@foyer/text/fold'
import { type Language, languages } from '../types.ts'
import { addTo } from './add-to.ts'
import { memoizeByLanguage } from './memoize.ts'
import { sourcesByLanguage } from './patterns.ts'
import { stem } from './stem.ts'
import { foldedWords, type Token, tokenise } from './tokenise.ts'
import { sharedEntries } from './word-data.ts'

const withoutVerbEnding = (verb: string) => verb.replace(/(?:en|(?<=[lr])n)$/, '')
/** Separable prefixes, folded. */
const separable = sourcesByLanguage('first half of a verb').de
const participle = new RegExp(`^(${separable})?ge(.{3,}?)(?:e?t|en)$`)
const withZu = new RegExp(`^(${separable})zu(.{3,}n)$`)

/** Finds the listed infinitive of `gewechselt`, `abzuholen` or `wechselst`. */
function germanVerb(folded: string, verbs: ReadonlyMap<string, string>): string | undefined {
  const inflected = verbs.get(folded.replace(/(?:e?ten?|e?st|e?t|en|e|n)$/, ''))
  if (inflected) return inflected
  const past = participle.exec(folded)
  if (past) return verbs.get(`${past[1] ?? ''}${past[2]}`)
  const zu = withZu.exec(folded)
  return zu ? verbs.get(withoutVerbEnding(`${zu[1]}${zu[2]}`)) : undefined
}

interface TranslatedWords {
  stems: string[]
  row: number
}

interface Column {
  /** Folded spelling → rows. */
  words: Map<string, number[]>
  /** German nouns, which need a capital in the question. */
  nouns: Map<string, number[]>
  /** Stem → listed spellings. */
  stems: Map<string, string[]>
  /** German verb stem → infinitive. */
  verbs: Map<string, string>
  /** Expressions by their first stem. */
  expressions: Map<string, TranslatedWords[]>
  /** All words of expressions, which aren't typos. */
  parts: Set<string>
  /** Entries not yet stemmed, by their first two letters, because stemming thousands of words is slow. */
  unread: Map<string, { entry: string; row: number }[]>
}

let rows: string[] | null = null

/** Rows in the order English | Spanish | French | German | Italian | Portuguese. */
export const allRows = (): string[] => {
  rows ??= sharedEntries('dictionary')
    .filter((line) => line.includes('|'))
    .flatMap((line) => (line.startsWith('=') ? expandRow(line.slice(1)) : [line]))
  return rows
}

/**
 * Expands `=salt, pepper | sal, pimienta`, where the nth items of each column match. Slashes separate synonyms:
 * `=tap/faucet, sink | grifo/canilla, fregadero/pila`.
 */
export function expandRow(line: string): string[] {
  const cells = line.split('|').map((cell) => cell.split(','))
  return cells[0]!.map((_, nth) =>
    cells.map((cell) => (cell[nth] ?? '').trim().replaceAll('/', ',')).join('|'),
  )
}

const columns = languages.slice(0, 6)

const bare = (entry: string): string => entry.replace('~', '').trim()

const entriesOf = (row: string, language: Language): string[] =>
  (row.split('|')[columns.indexOf(language)] ?? '').split(',').map(bare).filter(Boolean)

/** Cells with several synonyms; words after `~` are only related. */
export const synonymsOfDictionary = (language: Language): string[] =>
  columns.includes(language)
    ? allRows()
        .map((row) => row.split('|')[columns.indexOf(language)] ?? '')
        .filter((cell) => cell.includes(',') && !cell.trimStart().startsWith('~'))
    : []

/** Columns are read with the first question in a language, because it takes a moment. */
const columnOf = memoizeByLanguage((language): Column | null => {
  if (!columns.includes(language)) return null
  const column: Column = {
    words: new Map(),
    nouns: new Map(),
    stems: new Map(),
    verbs: new Map(),
    expressions: new Map(),
    parts: new Set(),
    unread: new Map(),
  }
  const at = columns.indexOf(language)
  const cells = allRows().map((line) => line.split('|')[at] ?? '')
  // Folding one long text is faster than folding each word.
  const folded = fold(cells.join('\n')).split('\n')
  cells.forEach((cell, row) => {
    const alike = folded[row]!.split(',')
    cell.split(',').forEach((entry, nth) => {
      addEntry(column, bare(entry), bare(alike[nth]!), row, language)
    })
  })
  return column
})

const plainWord = /^[a-z]+$/

function addEntry(column: Column, entry: string, folded: string, row: number, language: Language) {
  const words = plainWord.test(folded) ? [folded] : foldedWords(folded)
  const [first] = words
  if (first === undefined) return
  if (words.length > 1) {
    for (const word of words) column.parts.add(word)
    putOff(column, entry, first, row, language)
    return
  }
  // 'Laden' is a shop and 'laden' to charge, so a listed capital requires one in the question.
  if (language === 'de' && /^\p{Lu}/u.test(entry)) {
    addTo(column.nouns, first, row)
    return
  }
  const same = column.words.get(first)
  if (same) {
    if (!same.includes(row)) same.push(row)
    return
  }
  column.words.set(first, [row])
  putOff(column, entry, first, row, language)
  if (language === 'de' && /^\p{Ll}.*(?:en|ern|eln)$/u.test(entry))
    column.verbs.set(withoutVerbEnding(first), first)
}

function putOff(column: Column, entry: string, first: string, row: number, language: Language) {
  // A stem shares its word's first letters, except English 'went'.
  const start = (language === 'en' ? tokenise(entry, language)[0]!.stem : first).slice(0, 2)
  addTo(column.unread, start, { entry, row })
}

/** Stems the entries with the same first letters. */
function readAlike(column: Column, stemmed: string, language: Language) {
  const start = stemmed.slice(0, 2)
  const unread = column.unread.get(start)
  if (!unread) return
  column.unread.delete(start)
  for (const { entry, row } of unread) {
    const tokens = tokenise(entry, language).filter((token) => !token.echo)
    const first = tokens[0]!
    if (tokens.length === 1) addTo(column.stems, first.stem, first.folded)
    else addTo(column.expressions, first.stem, { stems: tokens.map((token) => token.stem), row })
  }
}

const none: readonly number[] = []

function rowsOf(folded: string, stemmed: string, language: Language, raw = folded): readonly number[] {
  const column = columnOf(language)
  if (!column) return none
  const listed = (/^\p{Lu}/u.test(raw) && column.nouns.get(folded)) || column.words.get(folded)
  if (listed) return listed
  readAlike(column, stemmed, language)
  const alike = column.stems.get(stemmed)
  if (alike) {
    // Stems collide; the most similar spelling wins.
    const shared = alike.map((word) => sharedStart(word, folded))
    const most = Math.max(...shared)
    return alike.filter((_, at) => shared[at] === most).flatMap((word) => column.words.get(word)!)
  }
  const verb = language === 'de' ? germanVerb(folded, column.verbs) : undefined
  return verb ? column.words.get(verb)! : none
}

/** True for listed words and their forms. */
export const isInDictionary = (folded: string, language: Language): boolean =>
  columnOf(language)?.parts.has(folded) === true ||
  rowsOf(folded, stem(folded, language), language).length > 0

export interface Translation {
  /** Number of words it covers. */
  length: number
  /** Alternatives, word by word. */
  ways: Token[][]
}

/** Translates a word or the expression that starts with it; with `alone` only the word. Null if nothing is listed. */
export function translate(
  tokens: readonly Token[],
  at: number,
  from: Language,
  to: readonly Language[],
  alone = false,
): Translation | null {
  const column = columnOf(from)
  if (!column) return null
  const token = tokens[at]!
  if (!alone) readAlike(column, token.stem, from)
  let found: readonly number[] = none
  let length = 1
  for (const expression of alone ? [] : (column.expressions.get(token.stem) ?? [])) {
    if (expression.stems.length < length) continue
    if (!expression.stems.every((part, nth) => tokens[at + nth]?.stem === part)) continue
    found = expression.stems.length === length ? [...found, expression.row] : [expression.row]
    length = expression.stems.length
  }
  if (length === 1) found = rowsOf(token.folded, token.stem, from, token.raw)
  if (found.length === 0) return null
  const ways: Token[][] = []
  for (const row of found)
    for (const language of to)
      for (const entry of entriesOf(allRows()[row]!, language))
        ways.push(tokenise(entry, language).filter((part) => !part.echo))
  return { length, ways }
}

export const isGermanWord = (part: string): boolean => columnOf('de')!.words.has(fold(part))
