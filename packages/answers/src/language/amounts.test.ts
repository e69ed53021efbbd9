import { describe, expect, test } from 'vitest'
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
