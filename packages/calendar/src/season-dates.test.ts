import { expect, test } from 'vitest'
import { seasonDates } from './season-dates.ts'

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
  ['Da novembre a febbraio', '1.11.–28.2.'],
  ['1° giugno – 15 settembre', '1.6.–15.9.'],
  ['del 1 de junio al 15 de septiembre', '1.6.–15.9.'],
])('%s', (season, dates) => expect(written(season)).toBe(dates))

test.each([
  'High season',
  'March and October',
  '20–31 March and October',
  'School holidays in July',
  'from June',
  '',
])('nobody can tell to the day when %j is', (season) => expect(written(season)).toBeNull())
