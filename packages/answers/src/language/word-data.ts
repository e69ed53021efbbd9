import { readdirSync, readFileSync } from 'node:fs'

/**
 * Folders of `data`. Files are read in alphabetical order, and the first entry of a word wins. Lines with # are comments.
 *
 * - lexicon: one concept per line in twelve languages; later languages have folders of their own
 * - kinds: narrower concepts of a concept
 * - dictionary: one row per thing in six languages
 * - thesaurus: visitors' words and sites' words
 * - idioms: sayings and their plain meaning
 * - glossary: translations into English, a folder per language
 * - stop-words, weak-words: words without a subject, and almost without one
 * - chatty-words: words of small talk around a question
 * - irregular-forms, chat-spellings: a word with its forms or spellings
 * - number-words: numbers from two on
 * - sounds: spellings that sound alike
 * - patterns: phrases that code recognizes
 * - amounts: currencies, measures and multiples
 * - private-labels: owners' marks of internal notes, one language per line
 *
 * A test rejects duplicates within a folder. Concepts that share words are listed in `data/overlapping-concepts.txt`. Rows
 * of the dictionary and lines of the thesaurus may overlap if each adds something: 'borrow, hire, rent' and 'hire, rent, let'.
 */
export type WordData = 'lexicon' | 'dictionary' | 'thesaurus' | 'idioms' | 'glossary'

const dataFolder = new URL('./data/', import.meta.url)

const filesIn = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, dataFolder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name.replace('.txt', '')}`)
    .sort()

export const foldersOf = (kind: WordData): string[] =>
  readdirSync(new URL(`${kind}/`, dataFolder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** A file's entries, one for each line. */
export const entriesOf = (file: string): string[] =>
  readFileSync(new URL(`${file}.txt`, dataFolder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Reads lines such as `go: went, gone` into form → base. */
export const formsIn = (file: string): Map<string, string> =>
  new Map(
    entriesOf(file).flatMap((line) => {
      const [base, forms] = line.split(': ') as [string, string]
      return forms.split(', ').map((form) => [form, base] as const)
    }),
  )

/** Entries of files outside the language folders. */
export const sharedEntries = (kind: WordData): string[] => filesIn(kind).flatMap(entriesOf)

/** Entries of a language's folder. */
export const ownEntries = (kind: WordData, language: string): string[] =>
  foldersOf(kind).includes(language) ? filesIn(`${kind}/${language}`).flatMap(entriesOf) : []
