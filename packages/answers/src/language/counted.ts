import type { Language } from '../types.ts'
import { fold } from './fold.ts'
import { digitsOf } from './number-words.ts'

/** So many of something: '3 bed', 'two-bedroom', '10-class'. */
export interface Counted {
  number: string
  noun: string
}

export interface CountedMention extends Counted {
  start: number
  end: number
}

const pattern = /(?<![\p{L}\d.,:£€$×])(\d{1,3}|\p{L}{2,10})(?=[\s-](\p{L}{3,20})(?!\p{L}))/gu
const one = /^(?:one|ein|eine|einen|una|une|uma)$/
// Times and measures are compared by their amount, and the days of a calendar are no count.
const noThing =
  /^(?:min|hour|hrs|day|week|month|year|night|minut|stund|tag|woche|monat|jahr|hora|dia|semana|mes|ano|heure|jour|mois|ans|inch|met|feet|foot|mile|kilo|litre|liter|square|pound|euro|percent|per|and|und|oder|for|the|times|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)/

const longest = 2_000

/** What a text counts. A name of a thing may be cut short: '3 bed' for three bedrooms. */
export function countedIn(text: string, language: Language): CountedMention[] {
  const seen = fold(text)
  if (seen.length !== text.length || text.length > longest) return []
  const found: CountedMention[] = []
  for (const match of seen.matchAll(pattern)) {
    const word = match[1]!
    const number = /^\d/.test(word) ? word : one.test(word) ? '1' : digitsOf(word, language)
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
  '(?:husband|wife|partner|boyfriend|girlfriend|fiancee?|spouse|mum|mom|mother|dad|father|sister|brother|friend|mate|daughter|son|colleague|mann|frau|freund|freundin|marido|mujer|novi[oa]|pareja|mari|femme|copain|copine)'
const twoPeople = new RegExp(
  `\\b(?:(?:me|myself) and (?:my |a )?${kin}|my ${kin} and (?:i|me|myself)|both of us|(?:the )?(?:two|2) of us|(?:for|as) a couple|(?:for|per) (?:a )?(?:couples?|pair|two)|couples?|joint|zu zweit|fur zwei|para dos|en pareja|pour deux|per due)\\b(?! \\p{L}*(?:hour|day|week|month|night|minute))`,
  'gu',
)

/** Two people, however they are called: 'me and my husband', 'both of us', 'per couple'. */
export function pairsIn(text: string): CountedMention[] {
  const seen = fold(text)
  if (seen.length !== text.length || text.length > longest) return []
  return [...seen.matchAll(twoPeople)].map((match) => ({
    number: '2',
    noun: 'people',
    start: match.index,
    end: match.index + match[0].length,
  }))
}

export const sameNoun = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one) || one.slice(0, -1) === other.slice(0, -1)
