import { describe, expect, test } from 'vitest'
import { boundsIn, quantitiesIn } from './quantities.ts'

describe('quantities of a question', () => {
  test.each([
    ['How much is breakfast for a 7 year old?', 'en', 'age', 7],
    ['my son is 21, is he allowed to drive', 'en', 'age', 21],
    ['Is a 6 month old baby free?', 'en', 'age', 0.5],
    ['ein Zustellbett für ein zehnjähriges Kind', 'de', 'age', 10],
    ['una entrada para mi hija de 8 años', 'es', 'age', 8],
    ['un día para un bebé de 1 año', 'es', 'age', 1],
    ['ein Tag für ein einjähriges Kind', 'de', 'age', 1],
    ['a service for a 1.6 litre Focus', 'en', 'litre', 1.6],
    ['tyres, 19 inch, on rims', 'en', 'inch', 19],
    ['our camper is 2.4m tall', 'en', 'metre', 2.4],
    ['is delivery free for €60?', 'en', 'money', 60],
    ['a table of 12', 'en', 'people', 12],
  ] as const)('%s', (text, language, measure, value) => {
    expect(quantitiesIn(text, language)).toMatchObject([{ measure, value }])
  })

  test('hours and plain numbers are none', () => {
    expect(quantitiesIn('Are you open at 7 pm on the 4th?', 'en')).toEqual([])
    expect(quantitiesIn('Are you open at 7 pm on the 4th for a table of 12?', 'en')).toMatchObject([
      { measure: 'people', value: 12 },
    ])
  })
})

describe('bounds a site states', () => {
  test.each([
    ['children aged 5 to 12', 'age', 5, 12],
    ['Tadpoles (4 months to 2½ years)', 'age', 1 / 3, 2.5],
    ['Extra bed, 16 years and over', 'age', 16, Number.POSITIVE_INFINITY],
    ['Medium car (1.3 to 1.9 litres)', 'litre', 1.3, 1.9],
    ['18 inch and over', 'inch', 18, Number.POSITIVE_INFINITY],
    ['17 inch', 'inch', 17, 17],
    ['The height limit is 2.1 m.', 'metre', 0, 2.1],
    ['Nothing when your bill is over £250', 'money', 250, Number.POSITIVE_INFINITY],
    ['most cars from 2017', 'year', 2017, Number.POSITIVE_INFINITY],
  ] as const)('%s', (text, measure, from, to) => {
    expect(boundsIn(text)).toEqual([{ measure, from, to }])
  })

  test('under 8 leaves the eight-year-old out', () => {
    const [bound] = boundsIn('children under 8')
    expect(bound).toMatchObject({ measure: 'age', from: 0 })
    expect(bound!.to).toBeGreaterThan(7.9)
    expect(bound!.to).toBeLessThan(8)
  })

  test('times of day and days of notice bound nothing', () => {
    expect(boundsIn('From 15:00, or less than 48 hours before')).toEqual([])
    expect(boundsIn('From 15:00, or less than 48 hours before, for children aged 5 to 12')).toEqual([
      { measure: 'age', from: 5, to: 12 },
    ])
  })
})
