import { describe, expect, test } from 'vitest'
import { hoursInWords } from '../knowledge/hours-in-words.ts'
import { countedIn } from './counted.ts'
import { durationBoundsIn, durationsIn } from './durations.ts'

describe('spans of time', () => {
  test.each([
    ['if I cancel three weeks before', 'en', 504],
    ['a 90-minute massage', 'en', 1.5],
    ['eine Stunde Unterricht', 'de', 1],
    ['36 horas antes', 'es', 36],
  ] as const)('%s', (text, language, hours) => {
    expect(durationsIn(text, language)).toMatchObject([{ hours }])
  })

  test('an age and a rate are none', () => {
    expect(durationsIn('my 3 month old puppy, £5 an hour', 'en')).toEqual([])
  })

  test.each([
    ['8 to 4 weeks before', 672, 1344],
    ['up to 7 days before', 168, Number.POSITIVE_INFINITY],
    ['48 hours or more', 48, Number.POSITIVE_INFINITY],
    ['Single lesson, 1 hour', 1, 1],
    ['on the day', 0, 24],
  ] as const)('%s', (text, from, to) => {
    expect(durationBoundsIn(text, 'en')).toEqual([{ from, to }])
  })
})

describe('counts', () => {
  test.each([
    ['a 3 bed house', '3', 'bed'],
    ['Three-bedroom house', '3', 'bedroom'],
    ['a pack of 10 classes', '10', 'classes'],
  ] as const)('%s', (text, number, noun) => {
    expect(countedIn(text, 'en')).toMatchObject([{ number, noun }])
  })
})

describe('hours in words', () => {
  test('hours before their days, in another language', () => {
    expect(hoursInWords('Wir haben Montag bis Mittwoch von 9 bis 18 Uhr geöffnet.', 'de')).toEqual([
      { days: [0, 1, 2], hours: '9 bis 18 Uhr' },
    ])
    expect(hoursInWords('We open from 9 to 5 Monday to Tuesday.', 'en')).toEqual([
      { days: [0, 1], hours: '9 to 5' },
    ])
  })

  test('a part of the house, a part of the year and a day told twice are left in words', () => {
    for (const text of [
      'The kitchen is open Monday to Friday from 12 to 2.',
      'In July we are open every day from 9 to 6.',
      'We are open Monday to Friday from 9 to 5, on Thursday until 8.',
    ])
      expect(hoursInWords(text, 'en')).toBeNull()
  })
})
