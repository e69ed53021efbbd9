import { expect, test } from 'vitest'
import { isInSeason, monthIn, seasonDates } from './season-dates.ts'
import { leadingSeason } from './seasons.ts'

const written = (season: string) => {
  const dates = seasonDates(season)
  return dates && `${dates.from.day}.${dates.from.month}.–${dates.through.day}.${dates.through.month}.`
}

test.each([
  ['1 April – 30 September', '1.4.–30.9.'],
  ['From 1 June to 15 September', '1.6.–15.9.'],
  ['April 1 to October 31', '1.4.–31.10.'],
  ['July and August', '1.7.–31.8.'],
  ['Oktober bis April', '1.10.–30.4.'],
  ['1. Juni bis 15. September', '1.6.–15.9.'],
  ['D’octobre à mars', '1.10.–31.3.'],
  ['Juillet et août', '1.7.–31.8.'],
  ['Da novembre a febbraio', '1.11.–29.2.'],
  ['1° giugno – 15 settembre', '1.6.–15.9.'],
  ['del 1 de junio al 15 de septiembre', '1.6.–15.9.'],
  ['3.–28. August', '3.8.–28.8.'],
  ['3 to 28 August', '3.8.–28.8.'],
  ['dal 3 al 28 agosto', '3.8.–28.8.'],
  ['du 3 au 28 août', '3.8.–28.8.'],
  ['Winter, 4 November – 20 March', '4.11.–20.3.'],
  ['Estate (2 maggio – 20 settembre)', '2.5.–20.9.'],
  ['Frühjahr 3.4.–9.6.', '3.4.–9.6.'],
  ['November to the end of February', '1.11.–29.2.'],
  ['1 October – end of February', '1.10.–29.2.'],
  ['1. Oktober bis Ende Februar', '1.10.–29.2.'],
  ['d’octobre à fin février', '1.10.–29.2.'],
  ['jusqu’à fin mars', null],
  ['dal 1° ottobre a fine febbraio', '1.10.–29.2.'],
  ['desde octubre hasta finales de febrero', '1.10.–29.2.'],
  ['de outubro até ao fim de fevereiro', '1.10.–29.2.'],
  ['van oktober tot eind februari', '1.10.–29.2.'],
  ['с октября до конца февраля', '1.10.–29.2.'],
])('%s', (season, dates) => expect(written(season)).toBe(dates))

test.each([
  ['High season', 'High season, 1 June – 31 August', '1.6.–31.8.'],
  ['March and October', 'March to October', '1.3.–31.10.'],
  ['20–31 March and October', '20–31 March', '20.3.–31.3.'],
  ['School holidays in July', 'in July and August', '1.7.–31.8.'],
  ['from June', 'from June to August', '1.6.–31.8.'],
  ['end of March to end of October', 'March to end of October', '1.3.–31.10.'],
  ['15 October to March', '15 October to 1 March', '15.10.–1.3.'],
  ['mid-April to the end of October', 'April to the end of October', '1.4.–31.10.'],
  ['', '1 April – 30 September', '1.4.–30.9.'],
])('nobody can tell to the day when %j is, as of %j', (season, told, dates) => {
  expect(written(season)).toBeNull()
  expect(written(told)).toBe(dates)
})

test.each([
  ['wie lange habt ihr im mai samstags auf', 5],
  ['a che ora chiude il centro ad agosto', 8],
  ['are you open in may?', 5],
  ['horaires de la piscine en août', 8],
])('%s names a month', (text, month) => expect(monthIn(text)).toBe(month))

test.each([
  ['May I come on Saturday?', 'In May I come on Saturday', 5],
  ['do you march to the hall', 'in March to the hall', 3],
  ['we bought it years ago, can we eat out', 'we bought it in August, can we eat out', 8],
  ['on Saturday', 'on a Saturday in October', 10],
])('%s names none, unlike %s', (text, other, month) => {
  expect(monthIn(text)).toBeNull()
  expect(monthIn(other)).toBe(month)
})

test('whether a day, or any day of a month, is in a part of the year', () => {
  expect(isInSeason('15 June – 15 September', { month: 8 })).toBe(true)
  expect(isInSeason('15 June – 15 September', { month: 9, day: 20 })).toBe(false)
  expect(isInSeason('November to February', { month: 1, day: 5 })).toBe(true)
  expect(isInSeason('1 April – 14 June; 16 September – 2 November', { month: 10 })).toBe(true)
  expect(isInSeason('August', { month: 8 })).toBe(true)
  expect(isInSeason('Winter, 4 November – 20 March', { month: 12 })).toBe(true)
  expect(isInSeason('High season', { month: 8 })).toBeNull()
})

test.each([
  ['3. bis 28. August 2026', ': Büro nur Mo–Do 8–11 Uhr'],
  ['dal 15 giugno al 15 settembre', ' tutti i giorni 9–19'],
  ['del 1 de abril al 30 de junio', ', todos los días 9–19'],
  ['in half term, 24 October – 1 November', ' every day 10–4'],
  ['зимой', ' с 10 до 18'],
  ['летний сезон', ': 9:00–21:00'],
])('%s is what a line begins with', (season, rest) =>
  expect(leadingSeason(season + rest)?.season).toBe(season),
)

test('of a part of the year Mar is March', () => {
  expect(seasonDates('Mar–Oct')).toEqual({ from: { month: 3, day: 1 }, through: { month: 10, day: 31 } })
  expect(isInSeason('1 Oct – 31 Mar', { month: 3, day: 31 })).toBe(true)
})
