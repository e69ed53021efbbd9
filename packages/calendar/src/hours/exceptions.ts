import { plainLetters, plainLettersInPlace } from '@foyer/text/plain-letters'
import { prechecked } from '@foyer/text/prechecked-pattern'
import { trimmedEnd } from '@foyer/text/trim'
import type { CalendarLanguage } from '../day-words.ts'
import { feastWords, publicHolidays } from '../feast-days.ts'
import { openForms } from '../opening-words.ts'
import { readDays } from '../read-days.ts'
import { leadingSeason, onlySeason, trailingSeason } from '../seasons.ts'
import { closingTime } from './closing-early.ts'

const onlyWords =
  '(?:(?:only|just|nur|seulement|uniquement|solo|sólo|soltanto|solamente|só|somente|apenas|alleen|slechts|maar)\\s)?'
const untilWords = `(?:until|till|bis(?: zum)?|jusqu['’]à|hasta(?: las| el)?|fino (?:alle|a)|até(?: às| ao)?|tot|до)`
const openWord = `(?:(?:${openForms})\\s)?`
const andWords = '(?:and|und|et|y|e|ed|en|sowie|but|aber|mais|ma|pero|mas|maar)'
const beforeDay = '(?:\\s(?:on|am|an|le|les|il|la|el|los|op|aos?|às?)){0,2}'

const untilFirst = new RegExp(
  String.raw`^[\s,:(]*${onlyWords}${openWord}${onlyWords}${untilWords}\s(${closingTime})(?!\p{L})`,
  'iu',
)
const fromFirst = new RegExp(
  String.raw`^[\s,:(]*${onlyWords}${openWord}(?:erst\s|pas\s)?(?:from|ab|à partir de|dès|dalle|a partir das?|a partir de las?|desde(?: las?| as)?|vanaf)\s(${closingTime})(?:\s?u(?:hr|ur))?[\s.)]*$`,
  'iu',
)
// In '9am until 5pm on Fridays' 'until' joins a span.
const untilLast = new RegExp(
  String.raw`(?:[,;(]\s?(?:${andWords}\s)?|\s${andWords}\s)${onlyWords}${openWord}(?:late\s)?${onlyWords}${untilWords}\s(${closingTime})(?:\s?u(?:hr|ur))?${beforeDay}\s?$`,
  'iu',
)
const lateLast = new RegExp(
  String.raw`[\s,;(]{1,3}(?:${andWords}\s)?(?:(?:open )?late(?:[- ]nights?)?(?: opening| shopping)?|lange[rs]?|nocturnes?|apertura serale|koopavond)${beforeDay}\s?:?\s?$`,
  'iu',
)
const untilAlone = new RegExp(
  String.raw`(?:^|[\s:])${onlyWords}${untilWords}\s(${closingTime})(?:\s?u(?:hr|ur))?${beforeDay}\s?$`,
  'iu',
)
const longestEnd = 60

const tidied = (time: string): string =>
  time
    .trim()
    .replace(/([ap]m)\.$/i, '$1')
    .replace(/^mittags?$/iu, '12:00')

const untilAnywhere = prechecked(
  new RegExp(String.raw`(?<!\p{L})${untilWords}\s${closingTime}(?!\p{L})`, 'iu'),
)

export const saysUntil = (text: string): boolean => untilAnywhere.test(text)

/** 'Until 20:00' ends a day with a known opening. */
export function untilAtStart(text: string): string | null {
  const found = untilFirst.exec(text)
  return found ? tidied(found[1]!) : null
}

/** 'From 4pm' starts a day with a known end. */
export function fromAtStart(text: string): string | null {
  const found = fromFirst.exec(text)
  return found ? tidied(found[1]!) : null
}

/** 'We are open until 8pm on', before the days. */
export function untilAhead(head: string): { until: string; lead: string } | null {
  const from = Math.max(0, head.length - longestEnd)
  const found = untilAlone.exec(head.slice(from))
  return found ? { until: tidied(found[1]!), lead: head.slice(0, from + found.index) } : null
}

/** ', and until 8pm on' belongs to the next day. */
export function untilBehind(text: string): { until: string; start: number } | null {
  const from = Math.max(0, text.length - longestEnd)
  const found = untilLast.exec(text.slice(from))
  return found ? { until: tidied(found[1]!), start: from + found.index } : null
}

/** ', late night' before the next day; -1 without it. */
export const lateSuffixAt = (text: string): number => text.search(lateLast)

/** 'Late night', 'Nocturne le'. */
export const isLate = (lead: string): boolean => lateLast.exec(` ${lead}`)?.index === 0

const exceptWords =
  '(?:except(?:ing|ed)?|excluding|other than|apart from|but not|ausser|außer|ausgenommen|sauf|excepto|menos|salvo|eccetto|tranne|exceto|behalve|кроме)(?!\\p{L})(?: (?:on|am|an|le|les|el|los|il|la|de|for|in|im|nel|nei|en|a)(?!\\p{L}))?(?: the(?!\\p{L}))?'
const exceptAlone = new RegExp(String.raw`^[\s,(]{0,4}${exceptWords}\s{0,4}$`, 'u')
const exceptLast = new RegExp(String.raw`[\s,;(]{1,3}${exceptWords}\s?$`, 'iu')
/** 'With or without holidays' is about no weekday. */
const ofHolidays = String.raw`\s(?:(?:an|in|on|den|public|national|gesetzliche[nrs]?|les|los|i|gli|nei|giorni|dias|op|em|nos|aos)\s){0,2}(?:${publicHolidays}|bank|holidays?|feries?|jours? de fetes?|${feastWords})`
const exceptOther = prechecked(new RegExp(String.raw`(?<!\p{L})${exceptWords}(?!${ofHolidays})\s`, 'u'))
const halfSaid = new RegExp(
  String.raw`(?<!\p{L})(?:${exceptWords}$|late[- ]nights?|nocturnes?|${andWords}\s${untilWords}\s\d)`,
  'u',
)

export const isExcept = (plain: string): boolean => exceptAlone.test(plain)

/** Returns -1 when the text doesn't end so. */
export const exceptionSuffixAt = (text: string): number => text.search(exceptLast)

/** 'Except in July', 'and until 8pm' of some day. */
export function holdsException(words: string): boolean {
  const plain = plainLettersInPlace(words)
  return exceptOther.test(plain) || halfSaid.test(plain)
}

const saysOnlyThen = prechecked(
  /(?<!\p{L})(?:only|nur|ausschließlich|seulement|uniquement|solo|sólo|soltanto|solamente|[uú]nicamente|só|somente|apenas|alleen)(?!\p{L})/iu,
)

/** Returns null unless the sentence says 'only' these days in a season. */
export function onlyDaysInSeason(sentence: string, language: CalendarLanguage): number[] | null {
  if (sentence.length > longestSentence || !saysOnlyThen.test(sentence)) return null
  const days = readDays(sentence, language, false).flatMap((mention) => mention.days)
  const isDated = leadingSeason(sentence) !== null || trailingSeason(trimmedEnd(sentence, ' .!')) !== null
  return days.length > 0 && isDated ? days : null
}

const longestSentence = 120
const onlyLast =
  /\s(?:only|nur|ausschließlich|seulement|uniquement|solo|soltanto|sólo|solamente|só|somente|apenas|alleen)(?:\s(?:at|on|am|an|in|nel|il|la|le|les|los|el|en|aos?|op|het)){0,2}\s?$/iu
const lastClause = /[;,.·]\s(?=[^;,.·]{3,60}$)/u

/** '; rest of the year:'. */
export function seasonBehind(text: string): { season: string; start: number; lasts: boolean } | null {
  const start = text.search(lastClause)
  const words = start < 0 ? '' : text.slice(start + 1)
  const season = onlySeason(trimmedEnd(words.replace(onlyLast, ''), ' :：,–—-'))
  return season === '' ? null : { season, start, lasts: text[start] !== ',' || /[:：]\s*$/u.test(words) }
}

const nthBefore =
  /(?<!\p{L})(?:first|second|third|fourth|last|1st|2nd|3rd|4th|every (?:other|second)|alternate|ersten?|zweiten?|dritten?|vierten?|letzten?|jeden zweiten|premiers?|deuxièmes?|derniers?|prim[oa]|second[oa]|ultim[oa]|primer|segundo|último|primeiro|eerste|tweede|laatste|\d\.)\s(?:(?:two|three|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie|\d)\s)?$/iu
const ofMonth =
  /^s?,?\s(?:of (?:the|each|every) month|im monat|(?:des|jeden) monats?|du mois|de chaque mois|del mese|di ogni mese|del mes|de cada mes|do mês|van de maand)(?!\p{L})/iu

/** 'The first Monday of the month' is not every Monday. */
export const isNth = (before: string, after: string): boolean => nthBefore.test(before) || ofMonth.test(after)

const everyBefore =
  /(?:[\s,;(]{1,3}(?:and|und|et|y|ed?|en))?[\s,;(]{1,3}(?:(?:on|am|an|every|each|jeden|jeder|the|tous les|chaque|le|il|ogni|el|cada|o|op|de|elke)\s){0,2}$/iu

export function nthDay(text: string, { start, end }: { start: number; end: number }): [number, number] {
  const [nth, month] = [nthBefore.exec(text.slice(0, start))?.index ?? start, ofMonth.exec(text.slice(end))]
  return [
    nth === start ? start : (everyBefore.exec(text.slice(0, nth))?.index ?? nth),
    end + (month?.[0].length ?? 0),
  ]
}

const saysPast = prechecked(
  new RegExp(
    `(?<!\\p{L})(?:(?:we|it|which) (?:was|were|used to)|(?:was|were|used to be|etait|era|estaba|estava) (?:${plainLetters(openForms)})|wir (?:waren|hatten)|(?:waren|hatten) wir|nous etions|eravamo|estabamos|abriamos|estavamos|(?:wij|we) waren|waren (?:wij|we))(?!\\p{L})`,
    'u',
  ),
)

/** 'Until December we were open Mon–Sat' is over. */
export const isPast = (sentence: string): boolean => saysPast.test(plainLettersInPlace(sentence))
