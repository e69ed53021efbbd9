import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../types.ts'
import { allRows, expandRow } from './dictionary.ts'
import { entriesOf, foldersOf, ownEntries, sharedEntries, type WordData } from './word-data.ts'

const kinds: WordData[] = ['lexicon', 'dictionary', 'thesaurus', 'idioms', 'glossary']

const doubles = (words: readonly string[]) => [
  ...new Set(words.filter((word, at) => word !== '' && words.indexOf(word) < at)),
]
const wordsOf = (cell: string) => cell.split(',').map((word) => word.trim())

describe.each(kinds)('word data: %s', (kind) => {
  test('no entry stands there twice', () => {
    // Spanish and Portuguese share words, so each folder is checked separately.
    const folders = [sharedEntries(kind), ...foldersOf(kind).map((language) => ownEntries(kind, language))]
    expect(folders.flat().length).toBeGreaterThan(100)
    for (const entries of folders) expect(doubles(entries)).toEqual([])
  })
})

const files = readdirSync(new URL('./data/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.replace('.txt', ''))
const filesIn = (...folders: string[]) =>
  files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)))

test('no line stands twice in a file', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => doubles(entriesOf(file)).map((line) => `${file}: ${line}`))).toEqual([])
})

test.each(languages)('no word stands twice among the stop words and the weak words of %s', (language) => {
  const words = ['stop-words', 'weak-words'].flatMap((kind) =>
    entriesOf(`${kind}/${language}`).flatMap((line) => line.split(' ')),
  )
  expect(words.length).toBeGreaterThan(50)
  expect(doubles(words)).toEqual([])
})

const tables = ['amounts/currencies', 'amounts/multiples']
test.each([...filesIn('irregular-forms', 'chat-spellings', 'number-words'), ...tables])(
  'no form of %s stands for two words',
  (file) => {
    const forms = entriesOf(file).flatMap((line) => wordsOf(line.slice(line.indexOf(':') + 1)))
    expect(forms.length).toBeGreaterThan(2)
    expect(doubles(forms)).toEqual([])
    expect(doubles(entriesOf(file).map((line) => line.slice(0, line.indexOf(':'))))).toEqual([])
  },
)

test('what tells a kind of value is written in small letters, as it is looked for', () => {
  const sources = filesIn('patterns').flatMap((file) =>
    entriesOf(file).filter((line) => line.startsWith('value ')),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((line) => /\p{Lu}/u.test(line.replace(/\\(?:p\{\w+\}|.)/gu, '')))).toEqual([])
})

test('no spelling is brought to two sounds', () => {
  const sounds = filesIn('sounds')
  expect(sounds.flatMap((file) => entriesOf(file)).length).toBeGreaterThan(30)
  for (const file of sounds) expect(doubles(entriesOf(file).map((line) => line.split(' > ')[0]!))).toEqual([])
})

test('no word stands twice in one line of the private labels, or among the chatty words', () => {
  const rows = filesIn('private-labels').flatMap((file) =>
    entriesOf(file).map((line) => (line.includes(',') ? wordsOf(line) : line.split(' '))),
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.flatMap(doubles)).toEqual([])
  expect(doubles(entriesOf('chatty-words').flatMap((line) => line.split(' ')))).toEqual([])
})

/** Top-level alternatives of a pattern. */
function waysIn(source: string): string[] {
  const ways = ['']
  let depth = 0
  for (const [piece] of source.matchAll(/\\.|\[(?:[^\]\\]|\\.)*\]|./gsu)) {
    depth += piece === '(' ? 1 : piece === ')' ? -1 : 0
    if (piece === '|' && depth === 0) ways.push('')
    else ways[ways.length - 1] += piece
  }
  return ways
}

test.each(filesIn('patterns'))(
  'no word stands twice under one name of %s, nor beside what reads it too',
  (file) => {
    const named = Map.groupBy(
      entriesOf(file).map((line) => line.split(/: (.*)/s) as [string, string]),
      ([name]) => name,
    )
    const needless = [...named].flatMap(([name, lines]) => {
      const ways = lines.flatMap(([, source]) => waysIn(source))
      // Placeholders such as '{machine}' match anything.
      const patterns = ways.map((way) => new RegExp(`^(?:${way.replace(/\{[a-z]+\}/g, '')})$`, 'iu'))
      return ways
        .map((way) => way.replace(/^\\b|\\b$/g, ''))
        .filter((word) => /^[\p{L}\p{M}' -]+$/u.test(word))
        .filter((word) => patterns.filter((pattern) => pattern.test(word)).length > 1)
        .concat(doubles(ways))
        .map((word) => `${name}: ${word}`)
    })
    expect(named.size).toBeGreaterThan(0)
    expect(needless).toEqual([])
  },
)

test('no concept is twice a kind of the same', () => {
  const told = entriesOf('kinds').flatMap((line) => {
    const [broader, narrower] = line.split(':') as [string, string]
    return wordsOf(narrower).map((kind) => `${kind} < ${broader}`)
  })
  expect(told.length).toBeGreaterThan(20)
  expect(doubles(told)).toEqual([])
})

interface LexiconCell {
  concept: string
  language: Language
  words: string[]
}

/** Lexicon cells of shared and language files. */
function lexiconCells(): LexiconCell[] {
  const parted = (line: string) =>
    [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const
  const shared = sharedEntries('lexicon').flatMap((line) => {
    const [concept, cells] = parted(line)
    return cells.split('|').map((cell, at) => ({ concept, language: languages[at]!, words: wordsOf(cell) }))
  })
  const own = languages.flatMap((language) =>
    ownEntries('lexicon', language).map((line) => {
      const [concept, cell] = parted(line)
      return { concept, language, words: wordsOf(cell) }
    }),
  )
  return [...shared, ...own]
}

test('a file of one language names no concept that the others do not know', () => {
  const known = new Set(sharedEntries('lexicon').map((line) => line.slice(0, line.indexOf(':'))))
  const own = languages.flatMap((language) => ownEntries('lexicon', language))
  expect(own.length).toBeGreaterThan(400)
  expect(own.map((line) => line.slice(0, line.indexOf(':'))).filter((name) => !known.has(name))).toEqual([])
})

test('no word stands twice for one concept, whichever files speak of it', () => {
  const said = new Map<string, string[]>()
  for (const { concept, language, words } of lexiconCells()) {
    const key = `${concept} (${language})`
    said.set(key, [...(said.get(key) ?? []), ...words])
  }
  expect(said.size).toBeGreaterThan(1_000)
  expect([...said].flatMap(([key, words]) => doubles(words).map((word) => `${key}: ${word}`))).toEqual([])
})

test('no word stands twice in one row of the dictionary or one line of the thesaurus', () => {
  const rows = sharedEntries('dictionary').flatMap((line) =>
    line.startsWith('=') ? expandRow(line.slice(1)) : [line],
  )
  const cells = [
    ...rows.flatMap((row) => row.split('|')),
    ...foldersOf('thesaurus')
      .flatMap((language) => ownEntries('thesaurus', language))
      .flatMap((line) => line.split('>')),
  ]
  expect(cells.length).toBeGreaterThan(10_000)
  expect(cells.flatMap((cell) => doubles(wordsOf(cell)))).toEqual([])
})

/** For each word of a thesaurus line, its pairs as `asked > said`. */
function toldIn(line: string): { isSame: boolean; bySide: Map<string, string[]>[] } {
  const [left, right] = line.split('>').map(wordsOf) as [string[], string[] | undefined]
  const told = (word: string, others: string[], written: (word: string, other: string) => string[]) =>
    [word, others.filter((other) => other !== word).flatMap((other) => written(word, other))] as const
  if (!right) {
    const bothWays = (word: string, other: string) => [`${word} > ${other}`, `${other} > ${word}`]
    return { isSame: true, bySide: [new Map(left.map((word) => told(word, left, bothWays)))] }
  }
  const asked = left.map((word) => told(word, right, (one, other) => [`${one} > ${other}`]))
  const said = right.map((word) => told(word, left, (one, other) => [`${other} > ${one}`]))
  return { isSame: false, bySide: [new Map(asked), new Map(said)] }
}

test.each(foldersOf('thesaurus'))('no line of the thesaurus has a word for nothing, %s', (language) => {
  const entries = ownEntries('thesaurus', language)
  const lines = entries.map(toldIn)
  const tellers = new Map<string, Set<number>>()
  lines.forEach(({ bySide }, nth) => {
    for (const pair of [...bySide[0]!.values()].flat())
      tellers.set(pair, (tellers.get(pair) ?? new Set()).add(nth))
  })
  // A pair's first line defines whether it is a synonym.
  const isToldElsewhere = (pair: string, nth: number) => {
    const all = [...tellers.get(pair)!]
    const others = all.filter((teller) => teller !== nth)
    return others.length > 0 && lines[others[0]!]!.isSame === lines[all[0]!]!.isSame
  }
  const needless = lines.flatMap(({ bySide }, nth) =>
    bySide.flatMap((told) =>
      [...told]
        .filter(([, pairs]) => pairs.every((pair) => isToldElsewhere(pair, nth)))
        .map(([word]) => `${word} in: ${entries[nth]}`),
    ),
  )
  expect(tellers.size).toBeGreaterThan(5_000)
  expect(needless).toEqual([])
})

test('no word of a glossary has two meanings', () => {
  for (const tongue of ['pl', 'tr']) {
    const words = ownEntries('glossary', tongue).flatMap((line) => wordsOf(line.slice(line.indexOf(':') + 1)))
    expect(words.length).toBeGreaterThan(1_500)
    expect(doubles(words)).toEqual([])
  }
})

const noted = (places: Map<string, Set<string>>, word: string, name: string) =>
  places.set(word, (places.get(word) ?? new Set()).add(name))

test('concepts that share a word are named as overlapping, and no others are', () => {
  const places = new Map<string, Set<string>>()
  for (const { concept, language, words } of lexiconCells())
    for (const word of words) if (word) noted(places, `${language} ${word}`, concept)
  const overlapping = new Map<string, Set<string>>()
  for (const names of places.values())
    for (const one of names) for (const other of names) if (one < other) noted(overlapping, one, other)
  const found = [...overlapping].map(([concept, others]) => `${concept}: ${[...others].sort().join(', ')}`)
  expect(found.sort()).toEqual(entriesOf('overlapping-concepts').sort())
})

test('no row of the dictionary says only what another says too', () => {
  const rows = allRows().map((row) => row.split('|').map((cell) => new Set(wordsOf(cell).filter(Boolean))))
  const withWord = new Map<string, Set<string>>()
  rows.forEach(([english], nth) => {
    for (const word of english!) noted(withWord, word, String(nth))
  })
  const isWithin = (nth: number, other: number) =>
    nth !== other && rows[nth]!.every((cell, at) => cell.isSubsetOf(rows[other]![at] ?? new Set()))
  const needless = rows.flatMap(([english], nth) => {
    const [first] = english!
    const others = first === undefined ? [] : [...withWord.get(first)!].map(Number)
    return others.some((other) => isWithin(nth, other)) ? [allRows()[nth]!] : []
  })
  expect(rows.length).toBeGreaterThan(5_000)
  expect(needless).toEqual([])
})
