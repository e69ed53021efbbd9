import { readHoursLine } from '@foyer/calendar/hours/hours-line'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import { readDays } from '@foyer/calendar/read-days'
import { timeOfDay } from '@foyer/calendar/times'
import { value, valuesIn } from '../language/value-types.ts'
import type { Language } from '../types.ts'

export interface DayHours {
  days: number[]
  hours: string
}

const until =
  "(?:[-–—]|to|and (?:we )?close at|and shut at|until|till|bis|a las|a|à|hasta|jusqu['’]à|alle|fino alle|até|às|as)"
const span = `${timeOfDay}(?:\\s?uhr)?\\s{0,2}${until}\\s{1,2}(?:las )?${timeOfDay}|${timeOfDay}\\s{0,2}[-–—]\\s{0,2}${timeOfDay}`
const between = `(?:between|zwischen|entre|tra le|fra le)\\s(?:las |as )?${timeOfDay}\\s(?:and|und|y|et|e)\\s(?:las |le |as )?${timeOfDay}`
const oneEnd = `(?:until|till|bis|hasta|jusqu['’]à|fino alle|até)\\s(?:las )?${timeOfDay}|(?:from|ab|desde las|dès|dalle)\\s${timeOfDay}(?!\\s{0,2}(?:${until}|[\\d:.]))`
const closed = 'closed|geschlossen|cerrado|cerramos|fermé|chiuso|chiusi|fechado|encerrado'
const piece = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<span>${between}|${span}|${oneEnd})|(?<closed>${closed}))`,
  'giu',
)

/** Said of the house itself: 'We are open…', 'Open Tuesday to…', 'On Saturdays we…'. */
const ourselves =
  /\bour (?:shop|store|office|practice|studio|salon|doors?)\b|\b(?:we|we['’]re|it is|it['’]s|wir|nous|siamo|apriamo|estamos|abrimos|nosotros)\b|^(?:opening hours|open|hours|öffnungszeiten|geöffnet|abierto|ouvert|aperto|aberto)\b/iu
const sometimes =
  /\b(?:season|summer|winter|holidays?|saison|sommer|ferien|verano|invierno|été|hiver|except|ausser|außer)\b/iu

/** What stands before the first day: 'We are open from', 'Open', 'Our shop opens on'. */
const begins =
  /^(?:(?:our|the) (?:shop|store|office|practice|studio|salon|doors?) (?:is |are )?|we(?:['’]re| are)? |it(?:['’]s| is) )?(?:usually |normally |always |now )?open(?:s)?(?: (?:to the public|for you|daily|our doors))?[\s:,–-]{0,9}(?:from|on|every|between|each|for)?\s{0,9}$|^(?:wir (?:haben|sind)(?: für sie)?|(?:unser (?:laden|geschäft|büro)|unsere praxis) (?:hat|ist)|wir öffnen|geöffnet)[\s:,–-]{0,9}(?:ist |immer |jeweils )?(?:von|am|vom)?\s{0,9}$|^(?:nous (?:sommes ouverts?|ouvrons)|ouvert(?:e|s)?)[\s:,–-]{0,9}(?:du|le|les|tous les)?\s{0,9}$|^(?:abrimos|estamos abiertos|abierto)[\s:,–-]{0,9}(?:de|los|el|todos los)?\s{0,9}$|^(?:apriamo|siamo aperti|aperto)[\s:,–-]{0,9}(?:dal|da|il|ogni)?\s{0,9}$|^(?:abrimos|estamos abertos|aberto)[\s:,–-]{0,9}(?:de|da|às|aos)?\s{0,9}$|^(?:мы )?(?:работаем|открыты)[\s:,–-]{0,9}(?:со?|по|в|ежедневно)?\s{0,9}$/iu
/** 'On Saturdays we are open', and where the verb comes last. */
const after =
  /\bwe(?:['’]re| are) open\b|\b(?:haben|sind) wir\b.{0,200}(?:geöffnet|offen|da)\b|\b(?:nous sommes ouverts|siamo aperti|estamos abiertos|estamos abertos|abrimos|apriamo)\b|мы (?:работаем|открыты)|営業して|영업합니다|营业|營業/iu
const opensAtAll =
  /open|geöffnet|offen|öffnen|für sie da|ouv(?:er|r)|abiert|abr(?:e|imos)|apert|apriamo|abert|работ|открыт|営業|영업|营业|營業/iu

/** Whether a sentence tells when the house itself is open, whatever heading it stands under. */
export function opensOurselves(text: string, language: Language): boolean {
  if (sometimes.test(text) || !opensAtAll.test(text)) return false
  const days = readDays(text, language, true).map(({ start }) => start)
  const first = Math.min(...days, ...Array.from(text.matchAll(piece), ({ index }) => index))
  if (!Number.isFinite(first)) return false
  return begins.test(text.slice(0, first)) || (first <= 12 && after.test(text.slice(first)))
}

/**
 * 'On Saturdays we are open from 8 to 18 and on Sundays from 8 to 16': each day with hours of its own. Null where the
 * words leave a doubt which hours are whose, or speak of a part of the house or of the year.
 */
export function hoursInWords(text: string, language: Language): DayHours[] | null {
  if (sometimes.test(text) || valuesIn(text.replace(piece, '')) & (value.date | value.year)) return null
  const told = text.search(piece)
  if (told < 0 || !ourselves.test(text.slice(0, told))) return null
  const read = readHoursLine(text, calendarLanguage(language))
  if (read?.season !== '' || read.stated.length === 0 || read.stated.some(({ until }) => until)) return null
  const named = read.stated.flatMap(({ days }) => days)
  if (new Set(named).size !== named.length) return null
  return read.stated.map(({ days, value: hours }) => ({ days, hours }))
}
