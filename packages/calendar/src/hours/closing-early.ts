import { midnight, noon, timeOfDay } from '../times.ts'
import { hasSpan, hasTimes } from './hours-words.ts'

export const closingTime = `(?:${timeOfDay}|mittags|${noon}|${midnight})`

/** 'Closed from 1 to 2' is a break. */
const noSpan = `(?![\\p{L}/]|\\s{0,2}(?:[–—-]|to|until|till|bis|à|a|a las|alle|às|tot|and|und|et|y|e|en)\\s{0,2}\\d)`
/** 'Closed from 1 November' is a date. */
const noDate = `(?!\\d{1,2}(?:\\.?\\s(?!uhr|uur)(?:of |de |di )?\\p{L}{3}|\\.\\d{1,2}\\.(?:\\s|$|20)))`
const earlyWords =
  '(?:(?:early|earlier|already|bereits|schon|früher|jeweils|plus tôt|dès|già|prima|anticipata|ya|antes|mais cedo|al|eerder)\\s)?'
const closesAt = [
  `(?:we\\s)?(?:close[sd]?|shuts?|(?:early\\s)?closing)\\s${earlyWords}(?:at|from)`,
  `(?:wir\\s)?(?:schlie(?:ß|ss)(?:en|t)|geschlossen)\\s(?:wir\\s)?${earlyWords}(?:um|ab)`,
  `(?:nous\\s)?(?:fermons|fermeture|fermée?s?)\\s${earlyWords}(?:à|dès)`,
  `(?:chiudiamo|chiude|chiusura|chius[oi])\\s${earlyWords}(?:alle|dalle|a)`,
  `(?:cerramos|cierre|cierra|cerrado)\\s${earlyWords}(?:a partir de las|desde las|a las|al)`,
  `(?:fechamos|encerramos|encerramento|fecha|encerra)\\s${earlyWords}(?:a partir das|às|ao)`,
  `(?:sluiten|sluit|gesloten)\\s(?:we\\s|wij\\s)?${earlyWords}(?:om|vanaf)`,
].join('|')
const closesFirst = new RegExp(`(?<!\\p{L})(?:${closesAt})\\s${noDate}(${closingTime})${noSpan}`, 'giu')
/** 'Freitags wird um 14 Uhr geschlossen'. */
const closesLast = new RegExp(
  `(?<!\\p{L})(?:(?:wird|ist|haben wir|wordt)\\s)?${earlyWords}(?:um|ab|om|vanaf)\\s${noDate}(${closingTime})\\s(?:geschlossen|schluss|zu|gesloten)(?!\\p{L})`,
  'giu',
)
const mayClose = /clos|shut|schlie|schlossen|schluss|ferm|chiu|cerra|cierr|fecha|encerra|slui|gesloten|\szu/iu

/** Rewrites 'On Saturdays we close at 1pm' as 'On Saturdays until 1pm', the form the reader knows. */
export function withUntil(text: string): string {
  // 'Opens 9:00, closes at 17:00' has both ends and stays.
  if (!/\d|noon|mi[dtn]|mezz[oa]|medi[oa]|mei[oa]/iu.test(text) || !mayClose.test(text)) return text
  if (hasSpan(text) && !hasTimes(text)) return text
  return text.replace(closesFirst, 'until $1').replace(closesLast, 'until $1')
}
