import { expect, test } from 'vitest'
import { datesNamed } from './dates-named.ts'

const today = new Date('2026-11-19T00:00:00Z')
const read = (text: string) =>
  datesNamed(text, today)
    ?.dates.map((date) => date.toISOString().slice(0, 10))
    .join(' ') ?? ''

test.each([
  ['are you open on 14 March?', '2027-03-14'],
  ['can we come on March 14th', '2027-03-14'],
  ['open dec 24?', '2026-12-24'],
  ['Habt ihr am 3. Oktober offen?', '2027-10-03'],
  ['Seid ihr am 24.12. da?', '2026-12-24'],
  ['Êtes-vous ouverts le 1er mai ?', '2027-05-01'],
  ['¿Abren el 6 de diciembre?', '2026-12-06'],
  ['Siete aperti il 2 giugno?', '2027-06-02'],
  ['12月31日は営業していますか', '2026-12-31'],
  ['Вы работаете 8 марта?', '2027-03-08'],
  ['from 24 to 26 December', '2026-12-24 2026-12-25 2026-12-26'],
  ['vom 30. Dezember bis 2. Januar', '2026-12-30 2026-12-31 2027-01-01 2027-01-02'],
  ['are you open on Christmas Day', '2026-12-25'],
  ['Haben Sie an Heiligabend offen?', '2026-12-24'],
  ['ouverts le lundi de Pâques ?', '2027-03-29'],
  ['open over Easter?', '2027-03-26 2027-03-27 2027-03-28 2027-03-29'],
  ['Habt ihr über Ostern auf?', '2027-03-26 2027-03-27 2027-03-28 2027-03-29'],
  ['open on Easter Monday?', '2027-03-29'],
  ['on 5 December 2028', '2028-12-05'],
])('%s: %s', (text, dates) => {
  expect(read(text)).toBe(dates)
})

test.each([
  'may 5 of us come',
  'how much for 2 adults',
  'open at 9.30?',
  'are you open in May',
  'a 3 out of 4 rating',
  'from 1 July to 31 August',
])('%s names no day', (text) => {
  expect(read(text)).toBe('')
})
