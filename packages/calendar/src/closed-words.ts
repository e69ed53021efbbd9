/** Stems, since a house, a door and a day are closed in different genders. */
export const closedWords =
  /(?<!\p{L})(?:closed|geschlossen|ruhetag|cerrad|fermé|chius|fechad|encerrad|gesloten|закрыт|выходной)|休業|定休|休息|休み|휴무|مغلق|عطلة|बंद/iu

/** Words that say it only where they stand alone: 'zu' is mostly 'to', and 'ferme' a farm. */
const alone = /^(?:zu|riposo|ferme)$/i

/** Whether what a line of hours says of its days is that it is closed then. */
export const saysClosed = (value: string): boolean => closedWords.test(value) || alone.test(value.trim())
