import { plainLetters } from '@foyer/text/plain-letters'
import type { CalendarLanguage } from './day-words.ts'

/** The other languages count months: 1月. */
export type MonthLanguage = Exclude<CalendarLanguage, 'ja' | 'ko' | 'zh' | 'hi'>

const list = (names: string) => names.split(' ')

// January first. The name, and after a slash other spellings and inflections.
const months: Record<MonthLanguage, string[]> = {
  en: list('january february march april may june july august september october november december'),
  de: list('januar/jänner februar märz april mai juni juli august september oktober november dezember'),
  nl: list('januari februari maart april mei juni juli augustus september oktober november december'),
  es: list(
    'enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre',
  ),
  fr: list('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  it: list('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  pt: list('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
  ru: list(
    'январь/января февраль/февраля март/марта апрель/апреля май/мая июнь/июня июль/июля август/августа сентябрь/сентября октябрь/октября ноябрь/ноября декабрь/декабря',
  ),
  ar: list('يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'),
}

export const monthNames = (language: MonthLanguage): string[] =>
  months[language].map((name) => name.split('/', 1)[0]!)

const shortForms = [
  'jan janv янв',
  'feb fevr февр',
  'мар',
  'apr abr avr апр',
  '',
  'jun июн',
  'jul juil июл',
  'aug авг',
  'sep sept сент',
  'oct okt окт',
  'nov нояб 十一月',
  'dec dez дек 十二月',
].map(list)
/** 'Mar' is Tuesday in four languages and 'MRT' a clinic's: months only next to another month. */
const doubtfulForms = [
  'gen ene',
  'fev',
  'mar mrt',
  '',
  'mag',
  'giu',
  'lug',
  'ago',
  'set',
  'ott out',
  '',
  'dic',
].map(list)

const withMonthNumbers = (forms: readonly string[][]): [string, number][] =>
  forms.flatMap((names, nth) => names.filter(Boolean).map((name): [string, number] => [name, nth + 1]))
const plainMonthNames = Object.values(months).flatMap((names) =>
  withMonthNumbers(names.map((name) => plainLetters(name).split('/'))),
)

/** Unambiguous names and short forms of all languages, in plain letters. */
export const sureMonthNames: ReadonlyMap<string, number> = new Map([
  ...plainMonthNames,
  ...withMonthNumbers(shortForms),
])
export const doubtfulMonthNames: ReadonlyMap<string, number> = new Map(withMonthNumbers(doubtfulForms))
