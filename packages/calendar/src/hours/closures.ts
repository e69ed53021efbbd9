import { plainLettersInPlace } from '@foyer/text/plain-letters'
import { prechecked } from '@foyer/text/prechecked-pattern'
import { trimmedEnd } from '@foyer/text/trim'
import { closedForms, namesClosed, weClose } from '../closed-words.ts'
import { closedNames } from '../closing-days.ts'
import type { CalendarLanguage } from '../day-words.ts'
import { readDays } from '../read-days.ts'
import { monthIn } from '../season-dates.ts'
import { isDatedDay, isOneDate, leadingSeason } from '../seasons.ts'
import { sentencesOf } from './columns-and-sentences.ts'
import { isNth } from './exceptions.ts'
import { partIn } from './part-names.ts'

const weAre =
  "(?:(?:we|we['’]re|wir|nous|wij|our (?:shop|office|house)|are|will be|remain|stay|sind|haben|bleiben|sommes|serons|restons|siamo|saremo|restiamo|estamos|estaremos|permanecemos|estaremos|zijn|blijven)\\s){0,3}"
/** 'Betriebsferien', 'Annual closure'. */
const companyHolidays =
  "(?:annual|summer|winter|company) (?:holidays?|closure|closing|break|shutdown)|closure|betriebs(?:ferien|urlaub)|(?:sommer|winter|weihnachts)pause|congés(?: annuels| d[’']été)?|fermeture(?: annuelle| estivale| hivernale| pour congés)?|ferie(?: estive)?|chiusura(?: estiva| invernale| annuale| per ferie)?|vacaciones|cierre(?: por vacaciones| anual)?|férias(?: anuais)?|encerramento(?: para férias| anual)?|(?:bedrijfs)?vakantie|(?:jaarlijkse )?sluiting"
const weCloseVerbs =
  '(?:we|it) closes?|schlie(?:ß|ss)en wir|wir schlie(?:ß|ss)en|nous fermons|chiudiamo|cerramos|fechamos|encerramos|wij sluiten|we sluiten|sluiten we'
const reasonOfClosing =
  "(?:\\s(?:for|due to|because of|wegen|aufgrund|pour|per|por|para|wegens)\\s[\\p{L} '’-]{3,40}?(?=\\s(?:from|vom|von|du|dal|dall|del|van|in|im|en|ad|em|\\d)))?"
const wholePeriod =
  "(?:(?:for |during |throughout )?(?:the (?:whole|entire)(?: month)? of|all of|the month of)\\s|(?:im )?ganzen\\s|tout le mois d[e'’]\\s?|tutto (?:il mese di )?|todo (?:el mes de |o mês de )?|heel\\s|de hele maand\\s)?"
const closedFirst = new RegExp(
  `^${weAre}(?:(${closedForms})${reasonOfClosing}|${companyHolidays}|${weCloseVerbs})[\\s:]{1,3}(?:(?:on|am|an|le|les|el|il|op|nos?)\\s)?${wholePeriod}`,
  'iu',
)
const onlyClosed = new RegExp(`^${weAre}(${closedForms})[\\s.!)]*$`, 'iu')

/** 'We are closed for renovation from', 'Betriebsferien vom'. */
export function leadingClosure(
  text: string,
  language: CalendarLanguage,
): { word: string; length: number } | null {
  const found = closedFirst.exec(text)
  // 'Closed for renovation until 30 November' has no beginning.
  return found && !anyUntilWord.test(plainLettersInPlace(found[0]))
    ? { word: found[1] ?? closedNames[language], length: found[0].length }
    : null
}

export const closedAlone = (words: string): string | null => onlyClosed.exec(words)?.[1] ?? null

/** 'We are closed in January', and nothing else. */
export function closedSeason(
  text: string,
  language: CalendarLanguage,
): { season: string; word: string } | null {
  const closure = leadingClosure(text, language)
  const rest = closure ? text.slice(closure.length) : ''
  const found = closure && leadingSeason(rest)
  if (!closure || !found || isOneDate(found.season) || !/^[\s.!)]*$/u.test(rest.slice(found.end))) return null
  return { season: trimmedEnd(found.season, ' .'), word: closure.word }
}

const longestText = 120
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const closedForNow = prechecked(
  /(?<!\p{L})(?:until further notice|(?:temporarily|currently) (?:closed|shut)|closed (?:temporarily|for the time being)|bis auf weiteres|(?:vorubergehend|derzeit|zurzeit|momentan) geschlossen|jusqu['’]a nouvel (?:ordre|avis)|(?:temporairement|actuellement|provisoirement) ferme|ferme(?:e?s?) (?:temporairement|provisoirement|actuellement)|fino a nuovo avviso|(?:temporaneamente|attualmente) chius[oaie]|chius[oaie] (?:temporaneamente|momentaneamente)|hasta nuevo aviso|temporalmente cerrad[oa]s?|cerrad[oa]s? temporalmente|ate (?:novo|nova) (?:aviso|ordem)|temporariamente (?:fechad|encerrad)[oa]s?|(?:fechad|encerrad)[oa]s? temporariamente|tot nader order|tijdelijk gesloten)(?!\p{L})/u,
)
const anyUntilWord = /(?<!\p{L})(?:until|till|bis|jusqu|fino|hasta|ate|tot)(?!\p{L})/u

export function isClosedForNow(text: string, language: CalendarLanguage): boolean {
  if (text.length > longestText || !(namesClosed(text) || furtherNotice.test(text))) return false
  const plain = plainLettersInPlace(text)
  const isUntil = anyUntilWord.test(plain) && monthIn(text) !== null && closedFirst.test(text)
  if (!isUntil && !closedForNow.test(plain)) return false
  // 'The sauna is temporarily closed' leaves the business open.
  const [lead, ...rest] = text.split(isVerb, 2)
  return rest.length === 0 || partIn(lead!, language) === ''
}

export const tellsClosedForNow = (text: string, language: CalendarLanguage): boolean =>
  (namesClosed(text) || furtherNotice.test(text)) &&
  sentencesOf(text).some((sentence) => isClosedForNow(sentence, language))

const furtherNotice = /notice|weiteres|nouvel|nuovo|nuevo|novo|nader/iu
const isVerb =
  /\s(?:is|are|remains?|will be|ist|sind|bleibt|hat|est|sont|reste|è|sono|rimane|resta|está|están|permanece|fica|zijn|blijft)\s/iu

const openOtherwise = prechecked(
  new RegExp(
    `(?<!\\p{L})(?:${closedForms}|${weClose}|zu|only|nur|seulement|uniquement|solo|sólo|só|alleen)(?!\\p{L})`,
    'iu',
  ),
)
/** 'Fridays we close early', 'on Wednesdays we open at 11am'. */
const shorterDay = prechecked(
  /(?<!\p{L})(?:(?:close|shut|finish|schließen wir|fermons|chiudiamo|cerramos|fechamos|sluiten we) (?:early|earlier|früher|plus tôt|prima|antes|mais cedo|eerder)|(?:open|öffnen wir|ouvrons|apriamo|abrimos|openen we) (?:erst |pas |only |solo |sólo |só |seulement )?(?:at|um|à|alle|a las|às|om) \d)/iu,
)

/**
 * Days that a sentence without hours excepts: 'The first Saturday of the month we are closed', 'Fridays we
 * close early', 'in August mornings only'.
 */
export function daysExcepted(sentence: string, language: CalendarLanguage): number[] {
  if (sentence.length > longestText) return []
  const isShorter = shorterDay.test(sentence)
  if (!isShorter && !openOtherwise.test(sentence)) return []
  const named = readDays(sentence, language, false).filter(({ end }) => !isDatedDay(sentence.slice(end)))
  const isOfMonth = named.some(({ start, end }) => isNth(sentence.slice(0, start), sentence.slice(end)))
  if (named.length > 0) {
    const isOfHouse = isOfMonth || partIn(sentence.slice(0, named[0]!.start), language) === ''
    return (isShorter && isOfHouse) || isOfMonth ? named.flatMap(({ days }) => days) : []
  }
  if (/\d/.test(sentence) || monthIn(sentence) === null) return []
  const said = sentence.slice(leadingSeason(sentence)?.end ?? 0).trim()
  const words = openOtherwise.exec(said)
  return words && partIn(said.slice(0, words.index), language) === '' ? everyDay : []
}
