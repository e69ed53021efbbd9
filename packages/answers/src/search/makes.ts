import type { IndexedPassage } from '../knowledge/passage.ts'
import { oncePer } from '../language/once-per.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Question } from '../understand/question.ts'

const asked =
  /\b(?:what|which) (?:makes?|brands?|manufacturers?)\b|\b(?:makes?|brands?|manufacturers?) (?:of|are|is|do|does)\b|\bwho makes\b|\bwhich \p{L}+(?: \p{L}+)? (?:do|would|can) you (?:use|work with|recommend|stock|sell)\s*\??$|\bwelche (?:marken?|hersteller)\b|\bqu[eé] marcas?\b|\bquelles? marques?\b|\bche marc[ah]e?\b|\bque marcas?\b/iu

/** 'What make are your bikes?' asks for a name. */
export const asksForMake = oncePer(({ text }: Question): boolean => asked.test(text))

const calendar =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/

const closeBy = 4

/** Whether a passage names the make of what was asked: a capital within a sentence close by it, or a column of makes. */
export function namesMake({ cells, text, language }: IndexedPassage, question: Question): boolean {
  if (cells) return cells.some(({ header, value }) => asked.test(`what ${header}`) && value !== '')
  const things = new Set(
    question.groups.flatMap(({ role, word }) =>
      role === 'subject' ? tokenise(word, language).map((token) => token.stem) : [],
    ),
  )
  const tokens = tokenise(text, language).filter((token) => !token.echo)
  const places = tokens.flatMap(({ stem }, at) => (things.has(stem) ? [at] : []))
  return tokens.some(
    ({ raw, start }, at) =>
      /^\p{Lu}\p{L}{2}/u.test(raw) &&
      !calendar.test(raw) &&
      /[\p{Ll}\d,;:(&] $/u.test(text.slice(Math.max(0, start - 2), start)) &&
      places.some((place) => place !== at && Math.abs(place - at) <= closeBy),
  )
}
