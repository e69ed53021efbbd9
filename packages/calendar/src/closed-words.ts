import { prechecked } from '@foyer/text/prechecked-pattern'

/** Words for 'closed' with their endings for gender and number. */
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

/** Stems only, because 'chiusura' says it too. */
export const closedWords = new RegExp(
  `(?<!\\p{L})(?:${stems}|ruhetag|закрыт|выходной)|休業|定休|休息|休み|휴무|مغلق|عطلة|बंद`,
  'iu',
)

/** 'Closed' in every gender and number, for patterns on unfolded text. */
export const closedForms = closedStems.map(([stem, ending = '']) => stem + ending).join('|')
export const weClose = 'close|shut|schlie(?:ß|ss)en|fermons|chiudiamo|cerramos|fechamos|encerramos|sluiten'

/** 'zu' mostly means 'to' and 'ferme' a farm; alone they mean closed. */
const closedWordsAlone: Record<string, string> = { zu: 'geschlossen', riposo: 'chiuso', ferme: 'fermé' }
const longestAlone = 6
function fullWordOf(value: string): string | undefined {
  const word = value.trim()
  return word.length > longestAlone ? undefined : closedWordsAlone[word.toLowerCase()]
}

const closedPattern = prechecked(closedWords)
export const namesClosed = (text: string): boolean => closedPattern.test(text)

export const saysClosed = (value: string): boolean => namesClosed(value) || fullWordOf(value) !== undefined

export const saysClosedAlone = (cell: string): boolean =>
  closedCell.test(cell) || fullWordOf(cell) !== undefined
const closedCell = new RegExp(
  `^(?:${closedForms}|ruhetag|закрыт[аоы]?|выходной|(?:休業|定休|休息)日?|休み|휴무일?|مغلق|عطلة|बंद)$`,
  'iu',
)

export const inFullWords = (hours: string): string => fullWordOf(hours) ?? hours
