import { matchesOf } from '@foyer/calendar/matches-of'
import type { Language } from '../types.ts'
import { fold } from './fold.ts'
import { digitsOf, numberWords } from './number-words.ts'
import { oncePerLanguage } from './once-per.ts'

/** So many of something: '3 bed', 'two-bedroom', '10-class'. */
export interface Counted {
  number: string
  noun: string
}

export interface CountedMention extends Counted {
  start: number
  end: number
}

const one = ['one', 'een', 'ein', 'eine', 'einen', 'una', 'une', 'uma']

const patternOf = oncePerLanguage((language) => {
  const words = [...one, ...numberWords(language)].filter((word) => /^\p{L}{2,10}$/u.test(word))
  return new RegExp(
    `(?<![\\p{L}\\d.,:£€$×])(\\d{1,3}|${words.join('|')})(?=[\\s-](\\p{L}{3,20})(?!\\p{L}))`,
    'gu',
  )
})
// Times and measures are compared by their amount, and the days of a calendar are no count.
const noThing =
  /^(?:min|hour|hrs|day|week|month|year|night|minut|stund|tag|woche|monat|jahr|uur|uren|dag|weken|maand|jaar|nacht|keer|hora|dia|semana|mes|ano|heure|jour|mois|ans|inch|met|feet|foot|mile|kilo|litre|liter|square|pound|euro|percent|per|and|und|oder|for|the|times|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)/

const longest = 2_000

/** What a text counts. A name of a thing may be cut short: '3 bed' for three bedrooms. */
export function countedIn(text: string, language: Language): CountedMention[] {
  const seen = fold(text)
  if (seen.length !== text.length || text.length > longest) return []
  const found: CountedMention[] = []
  for (const match of matchesOf(patternOf(language), seen)) {
    const word = match[1]!
    const number = /^\d/.test(word) ? word : one.includes(word) ? '1' : digitsOf(word, language)
    if (number !== undefined && !noThing.test(match[2]!))
      found.push({
        number,
        noun: match[2]!,
        start: match.index,
        end: match.index + word.length + 1 + match[2]!.length,
      })
  }
  return found
}

export const sameNoun = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one) || one.slice(0, -1) === other.slice(0, -1)
