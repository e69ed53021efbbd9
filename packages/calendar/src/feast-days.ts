import { plainLetters } from '@foyer/text/plain-letters'
import type { CalendarLanguage } from './day-words.ts'
import { monthNames } from './month-words.ts'
import { feastNames } from './named-feasts.ts'

// Spelled without accents, as days are looked for.
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

/** 'Good Friday', 'lunes de Pascua': one day of the year is not every such day of the week. */
export const isOfFeast = (folded: string, start: number, end: number, language: CalendarLanguage): boolean =>
  wordsBeforeDay[language]?.test(folded.slice(Math.max(0, start - longest), start)) === true ||
  wordsAfterDay[language]?.test(folded.slice(end, end + longest)) === true

const longest = 24

/** As a pattern of plain letters. */
export const publicHolidays =
  '(?:bank|public|national|federal) holidays?|feiertag(?:e|en|s)?|festiv[oi]s?|feriados?|feestdag(?:en)?|jours? feries?'
const isPublicHoliday = new RegExp(`\\b(?:${publicHolidays})\\b`, 'u')
const schoolHolidays =
  /\b(?:(?:school|summer|half[- ]term) holidays?|half[- ]terms?|(?:schul|sommer|herbst)ferien|vacaciones escolares|vacances scolaires|schoolvakanties?|zomervakantie|herfstvakantie|vacanze scolastiche|ferias escolares)\b/u
/** What lasts for days, or as long as somebody likes, beside the days that have a date of their own. */
const feastTimes =
  'new year|easter|whit (?:sun|mon)|pentecost|thanksgiving|semana santa|pascua|paques|pentecote|weihnacht(?:en|stag|sfeiertag)|(?:erst|zweit)en weihnacht|oster(?:n|montag|sonntag)|pfingst|kerst(?:mis|dag|dagen|avond)?(?!\\p{L})|oudejaars|oud en nieuw|paas(?:dag|maandag|zondag)|pinkster|koningsdag|pasqu|pascoa'
/** Names of feasts, as a pattern of plain letters; more letters may follow. */
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

/** Asked about a feast day, and told of school holidays or of none at all: what holds then says nothing about it. */
export function isOtherDay(asked: string, told: string): boolean {
  if (!namesFeast(asked) || namesFeast(told)) return false
  return schoolHolidays.test(told) || !partOfYear.test(told)
}
