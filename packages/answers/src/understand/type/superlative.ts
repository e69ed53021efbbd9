import { fold } from '../../language/fold.ts'
import type { Language } from '../../types.ts'

/** 'The cheapest', 'the longest': of all rows the one at this end. */
export interface Superlative {
  of: 'money' | 'duration' | 'size'
  end: 'least' | 'most'
}

type Reading = [RegExp, Superlative['of'], Superlative['end']]

const readings: Partial<Record<Language, Reading[]>> = {
  en: [
    [
      /\b(?:cheapest|least expensive|lowest(?:[- ]price[ds]?| costs?)?|most affordable|costs? (?:the )?least)\b/,
      'money',
      'least',
    ],
    [/\b(?:most expensive|dearest|priciest|highest(?:[- ]price[ds]?)|costs? the most)\b/, 'money', 'most'],
    [/\b(?:longest)\b/, 'duration', 'most'],
    [/\b(?:shortest|quickest|fastest)\b/, 'duration', 'least'],
    [/\b(?:biggest|largest)\b/, 'size', 'most'],
    [/\bsmallest\b/, 'size', 'least'],
  ],
  es: [
    [/\b(?:mas barat[oa]s?|mas economic[oa]s?|menos car[oa]s?)\b/, 'money', 'least'],
    [/\bmas car[oa]s?\b/, 'money', 'most'],
    [/\bmas larg[oa]s?\b/, 'duration', 'most'],
    [/\bmas (?:cort[oa]s?|rapid[oa]s?)\b/, 'duration', 'least'],
    [/\bmas grandes?\b/, 'size', 'most'],
    [/\bmas pequen[oa]s?\b/, 'size', 'least'],
  ],
  fr: [
    [/\b(?:moins ch(?:er|ere)s?|plus economiques?)\b/, 'money', 'least'],
    [/\bplus ch(?:er|ere)s?\b/, 'money', 'most'],
    [/\bplus long(?:ue)?s?\b/, 'duration', 'most'],
    [/\bplus (?:court|rapide)e?s?\b/, 'duration', 'least'],
    [/\bplus grande?s?\b/, 'size', 'most'],
    [/\bplus petite?s?\b/, 'size', 'least'],
  ],
  de: [
    [/\b(?:billigste|gunstigste|preiswerteste)[nrsm]?\b|\bam (?:billigsten|gunstigsten)\b/, 'money', 'least'],
    [/\bteuerste[nrsm]?\b/, 'money', 'most'],
    [/\blangste[nrsm]?\b/, 'duration', 'most'],
    [/\b(?:kurzeste|schnellste)[nrsm]?\b/, 'duration', 'least'],
    [/\bgrosste[nrsm]?\b/, 'size', 'most'],
    [/\bkleinste[nrsm]?\b/, 'size', 'least'],
  ],
  nl: [
    [/\b(?:goedkoopste?|voordeligste?|minst dure)\b/, 'money', 'least'],
    [/\bduurste?\b/, 'money', 'most'],
    [/\blangste?\b/, 'duration', 'most'],
    [/\b(?:kortste?|snelste?)\b/, 'duration', 'least'],
    [/\bgrootste?\b/, 'size', 'most'],
    [/\bkleinste?\b/, 'size', 'least'],
  ],
  it: [
    [/\b(?:piu economic[oaih]+|meno car[oaie]|piu convenient[ei])\b/, 'money', 'least'],
    [/\bpiu car[oaie]\b/, 'money', 'most'],
    [/\bpiu lung[oaih]+\b/, 'duration', 'most'],
    [/\bpiu (?:brev[ei]|cort[oaie]|veloc[ei])\b/, 'duration', 'least'],
    [/\bpiu grand[ei]\b/, 'size', 'most'],
    [/\bpiu piccol[oaie]\b/, 'size', 'least'],
  ],
  pt: [
    [/\b(?:mais barat[oa]s?|mais em conta|menos car[oa]s?)\b/, 'money', 'least'],
    [/\bmais car[oa]s?\b/, 'money', 'most'],
    [/\bmais long[oa]s?\b/, 'duration', 'most'],
    [/\bmais (?:curt[oa]s?|rapid[oa]s?)\b/, 'duration', 'least'],
    [/\b(?:maior|maiores)\b/, 'size', 'most'],
    [/\b(?:menor|menores)\b/, 'size', 'least'],
  ],
}

const anyOf = new Map(
  Object.entries(readings).map(([language, list]) => [
    language as Language,
    new RegExp(list.map(([pattern]) => pattern.source).join('|')),
  ]),
)

/** The superlative of a question, and the question without it. */
export function superlativeIn(
  text: string,
  language: Language,
): { superlative: Superlative; rest: string } | null {
  const seen = fold(text)
  if (seen.length !== text.length || !anyOf.get(language)?.test(seen)) return null
  for (const [pattern, of, end] of readings[language] ?? []) {
    const match = pattern.exec(seen)
    if (!match) continue
    const rest = `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`.replace(
      / {2,}/g,
      ' ',
    )
    return { superlative: { of, end }, rest }
  }
  return null
}
