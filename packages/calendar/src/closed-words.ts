import { prechecked } from '@foyer/text/prechecked-pattern'

/** A house, a door and a day are closed in different genders: a stem, and what of gender and number stands behind it. */
const closedStems: [stem: string, ending?: string][] = [
  ['closed'],
  ['geschlossen'],
  ['fermé', 'e?s?'],
  ['cerrad', '[oa]s?'],
  ['chius', '[oaie]'],
  ['fechad', '[oa]s?'],
  ['encerrad', '[oa]s?'],
  ['gesloten'],
]
const stems = closedStems.map(([stem]) => stem).join('|')

/** Only stems are looked for, because words with other endings ('chiusura') say it too. */
export const closedWords = new RegExp(
  `(?<!\\p{L})(?:${stems}|ruhetag|закрыт|выходной)|休業|定休|休息|休み|휴무|مغلق|عطلة|बंद`,
  'iu',
)

/** 'Closed' as a whole word in every gender and number, and 'we close', as parts of patterns for text as it is written. */
export const closedForms = closedStems.map(([stem, ending = '']) => stem + ending).join('|')
export const weClose = 'close|shut|schlie(?:ß|ss)en|fermons|chiudiamo|cerramos|fechamos|encerramos|sluiten'

/**
 * These words say 'closed' only where they stand alone: 'zu' is mostly 'to', and 'ferme' a farm. Each has the
 * word that says it anywhere.
 */
const closedWordsAlone: Record<string, string> = { zu: 'geschlossen', riposo: 'chiuso', ferme: 'fermé' }
const longestAlone = 6
function fullWordOf(value: string): string | undefined {
  const word = value.trim()
  return word.length > longestAlone ? undefined : closedWordsAlone[word.toLowerCase()]
}

const closedPattern = prechecked(closedWords)
/** Whether anything is said to be closed. */
export const namesClosed = (text: string): boolean => closedPattern.test(text)

/** Whether what a line of hours says of its days is that it is closed then. */
export const saysClosed = (value: string): boolean => namesClosed(value) || fullWordOf(value) !== undefined

/** Whether a cell says nothing else, as a day's cell of a table does. */
export const saysClosedAlone = (cell: string): boolean =>
  closedCell.test(cell) || fullWordOf(cell) !== undefined
const closedCell = new RegExp(
  `^(?:${closedForms}|ruhetag|закрыт[аоы]?|выходной|(?:休業|定休|休息)日?|休み|휴무일?|مغلق|عطلة|बंद)$`,
  'iu',
)

/** Hours in words that say the same outside their table. */
export const inFullWords = (hours: string): string => fullWordOf(hours) ?? hours
