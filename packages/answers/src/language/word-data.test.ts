import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '../types.ts'
import { oneByOne } from './dictionary-rows.ts'
import { allEntries, type WordData, wordFiles } from './word-data.ts'

const kinds = Object.keys(wordFiles) as WordData[]

/** What stands more than once in a list. */
const doubles = (words: readonly string[]) => [
  ...new Set(words.filter((word, at) => word !== '' && words.indexOf(word) < at)),
]
const wordsOf = (cell: string) => cell.split(',').map((word) => word.trim())

describe.each(kinds)('word data: %s', (kind) => {
  test('every file is read, and every one that is read is there', () => {
    const files = readdirSync(new URL(`./data/${kind}/`, import.meta.url)).map((name) =>
      name.replace('.txt', ''),
    )
    expect([...wordFiles[kind]].sort()).toEqual(files.sort())
  })

  test('no entry stands there twice', () => {
    const entries = allEntries(kind)
    expect(entries.length).toBeGreaterThan(100)
    expect(doubles(entries)).toEqual([])
  })
})

test('no word stands twice for one concept, whichever files speak of it', () => {
  const said = new Map<string, string[]>()
  for (const line of allEntries('lexicon')) {
    const [concept, cells] = [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]
    cells.split('|').forEach((cell, at) => {
      const key = `${concept} (${languages[at]})`
      said.set(key, [...(said.get(key) ?? []), ...wordsOf(cell)])
    })
  }
  expect(said.size).toBeGreaterThan(1_000)
  expect([...said].flatMap(([key, words]) => doubles(words).map((word) => `${key}: ${word}`))).toEqual([])
})

test('no word stands twice in one row of the dictionary or one line of the thesaurus', () => {
  const rows = allEntries('dictionary').flatMap((line) =>
    line.startsWith('=') ? oneByOne(line.slice(1)) : [line],
  )
  const cells = [
    ...rows.flatMap((row) => row.split('|')),
    ...allEntries('thesaurus').flatMap((line) => line.split('>')),
  ]
  expect(cells.length).toBeGreaterThan(10_000)
  expect(cells.flatMap((cell) => doubles(wordsOf(cell)))).toEqual([])
})
