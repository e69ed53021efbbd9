import { midnightIn, noonIn } from '@foyer/calendar/times'
import { type Language, languages } from '../types.ts'
import { entriesOf } from './word-data.ts'

/**
 * `data/patterns` has one file for each language and one pattern for each line, for folded text unless a comment says
 * otherwise.
 */
const linesOf = (file: string) =>
  entriesOf(`patterns/${file}`).map((line) => {
    const colon = line.indexOf(': ')
    return { name: line.slice(0, colon), source: filled(line.slice(colon + 2), file as Language) }
  })
const calendarsWords = { noon: noonIn, midnight: midnightIn }
/** Fills '{noon}' and '{midnight}' with the calendar's words; an empty value would match too much. */
const filled = (source: string, language: Language): string =>
  source.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (!(name in calendarsWords)) return whole
    const words = calendarsWords[name as keyof typeof calendarsWords][language]
    if (!words) throw new Error(`The calendar has no word for ${name} in '${language}'.`)
    return words
  })
const lines = languages.flatMap((language) => linesOf(language).map((line) => ({ language, ...line })))
const linesByName = Map.groupBy(lines, ({ name }) => name)

/** An unknown name is a typo that would match everything or nothing. */
function linesNamed(name: string) {
  const found = linesByName.get(name)
  if (!found) throw new Error(`No file of data/patterns has a line named '${name}'.`)
  return found
}

/** Words in a language of `glossary.ts`. */
export const glossaryPattern = (tongue: string, name: string): string =>
  linesOf(tongue)
    .flatMap((line) => (line.name === name ? [line.source] : []))
    .join('|')

/** Word boundaries for any script; `\b` knows ASCII only and finds 'nie' in 'génie'. */
export const wordStart = String.raw`(?<![\p{L}\p{M}\p{N}_])`
export const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}_])`

export const sourcesNamed = (name: string): string[] => linesNamed(name).map(({ source }) => source)

/** Words of all languages, for use in a group of a pattern. */
export const wordsNamed = (name: string): string => sourcesNamed(name).join('|')

/** A set is several times faster than a pattern. */
export const wordSetNamed = (name: string): ReadonlySet<string> => new Set(wordsNamed(name).split('|'))

/** One source for each language, possibly empty. */
export const sourcesByLanguage = (name: string): Record<Language, string> => {
  const found = linesNamed(name)
  return eachLanguage((language) => found.find((line) => line.language === language)?.source ?? '')
}

/** One pattern for each language; a missing one matches nothing. */
export const patternsNamed = (name: string): Record<Language, RegExp> => {
  const sources = sourcesByLanguage(name)
  return eachLanguage((language) => new RegExp(sources[language] || '(?!)', 'u'))
}

/** Patterns whose name starts like this, with the rest of the name, in order. */
export const patternsUnder = (start: string): Record<Language, [RegExp, string][]> => {
  const found = lines.filter(({ name }) => name.startsWith(`${start} `))
  return eachLanguage((language) =>
    found
      .filter((line) => line.language === language)
      .map(({ name, source }) => [new RegExp(source, 'u'), name.slice(start.length + 1)]),
  )
}

export const eachLanguage = <V>(work: (language: Language) => V): Record<Language, V> =>
  Object.fromEntries(languages.map((language) => [language, work(language)])) as Record<Language, V>
