import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

/** The numbers of a page of contacts that says this. */
const phones = (language: string, ...lines: string[]) =>
  findFacts([
    readHtml(
      `<html lang="${language}"><head><title>Weir Lodge</title></head><body><main><h1>Contact</h1>
      ${lines.map((line) => `<p>${line}</p>`).join('')}</main></body></html>`,
      'https://weir-lodge.example/contact',
    ),
  ])
    .filter(({ kind }) => kind === 'phone')
    .map(({ value }) => value)

test('a number ends before the hours and days at which it is answered', () => {
  for (const [language, said, value] of [
    ['en', 'Call us on 01584 555010 24/7', '01584 555010'],
    ['en', 'Call 01584 555010 24/7/365', '01584 555010'],
    ['en', '0800 123 4567 24 hours a day, 7 days a week', '0800 123 4567'],
    ['en', '01584 555010 7 days a week', '01584 555010'],
    ['en', 'Phone 01584 555010 9am-5pm', '01584 555010'],
    ['en', 'Phone 01584 555010 – 24 hr', '01584 555010'],
    ['en', '(512) 555-0143 24/7', '(512) 555-0143'],
    ['en', '24/7 0800 123 4567', '0800 123 4567'],
    ['de', 'Tel. 05141 555010 24 h erreichbar', '05141 555010'],
    ['de', 'Tel. 05141 555010 8–18 Uhr', '05141 555010'],
    ['de', 'Tel. 05141 555010 8.00 – 18.00 Uhr', '05141 555010'],
    ['fr', 'Tél. 04 78 12 34 56 7j/7', '04 78 12 34 56'],
    ['fr', 'Tél. 04 78 12 34 56 24h/24', '04 78 12 34 56'],
    ['fr', 'Tél. 04 78 12 34 56 7j/7 24h/24', '04 78 12 34 56'],
    ['it', 'Tel. 0577 123456 24 ore su 24', '0577 123456'],
    ['it', 'Tel. 0577 123456 7 giorni su 7', '0577 123456'],
    ['es', 'Tel. 91 123 45 67 24 horas', '91 123 45 67'],
    ['nl', 'Bel 020 123 45 67 24 uur per dag', '020 123 45 67'],
  ] as const) {
    expect([said, phones(language, said)]).toEqual([said, [value]])
    // The same number, written by itself in another line.
    expect([said, phones(language, said, `Tel. ${value}`)]).toEqual([said, [value]])
  }
})

test('a number ends with its sentence, and begins after the one before', () => {
  expect(phones('en', 'Call 01584 555 010. 3 High Street, Ludlow SY8 1AA')).toEqual(['01584 555 010'])
  expect(phones('en', '(512) 555-0143 1204 Main Street')).toEqual(['(512) 555-0143'])
  expect(phones('de', 'Hauptstraße 3. 05141 555010')).toEqual(['05141 555010'])
})

test('a number in many small groups stays whole', () => {
  for (const [language, said, value] of [
    ['de', 'Tel. 0 51 41 / 55 50 10', '0 51 41 / 55 50 10'],
    ['de', 'Tel. 05141 55 50 - 24', '05141 55 50 - 24'],
    ['de', 'Tel. 05141 55 50 10 am Markt', '05141 55 50 10'],
    ['fr', 'Tél. 04 78 12 34 56', '04 78 12 34 56'],
    ['fr', 'Tél. 04. 78. 12. 34. 56', '04. 78. 12. 34. 56'],
    ['fr', 'Tél. 04 78 12 34 24 heures de bureau : 9h-12h', '04 78 12 34 24'],
  ] as const)
    expect([said, phones(language, said)]).toEqual([said, [value]])
})

test('two numbers side by side are two, with or without a word before them', () => {
  const two = ['93 123 45 67', '666 777 888']
  expect(
    phones('es', 'Calle Mayor 4, 28013 Madrid. 93 123 45 67 / 666 777 888. info@weir-lodge.example'),
  ).toEqual(two)
  expect(phones('es', 'Tel. 93 123 45 67 / 666 777 888')).toEqual(two)
  expect(phones('ca', '93 123 45 67 · 666 777 888')).toEqual(two)
  expect(phones('pt', 'Lisboa · 213 456 789 – 912 345 678')).toEqual(['213 456 789', '912 345 678'])
  expect(phones('fr', 'Tél. 04 78 12 34 56 / 06 12 34 56 78')).toEqual(['04 78 12 34 56', '06 12 34 56 78'])
  expect(phones('de', 'Tel. 0551/300210')).toEqual(['0551/300210'])
})

test('nine figures behind a word that calls them something else are no number', () => {
  for (const said of [
    'Registro 812 345 678',
    'N.º de licencia: 912 345 678',
    'NIF 501 234 567',
    'Aforo 666 777 888',
  ])
    expect([said, phones('es', said)]).toEqual([said, []])
  expect(phones('en', 'Charity. 812 345 678')).toEqual([])
})
