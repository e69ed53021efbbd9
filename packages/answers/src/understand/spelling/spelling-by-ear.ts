import { oncePerLanguage } from '../../language/once-per.ts'
import { entriesOf } from '../../language/word-data.ts'
import type { Language } from '../../types.ts'

const rulesIn = (language: Language): [RegExp, string][] =>
  entriesOf(`sounds/${language}`).map((line) => {
    const [spelled, sound] = line.split(/ > ?/) as [string, string]
    return [new RegExp(spelled, 'g'), sound]
  })
const rules: Partial<Record<Language, [RegExp, string][]>> = { en: rulesIn('en'), fr: rulesIn('fr') }

const remembered = oncePerLanguage(() => new Map<string, string>())
const mostRemembered = 60_000
const repeated = /(.)\1+/g

/** A word as one would write it who never saw it. Words spelt alike by ear are one word written two ways. */
export function byEar(word: string, language: Language): string {
  const sounds = rules[language]
  if (!sounds) return word
  const words = remembered(language)
  let heard = words.get(word)
  if (heard === undefined) {
    heard = sounds
      .reduce((said, [spelled, sound]) => said.replace(spelled, sound), word)
      .replace(repeated, '$1')
    if (words.size >= mostRemembered) words.clear()
    words.set(word, heard)
  }
  return heard
}
