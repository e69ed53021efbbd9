import { matchesOf } from '@foyer/calendar/matches-of'
import type { Language } from '../types.ts'
import { fold } from './fold.ts'
import { digitsOf, numberWords } from './number-words.ts'

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

const patterns = new Map<Language, RegExp>()
function patternOf(language: Language): RegExp {
  let pattern = patterns.get(language)
  if (!pattern) {
    const words = [...one, ...numberWords(language)].filter((word) => /^\p{L}{2,10}$/u.test(word))
    pattern = new RegExp(
      `(?<![\\p{L}\\d.,:£€$×])(\\d{1,3}|${words.join('|')})(?=[\\s-](\\p{L}{3,20})(?!\\p{L}))`,
      'gu',
    )
    patterns.set(language, pattern)
  }
  return pattern
}
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

const kin =
  '(?:husband|wife|partner|boyfriend|girlfriend|fiancee?|spouse|mum|mom|mother|dad|father|sister|brother|friend|mate|daughter|son|colleague|mann|frau|freund|freundin|vriendin?|vrouw|marido|mujer|novi[oa]|pareja|mari|femme|copain|copine)'
const twoPeople = new RegExp(
  `\\b(?:(?:me|myself) and (?:my |a )?${kin}|my ${kin} and (?:i|me|myself)|both of us|(?:the )?(?:two|2) of us|(?:for|as) a couple|(?:for|per) (?:a )?(?:couples?|pair|two)|couples?|joint|zu zweit|fur zwei|met zijn tweeen|voor twee|para dos|en pareja|pour deux|per due)\\b(?! \\p{L}*(?:hour|day|week|month|night|minute|uur|dag))`,
  'gu',
)

/** Two people, however they are called: 'me and my husband', 'both of us', 'per couple'. */
export function pairsIn(text: string): CountedMention[] {
  const seen = fold(text)
  if (seen.length !== text.length || text.length > longest) return []
  return matchesOf(twoPeople, seen).map((match) => ({
    number: '2',
    noun: 'people',
    start: match.index,
    end: match.index + match[0].length,
  }))
}

export const sameNoun = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one) || one.slice(0, -1) === other.slice(0, -1)
