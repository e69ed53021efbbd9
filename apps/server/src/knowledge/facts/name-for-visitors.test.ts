import { expect, test } from 'vitest'
import { nameForVisitors } from './name-for-visitors.ts'

test.each([
  ['joes diner', ['Joe’s Diner'], 'Joe’s Diner'],
  ['Moms Bakery', ['Home', 'MOM’S BAKERY'], 'MOM’S BAKERY'],
  ['Book Nook', ['BookNook'], 'BookNook'],
  ['Müller & Sohn', ['Müller + Sohn'], 'Müller + Sohn'],
  ['Salon Elise', ['Salon\n  Elise'], 'Salon Elise'],
])(
  'visitors read the site’s spelling of %s if it differs only in signs, spaces or case: %j',
  (typed, site, shown) => {
    expect(nameForVisitors(typed, site)).toBe(shown)
  },
)

test.each([
  ['Harbour Dental', ['Harbour Dental Ltd']],
  ['Harbour Dental', ['HARBOUR DENTAL', 'Harbour Dental']],
  ['Cafe Sol', ['Café Sol']],
  ['&', ['!']],
  ['Harbour Dental', []],
  ['Star', [`Star${'!'.repeat(200)}`]],
])('%s stays as typed beside %j', (typed, site) => {
  expect(nameForVisitors(typed, site)).toBe(typed)
})
