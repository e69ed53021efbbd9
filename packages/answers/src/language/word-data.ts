import { readdirSync, readFileSync } from 'node:fs'

/**
 * What the folders of `data` hold. Every text file there is read, by the order of their names: of what several say of
 * one word, the first goes before. Lines that start with a # explain.
 *
 * - lexicon: one concept a line, in twelve languages; in the folder of a language that came later, its words alone
 * - kinds: which concepts are kinds of which
 * - dictionary: one thing a line, in six languages
 * - thesaurus: what visitors say, what sites say
 * - idioms: sayings and what they plainly mean
 * - glossary: English, and how those say it who are read word by word, a folder each
 * - stop-words, weak-words: what carries no subject, and what hardly does; a file a language
 * - chatty-words: what people say around what they ask
 * - irregular-forms, chat-spellings: a word, and the forms or spellings that stand for it; a file a language
 * - number-words: the words for numbers from two on; a file a language
 * - sounds: spellings that sound alike, brought to one; a file a language
 * - patterns: what is told by how it is said, and words of code that reads several languages; a file a language
 * - amounts: currencies, measures and multiples, and the words and signs for them
 * - private-labels: how owners mark what is not for visitors; a line a language
 *
 * No kind says a thing twice, and the test beside this file lists what is: a line of any file, a word among both the stop
 * words and the weak words of a language, a form of two words, a word of the patterns that is read by another of the same
 * name, and what the lexicon and the dictionary say twice.
 * Concepts that share words, because those mean several things, are named in `data/overlapping-concepts.txt`; a row of
 * the dictionary may share words with others where none of them says all of it. So may lines of the thesaurus:
 * 'borrow, hire, rent' and 'hire, rent, let' are two senses. A word stands in a line for nothing, and the test names it,
 * where other lines tell it with each word beside it there.
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

/** The entries of one file, a line each. */
export const entriesOf = (file: string): string[] =>
  readFileSync(new URL(`${file}.txt`, dataFolder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** A file of lines such as `go: went, gone`: what each form is one of. */
export const formsIn = (file: string): Map<string, string> =>
  new Map(
    entriesOf(file).flatMap((line) => {
      const [base, forms] = line.split(': ') as [string, string]
      return forms.split(', ').map((form) => [form, base] as const)
    }),
  )

/** The entries of the files that stand in no language's own folder. */
export const sharedEntries = (kind: WordData): string[] => filesIn(kind).flatMap(entriesOf)

/** The entries of one language alone, which nobody reads who speaks another. */
export const ownEntries = (kind: WordData, language: string): string[] =>
  foldersOf(kind).includes(language) ? filesIn(`${kind}/${language}`).flatMap(entriesOf) : []
