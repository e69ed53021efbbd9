import { closedNames } from '../closing-days.ts'
import type { CalendarLanguage } from '../day-words.ts'
import { closedAlone } from './closures.ts'
import { hoursValue } from './hours-words.ts'

const otherDaysWords =
  /[\s,;.·(](?:(?:on )?(?:all )?(?:the )?other days|(?:an )?(?:den |allen )?(?:anderen|restlichen|übrigen?) tagen?|(?:les )?autres jours|(?:los )?(?:demás|otros|restantes) días|(?:gli )?altri giorni|(?:nos )?(?:outros|restantes) dias|(?:de )?(?:overige|andere) dagen)(?!\p{L})\s?:?\s?/iu
const isShut = /^(?:ist |sind wir )?zu[.)]?$/iu

/** 'Other days closed' at the end of a text. A null value was not understood. */
export function otherDaysStatement(
  text: string,
  language: CalendarLanguage,
): { value: string | null; start: number } | null {
  const found = otherDaysWords.exec(text)
  if (!found) return null
  const rest = text.slice(found.index + found[0].length).trim()
  const value = isShut.test(rest) || closedAlone(rest) ? closedNames[language] : hoursValue(rest, true)
  return { value, start: found.index }
}
