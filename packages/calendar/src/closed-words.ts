import { prechecked } from './prechecked-pattern.ts'

/** Stems, since a house, a door and a day are closed in different genders. */
export const closedWords =
  /(?<!\p{L})(?:closed|geschlossen|ruhetag|cerrad|fermé|chius|fechad|encerrad|gesloten|закрыт|выходной)|休業|定休|休息|休み|휴무|مغلق|عطلة|बंद/iu

/** 'Closed' as a whole word in every gender and number, and 'we close', as parts of patterns for text as it is written. */
export const closedForms =
  'closed|geschlossen|fermée?s?|cerrad[oa]s?|chius[oaie]|fechad[oa]s?|encerrad[oa]s?|gesloten'
export const weClose = 'close|shut|schlie(?:ß|ss)en|fermons|chiudiamo|cerramos|fechamos|encerramos|sluiten'

/** Words that say it only where they stand alone, and how it is said anywhere: 'zu' is mostly 'to', and 'ferme' a farm. */
const alone: Record<string, string> = { zu: 'geschlossen', riposo: 'chiuso', ferme: 'fermé' }
const longestAlone = 6
function aloneIn(value: string): string | undefined {
  const word = value.trim()
  return word.length > longestAlone ? undefined : alone[word.toLowerCase()]
}

const closed = prechecked(closedWords)
/** Whether anything is said to be closed. */
export const namesClosed = (text: string): boolean => closed.test(text)

/** Whether what a line of hours says of its days is that it is closed then. */
export const saysClosed = (value: string): boolean => namesClosed(value) || aloneIn(value) !== undefined

/** Hours in words that say the same outside their table. */
export const inFullWords = (hours: string): string => aloneIn(hours) ?? hours
