import { midnightIn, noonIn } from '@foyer/calendar/times'
import { type Language, languages } from '../types.ts'
import { entriesOf } from './word-data.ts'

/**
 * `data/patterns`: what is told by how it is said, a file a language and a line a pattern; for folded text, but for those
 * whose comment says that they are for text as it is written.
 */
const linesOf = (file: string) =>
  entriesOf(`patterns/${file}`).map((line) => {
    const colon = line.indexOf(': ')
    return { name: line.slice(0, colon), source: filled(line.slice(colon + 2), file as Language) }
  })
const calendarsWords = { noon: noonIn, midnight: midnightIn }
/** '{noon}' and '{midnight}' stand for the calendar's own words of that language; left empty, a pattern would fit too much. */
const filled = (source: string, language: Language): string =>
  source.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (!(name in calendarsWords)) return whole
    const words = calendarsWords[name as keyof typeof calendarsWords][language]
    if (!words) throw new Error(`The calendar has no word for ${name} in '${language}'.`)
    return words
  })
const lines = languages.flatMap((language) => linesOf(language).map((line) => ({ language, ...line })))
const linesByName = Map.groupBy(lines, ({ name }) => name)

/** A name that no language has is a slip: without its words, a pattern would fit everything or nothing. */
function linesNamed(name: string) {
  const found = linesByName.get(name)
  if (!found) throw new Error(`No file of data/patterns has a line named '${name}'.`)
  return found
}

/** Words of that name in a language that is read word by word alone: see `glossary.ts`. */
export const wordsOfTongue = (tongue: string, name: string): string =>
  linesOf(tongue)
    .flatMap((line) => (line.name === name ? [line.source] : []))
    .join('|')

/** Where a word begins and ends, in any script: `\b` knows plain letters alone, and finds 'nie' in 'génie'. */
export const wordStart = String.raw`(?<![\p{L}\p{M}\p{N}_])`
export const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}_])`

/** The patterns whose name is this one, in all languages. */
export const sourcesNamed = (name: string): string[] => linesNamed(name).map(({ source }) => source)

/** Words of that name in all languages, to stand between others or in a group of a pattern. */
export const wordsNamed = (name: string): string => sourcesNamed(name).join('|')

/** Words of that name as a set, for whoever looks into it for every word: a pattern takes several times as long. */
export const wordSetNamed = (name: string): ReadonlySet<string> => new Set(wordsNamed(name).split('|'))

/** The one of each language; empty where it has none. */
export const sourcesByLanguage = (name: string): Record<Language, string> => {
  const found = linesNamed(name)
  return eachLanguage((language) => found.find((line) => line.language === language)?.source ?? '')
}

/** The patterns of a name, one in each language; where a language has none, it fits nothing. */
export const patternsNamed = (name: string): Record<Language, RegExp> => {
  const sources = sourcesByLanguage(name)
  return eachLanguage((language) => new RegExp(sources[language] || '(?!)', 'u'))
}

/** All whose name begins so, with the rest of the name, in their order. */
export const patternsUnder = (start: string): Record<Language, [RegExp, string][]> => {
  const found = lines.filter(({ name }) => name.startsWith(`${start} `))
  return eachLanguage((language) =>
    found
      .filter((line) => line.language === language)
      .map(({ name, source }) => [new RegExp(source, 'u'), name.slice(start.length + 1)]),
  )
}

const eachLanguage = <V>(work: (language: Language) => V): Record<Language, V> =>
  Object.fromEntries(languages.map((language) => [language, work(language)])) as Record<Language, V>
