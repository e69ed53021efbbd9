import { plainLetters } from '@foyer/text/plain-letters'
import type { CalendarLanguage } from './day-words.ts'
import { monthNames } from './month-words.ts'
import { feastNames } from './named-feasts.ts'

const wordsBeforeDay: Partial<Record<CalendarLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:good|easter|whit|pentecost|palm|shrove|ash|maundy|holy|black|cyber|(?:bank|public) holiday)\s+$/u,
  nl: /(?<!\p{L})goede\s+$/u,
}
const wordsAfterDay: Partial<Record<CalendarLanguage, RegExp>> = {
  es: /^\s+(?:santo|de (?:pascua|resurreccion|ramos|pentecostes|carnaval|ceniza))(?!\p{L})/u,
  fr: /^\s+(?:saint|gras|de (?:paques|pentecote|l['’]ascension)|des (?:rameaux|cendres))(?!\p{L})/u,
  it: /^\s+(?:santo|grasso|di (?:pasqua|pentecoste)|dell['’]angelo|delle (?:palme|ceneri))(?!\p{L})/u,
  pt: /^\s+(?:santa|santo|de (?:pascoa|carnaval|ramos|cinzas|pentecostes))(?!\p{L})/u,
}

/** 'Good Friday' is one day of the year, not every Friday. */
export const isOfFeast = (folded: string, start: number, end: number, language: CalendarLanguage): boolean =>
  wordsBeforeDay[language]?.test(folded.slice(Math.max(0, start - longest), start)) === true ||
  wordsAfterDay[language]?.test(folded.slice(end, end + longest)) === true

const longest = 24

export const publicHolidays =
  '(?:bank|public|national|federal) holidays?|feiertag(?:e|en|s)?|festiv[oi]s?|feriados?|feestdag(?:en)?|jours? feries?'
const isPublicHoliday = new RegExp(`\\b(?:${publicHolidays})\\b`, 'u')
const schoolHolidays =
  /\b(?:(?:school|summer|half[- ]term) holidays?|half[- ]terms?|(?:schul|sommer|herbst)ferien|vacaciones escolares|vacances scolaires|schoolvakanties?|zomervakantie|herfstvakantie|vacanze scolastiche|ferias escolares)\b/u
/** Feasts of several days, or without fixed dates. */
const feastTimes =
  'new year|easter|whit (?:sun|mon)|pentecost|thanksgiving|semana santa|pascua|paques|pentecote|weihnacht(?:en|stag|sfeiertag)|(?:erst|zweit)en weihnacht|oster(?:n|montag|sonntag)|pfingst|kerst(?:mis|dag|dagen|avond)?(?!\\p{L})|oudejaars|oud en nieuw|paas(?:dag|maandag|zondag)|pinkster|koningsdag|pasqu|pascoa'
/** In plain letters; more letters may follow. */
export const feastWords = `${feastNames}|${feastTimes}`
const feasts = new RegExp(`(?<!\\p{L})(?:${feastWords})`, 'u')
const monthsOfFeasts = (['en', 'de', 'nl', 'es', 'fr', 'it', 'pt'] as const).flatMap((language) => {
  const months = monthNames(language).map(plainLetters)
  return [months[11], months[0]]
})
const partOfYear = new RegExp(
  String.raw`\b(?:holidays?|festive|${[...new Set(monthsOfFeasts)].join('|')})\b`,
  'u',
)

export const namesFeast = (folded: string): boolean => isPublicHoliday.test(folded) || feasts.test(folded)

/** Hours for school holidays say nothing about a feast day. */
export function isOtherDay(asked: string, told: string): boolean {
  if (!namesFeast(asked) || namesFeast(told)) return false
  return schoolHolidays.test(told) || !partOfYear.test(told)
}
