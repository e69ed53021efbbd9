import { memoizeText } from '../../language/memoize-text.ts'
import { entriesOf } from '../../language/word-data.ts'
import type { Language } from '../../types.ts'

const rulesIn = (language: Language): [RegExp, string][] =>
  entriesOf(`sounds/${language}`).map((line) => {
    const [spelled, sound] = line.split(/ > ?/) as [string, string]
    return [new RegExp(spelled, 'g'), sound]
  })
const rules: Partial<Record<Language, [RegExp, string][]>> = { en: rulesIn('en'), fr: rulesIn('fr') }

const remembered = 60_000
const longestWord = 64
const repeated = /(.)\1+/g

/** Phonetic form; words with equal forms are spellings of one word. */
export const phoneticForm = (word: string, language: Language): string =>
  rules[language] ? heardAs(word, language) : word

const heardAs = memoizeText(remembered, longestWord, (word, language) =>
  rules[language]!.reduce((said, [spelled, sound]) => said.replace(spelled, sound), word).replace(
    repeated,
    '$1',
  ),
)
