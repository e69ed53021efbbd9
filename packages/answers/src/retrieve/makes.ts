import type { Question } from './understand.ts'

const asked =
  /\b(?:what|which) (?:makes?|brands?|manufacturers?)\b|\b(?:makes?|brands?|manufacturers?) (?:of|are|is|do|does)\b|\bwho makes\b|\bwelche (?:marken?|hersteller)\b|\bqu[eé] marcas?\b|\bquelles? marques?\b|\bche marc[ah]e?\b|\bque marcas?\b/i

/** 'What make are your bikes?' asks for a name. */
export const asksForMake = ({ text }: Question): boolean => asked.test(text)

const calendar =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/

/** Whether a name stands in a text: a capital where no sentence begins. */
export function namesMake(text: string): boolean {
  for (const [name] of text.matchAll(/(?<=[\p{Ll}\d,;:(&] )\p{Lu}[\p{L}-]{2,30}/gu))
    if (!calendar.test(name)) return true
  return false
}
