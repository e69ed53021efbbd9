import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { schemaOfFacts } from '../schema/write-schema.ts'
import { findFacts } from '../testing/facts-of-pages.ts'

const page = (body: string, { language = 'en', path = '', head = '' } = {}) =>
  readHtml(
    `<html lang="${language}"><head><title>The Mill</title>${head}</head><body><main><h1>The Mill</h1>${body}</main></body></html>`,
    `https://mill.example/${path}`,
  )
const hours = (...pages: ReturnType<typeof page>[]) => findFacts(pages).filter(({ kind }) => kind === 'hours')
const said = (...pages: ReturnType<typeof page>[]) =>
  hours(...pages).map(({ label, value, sure }) => `${label}: ${value}${sure ? '' : '?'}`)
const week = '<h2>Opening hours</h2><p>Monday 9–17, Tuesday 9–17</p>'
const ofWeek = ['Monday: 9–17', 'Tuesday: 9–17']

test.each([
  ['<p>24 December: 9–12</p>', '24 December: 9–12'],
  ['<p>Thursday 24 December: 9–12</p>', '24 December: 9–12'],
  ['<p>December 25: Closed</p>', 'December 25: Closed'],
  ['<p>Closed on 25 December.</p>', '25 December: Closed'],
  ['<p>25 and 26 December: closed</p>', '25 and 26 December: closed'],
  ['<p>24 December 2098 – 2 January 2099: closed</p>', '24 December 2098 – 2 January 2099: closed'],
  ['<table><tr><td>24 December</td><td>9–12</td></tr></table>', '24 December: 9–12'],
  ['<dl><dt>24 December</dt><dd>9–12</dd></dl>', '24 December: 9–12'],
  ['<h3>Christmas</h3><ul><li>24 December: 9–12</li></ul>', '24 December: 9–12'],
])('a day of the year is told beside the week: %s', (line, fact) => {
  expect(said(page(week + line))).toEqual([...ofWeek, fact])
})

test.each([
  ['<p>Christmas Day: closed</p>', 'Christmas Day: closed'],
  ['<p>We are closed on Christmas Day and Boxing Day.</p>', 'Christmas Day and Boxing Day: closed'],
  ['<p>Good Friday 10–4</p>', 'Good Friday: 10–4'],
  ['<table><tr><td>New Year’s Eve</td><td>9–12</td></tr></table>', 'New Year’s Eve: 9–12'],
])('a feast is a day of the year: %s', (line, fact) => {
  expect(said(page(week + line))).toEqual([...ofWeek, fact])
})

test.each([
  'Christmas party menu: 12–4',
  'Easter Sunday lunch 12–3',
  'Christmas Eve: carol service 18–19',
  'Easter: closed',
  'Christmas Day: by appointment',
])('what takes place at a feast, and a feast without a day, tell no opening: %s', (line) => {
  expect(said(page(`${week}<p>${line}</p>`))).toEqual(ofWeek)
})

test('a feast is written as its next day, and as no Friday', () => {
  const facts = hours(
    page(`${week}<p>Good Friday: 10–4</p><p>25 December: closed</p><p>Christmas Day: closed</p>`),
  )
  const written = schemaOfFacts(facts, { language: 'en', today: new Date('2026-11-18T12:00:00Z') })
  expect(written.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00' },
    { validFrom: '2027-03-26', validThrough: '2027-03-26', opens: '10:00', closes: '16:00' },
  ])
  expect(written.openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'] },
  ])
})

const ofTwoDays: Record<string, string> = {
  de: 'Mo–Di',
  it: 'lunedì e martedì',
  fr: 'lundi et mardi',
  es: 'lunes y martes',
  ja: '月曜日〜火曜日',
}

test.each([
  ['de', 'Öffnungszeiten', '24.12.: 9–12 Uhr', '24.12.: 9–12 Uhr'],
  ['de', 'Öffnungszeiten', 'Geschlossen vom 24.12. bis 2.1.', '24.12. bis 2.1.: Geschlossen'],
  ['it', 'Orari', '1° gennaio: chiuso', '1° gennaio: chiuso'],
  ['de', 'Öffnungszeiten', 'Weihnachten geschlossen', 'Weihnachten: geschlossen'],
  ['de', 'Öffnungszeiten', 'An Heiligabend und Silvester: 9–12 Uhr', 'Heiligabend und Silvester: 9–12 Uhr'],
  ['it', 'Orari', 'chiuso a Natale', 'Natale: chiuso'],
  ['fr', 'Horaires', 'Lundi de Pâques : fermé', 'Lundi de Pâques: fermé'],
  ['fr', 'Horaires', 'Le 24 décembre : 9h–16h', '24 décembre: 9h–16h'],
  ['es', 'Horario', '25 de diciembre: cerrado', '25 de diciembre: cerrado'],
  ['ja', '営業時間', '12月31日：休業', '12月31日: 休業'],
])('in %s below %s: %s', (language, heading, line, fact) => {
  expect(
    said(page(`<h2>${heading}</h2><p>${ofTwoDays[language]} 9–17</p><p>${line}</p>`, { language })),
  ).toContain(fact)
})

test('seasons are weeks, what is over is left out, and dates of other things are none of opening', () => {
  expect(said(page(`${week}<p>24 December 2019: closed</p>`))).toEqual(ofWeek)
  expect(said(page(`${week}<p>1 April – 30 September: daily 9–20</p>`))).toContain(
    'Monday (1 April – 30 September): 9–20',
  )
  expect(said(page(`${week}<h2>Concerts</h2><p>24 December: 9–12</p>`))).toEqual(ofWeek)
})

test('pages that differ leave a doubt; translations are one', () => {
  const other = page('<h2>Opening hours</h2><p>24 December: 9–14</p>', { path: 'visit' })
  expect(said(page(`${week}<p>24 December: 9–12</p>`), other)).toEqual([...ofWeek, '24 December: 9–12?'])
  const german = page('<h2>Öffnungszeiten</h2><p>24. Dezember: 9–12</p>', { path: 'de', language: 'de' })
  expect(said(page(`${week}<p>24 December: 9–12</p>`), german)).toEqual([...ofWeek, '24 December: 9–12'])
})

test('no more are kept than anybody reads', () => {
  const lines = Array.from(
    { length: 90 },
    (_, at) => `<p>${(at % 28) + 1} ${['May', 'June', 'July', 'August'][Math.floor(at / 28)]}: closed</p>`,
  )
  expect(hours(page(week + lines.join(''))).length).toBe(42)
})

const specification = (more: object) => ({ '@type': 'OpeningHoursSpecification', ...more })
const special = [
  specification({ validFrom: '2098-12-24', validThrough: '2098-12-24', opens: '09:00', closes: '12:00' }),
  specification({ validFrom: '2098-12-25', validThrough: '2099-01-01', opens: '00:00', closes: '00:00' }),
]

test('special hours of schema.org are read and written', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'The Mill',
    openingHoursSpecification: [
      specification({ dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' }),
    ],
    specialOpeningHoursSpecification: [
      ...special,
      specification({ validFrom: '2019-12-24', validThrough: '2019-12-24' }),
    ],
  }
  const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  const facts = findFacts([page('<p>Welcome.</p>', { head })])
  expect(
    facts.filter(({ kind }) => kind === 'hours').map(({ label, value }) => `${label}: ${value}`),
  ).toEqual([
    'Monday: 09:00–17:00',
    'Tuesday: 09:00–17:00',
    'December 24, 2098: 09:00–12:00',
    'December 25, 2098 – January 1, 2099: Closed',
  ])
  const written = schemaOfFacts(facts, { language: 'en' })
  expect(written.specialOpeningHoursSpecification).toEqual(special)
  expect(written.openingHoursSpecification).toHaveLength(1)
})

test('a date without a year is written as the next one', () => {
  const facts = [{ kind: 'hours' as const, label: '24 December – Shop', value: '9–12', part: 'Shop' }]
  const written = schemaOfFacts(facts, { language: 'en', today: new Date('2026-12-26T12:00:00Z') })
  expect(written.department).toMatchObject([
    {
      specialOpeningHoursSpecification: [
        { validFrom: '2027-12-24', validThrough: '2027-12-24', opens: '09:00' },
      ],
    },
  ])
})
