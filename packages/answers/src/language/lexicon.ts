import { fold, sharedStart } from '@foyer/text/fold'
import type { Language } from '../types.ts'
import { languages } from '../types.ts'
import { standsFor } from '../weights.ts'
import { addTo } from './add-to.ts'
import { memoizeByLanguage } from './memoize.ts'
import { readOnce } from './steps.ts'
import { isStopWord } from './stop-words.ts'
import { type Token, tokenise } from './tokenise.ts'
import { ownEntries, sharedEntries } from './word-data.ts'

export interface ConceptHit {
  /** The index term, such as `#price`. */
  concept: string
  /** 1 for a synonym, less for a related word. */
  strength: number
}

interface ConceptWords {
  stems: string[]
  hit: ConceptHit
}

interface Lexicon {
  /** Folded spelling → concepts. */
  words: Map<string, ConceptHit[]>
  /** Stem → listed words, for unlisted forms. */
  stems: Map<string, string[]>
  /** Expressions by their first stem. */
  expressions: Map<string, ConceptWords[]>
  /** Folded spelling → stem, for missing accents and typos. */
  spellings: Map<string, string>
}

let entries: readonly string[] | null = null

function* cellsOf(language: Language): Generator<[name: string, cell: string]> {
  const column = languages.indexOf(language)
  entries ??= sharedEntries('lexicon')
  for (const line of entries) {
    const colon = line.indexOf(':')
    if (colon < 1) continue
    const cell = line.slice(colon + 1).split('|')[column]
    if (cell) yield [line.slice(0, colon), cell]
  }
  for (const line of ownEntries('lexicon', language)) {
    const colon = line.indexOf(':')
    yield [line.slice(0, colon), line.slice(colon + 1)]
  }
}

function* readLexicon(language: Language): Generator<void, Lexicon> {
  const lexicon: Lexicon = {
    words: new Map(),
    stems: new Map(),
    expressions: new Map(),
    spellings: new Map(),
  }
  let cells = 0
  for (const [name, cell] of cellsOf(language)) {
    addCell(lexicon, `#${name}`, cell, language)
    if (++cells % 20 === 0) yield
  }
  return lexicon
}

/** All words of the lexicon in a language with spaces, without stemming. */
export const wordsListed = memoizeByLanguage((language): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const [, cell] of cellsOf(language))
    for (const word of fold(cell).match(/\p{L}[\p{L}\p{N}]*/gu) ?? []) words.add(word)
  return words
})

function addCell(lexicon: Lexicon, concept: string, cell: string, language: Language) {
  for (const entry of cell.split(',')) {
    const text = entry.trim()
    if (!text) continue
    const hinted = text.startsWith('~')
    // 'Used' means second-hand, 'use' doesn't, so only this spelling counts.
    const literal = text.startsWith('=')
    const tokens = tokenise(hinted || literal ? text.slice(1) : text, language).filter((token) => !token.echo)
    const hit = { concept, strength: hinted ? standsFor.hint : 1 }
    for (const token of tokens) {
      if (!isStopWord(token.folded, language)) lexicon.spellings.set(token.folded, token.stem)
    }
    const [only] = tokens
    if (!only) continue
    if (tokens.length > 1) {
      addTo(lexicon.expressions, only.stem, { stems: tokens.map((token) => token.stem), hit })
    } else if (!isStopWord(only.folded, language)) {
      const same = lexicon.words.get(only.folded)
      if (!same) {
        lexicon.words.set(only.folded, [hit])
        if (!literal) addTo(lexicon.stems, only.stem, only.folded)
      } else if (!same.some((other) => other.concept === concept)) same.push(hit)
    }
  }
}

export const { of: lexiconOf, prepare: prepareLexicon } = readOnce(readLexicon)

const none: ConceptHit[] = []

/**
 * A word's concepts. Stems collide ('mesa' and 'meses', 'charging' and 'charged'), so listed spellings come first, then
 * the most similar one.
 */
function hitsOf(token: Token, { words, stems }: Lexicon): ConceptHit[] {
  const listed = words.get(token.folded)
  if (listed) return listed
  const alike = stems.get(token.stem)
  if (!alike) return none
  let nearest = alike[0]!
  for (const word of alike) {
    if (sharedStart(word, token.folded) > sharedStart(nearest, token.folded)) nearest = word
    else if (
      sharedStart(word, token.folded) === sharedStart(nearest, token.folded) &&
      Math.abs(word.length - token.folded.length) < Math.abs(nearest.length - token.folded.length)
    )
      nearest = word
  }
  return words.get(nearest)!
}

export interface ConceptMention extends ConceptHit {
  /** Indexes of its tokens. */
  tokens: number[]
}

/** Finds the concepts in a text with their words. */
export function conceptsIn(tokens: readonly Token[], language: Language): ConceptMention[] {
  const lexicon = lexiconOf(language)
  const { expressions } = lexicon
  const found: ConceptMention[] = []
  const own = tokens.some((token) => token.echo) ? positionsWithoutEchoes(tokens) : null
  const count = own ? own.length : tokens.length
  for (let at = 0; at < count; at++) {
    const index = own ? own[at]! : at
    const first = tokens[index]!
    for (const hit of hitsOf(first, lexicon)) found.push({ ...hit, tokens: [index] })
    for (const expression of expressions.get(first.stem) ?? []) {
      const matched: number[] = [index]
      for (let k = 1; k < expression.stems.length; k++) {
        const next = own ? own[at + k] : at + k
        if (next === undefined || tokens[next]?.stem !== expression.stems[k]) break
        matched.push(next)
      }
      if (matched.length === expression.stems.length) found.push({ ...expression.hit, tokens: matched })
    }
  }
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!
    if (token.echo) for (const hit of hitsOf(token, lexicon)) found.push({ ...hit, tokens: [index] })
  }
  return found
}

function positionsWithoutEchoes(tokens: readonly Token[]): number[] {
  const positions: number[] = []
  tokens.forEach((token, index) => {
    if (!token.echo) positions.push(index)
  })
  return positions
}
