import { type Language, languages } from '../types.ts'
import { entriesOf } from './word-data.ts'

interface Source {
  name: string
  source: string
}

/**
 * `data/patterns`: what is told by how it is said, a file a language and a line a pattern; for folded text, but for those
 * whose comment says that they are for text as it is written.
 */
const sourcesIn = (file: string): Source[] =>
  entriesOf(`patterns/${file}`).map((line) => {
    const colon = line.indexOf(': ')
    return { name: line.slice(0, colon), source: line.slice(colon + 2) }
  })
const read = new Map(languages.map((language) => [language, sourcesIn(language)]))

/** Words of that name in a language that is read word by word alone: see `glossary.ts`. */
export const wordsOfTongue = (tongue: string, name: string): string =>
  sourcesIn(tongue)
    .flatMap((one) => (one.name === name ? [one.source] : []))
    .join('|')

/** Where a word begins and ends, in any script: `\b` knows plain letters alone, and finds 'nie' in 'génie'. */
export const wordStart = String.raw`(?<![\p{L}\p{M}\p{N}_])`
export const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}_])`

/** Those whose name is this one, in all languages. */
export const sourcesNamed = (name: string): string[] =>
  languages.flatMap((language) =>
    read.get(language)!.flatMap((one) => (one.name === name ? [one.source] : [])),
  )

/** Words of that name in all languages, to stand between others or in a group of a pattern. */
export const wordsNamed = (name: string): string => sourcesNamed(name).join('|')

/** Words of that name as a set, for whoever looks into it for every word: a pattern takes several times as long. */
export const wordSetNamed = (name: string): ReadonlySet<string> => new Set(wordsNamed(name).split('|'))

/** The one of each language; empty where it has none. */
export const sourcesByLanguage = (name: string): Record<Language, string> =>
  eachLanguage((sources) => sources.find((one) => one.name === name)?.source ?? '')

/** One in each language; where a language has none, it fits nothing. */
export const patternsNamed = (name: string): Record<Language, RegExp> =>
  eachLanguage((sources) => new RegExp(sources.find((one) => one.name === name)?.source ?? '(?!)', 'u'))

/** All whose name begins so, with the rest of the name, in their order. */
export const patternsUnder = (start: string): Record<Language, [RegExp, string][]> =>
  eachLanguage((sources) =>
    sources
      .filter(({ name }) => name.startsWith(`${start} `))
      .map(({ name, source }) => [new RegExp(source, 'u'), name.slice(start.length + 1)]),
  )

const eachLanguage = <V>(work: (sources: readonly Source[]) => V): Record<Language, V> =>
  Object.fromEntries(languages.map((language) => [language, work(read.get(language)!)])) as Record<
    Language,
    V
  >
