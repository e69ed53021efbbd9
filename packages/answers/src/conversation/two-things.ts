import { fold } from '../language/fold.ts'
import type { Language } from '../types.ts'

const asksPrice: Partial<Record<Language, [lead: RegExp, joins: string]>> = {
  en: [
    /^(?:how much (?:is|are|does|do|for|would)|what (?:does|do|is the price of|are the prices of)|price of)\s/i,
    'and',
  ],
  de: [/^(?:was kosten|was kostet|wie viel kosten|wie viel kostet|wieviel kostet|wieviel kosten)\s/i, 'und'],
  nl: [/^(?:wat kosten|wat kost|hoeveel kosten|hoeveel kost|hoe duur is|hoe duur zijn)\s/i, 'en'],
  es: [/^¿?\s*(?:cuánto cuestan?|cuanto cuestan?|cuánto valen?|qué precio tienen?)\s/i, 'y|e'],
  fr: [/^(?:combien coûtent|combien coûte|combien coutent|combien coute|quel est le prix d[ue])\s/i, 'et'],
  it: [/^(?:quanto costano|quanto costa)\s/i, 'e|ed'],
  pt: [/^(?:quanto custam|quanto custa)\s/i, 'e'],
}

const joinedBy = new Map(
  Object.values(asksPrice).map(([, joins]) => [
    joins,
    new RegExp(`^(.{3,60}?)\\s(?:${joins})\\s(.{3,60})$`, 'iu'),
  ]),
)

const place = /\s(?:in|on|at|for|per|during|from|with|by)\s.{2,40}$/i

/** 'How much is a day ticket and a harness?' asks for two prices; each is a question of its own. */
export function twoThings(text: string, language: Language): [string, string] | null {
  const reading = asksPrice[language]
  const lead = reading?.[0].exec(text)?.[0]
  if (!reading || !lead) return null
  const joined = joinedBy.get(reading[1])!.exec(text.slice(lead.length))
  if (!joined || / (?:and|or) /.test(fold(joined[2]!))) return null
  // 'A lesson for me and my husband' is one thing for two.
  if (language === 'en' && /\bfor (?:me|us|myself|him|her|my \p{L}+)$/iu.test(joined[1]!)) return null
  const end = /\s(?:cost|costs)\s*\??$/i.exec(joined[2]!)?.[0] ?? ''
  // 'A pod and a cabin *in high season*': what is said after the second holds for both.
  const shared = language === 'en' && !place.test(joined[1]!) ? (place.exec(joined[2]!)?.[0] ?? '') : ''
  return [`${lead}${joined[1]}${shared || end}`, `${lead}${joined[2]}`]
}
