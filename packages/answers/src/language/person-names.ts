import { monthNames } from '@foyer/calendar/month-words'
import { weekOf } from '@foyer/calendar/read-days'
import { fold } from '@foyer/text/fold'
import type { Language } from '../types.ts'
import { wordsNamed } from './patterns.ts'
import { hasWordList, isRealWord } from './real-words.ts'
import { value, valuesIn } from './value-types.ts'

const given = "\\p{Lu}[\\p{Ll}'’]{1,20}(?:-\\p{Lu}\\p{Ll}{1,20})?"
const particle = wordsNamed('particle')
const beforeFamily = [particle, wordsNamed('rarer particle'), wordsNamed('particle of a clan')].join('|')
const family = `(?:(?:${beforeFamily}) ?)?\\p{Lu}[\\p{L}'’-]{1,30}`
const title = `(?:(?:${wordsNamed('title')})\\.? )?`

const headsCard = new RegExp(`^${title}${given} ${family}(?=$|\\s[–—|-]|,|\\s\\()`, 'u')

/** 'Saskia de Vries – printing' introduces a text about her that rarely repeats the name. */
export const startsWithPersonName = (heading: string): boolean =>
  heading.length <= 80 && headsCard.test(heading)

export const leadingName = (heading: string): string | null => headsCard.exec(heading)?.[0] ?? null

/** 'Dana Price, cleaner.' at the start of a paragraph about her. */
export const isPersonEntry = (sentence: string): boolean => {
  const bare = sentence.replace(/\.$/, '')
  return startsWithPersonName(bare) && leadingName(bare) !== bare && !partOfYear.test(leadingName(bare)!)
}

// Excludes 'Works Tuesday' and 'Since March'.
const withCapitals = (names: string[]) =>
  names.map((name) => name[0]!.toUpperCase() + name.slice(1)).join('|')
const partOfYear = new RegExp(
  `(?:${weekOf('en').join('|')})s?$|\\s(?:${withCapitals(monthNames('en'))})$`,
  'u',
)

const capitals = new RegExp(String.raw`\p{Lu}[\p{Ll}'’]+ (?:(?:${particle}) )?\p{Lu}[\p{Ll}'’]+`, 'gu')

/** True for a person's name; with a word list, 'Keep Moving' is none. */
export const isPersonName = (text: string, language: Language): boolean =>
  hasWordList(language)
    ? (text.match(capitals) ?? []).some((pair) =>
        pair.split(' ').some((word) => word.length > 2 && !isRealWord(fold(word), language)),
      )
    : (valuesIn(text) & value.person) !== 0
