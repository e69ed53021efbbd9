import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

const page = (language: string, path: string, body: string) =>
  readHtml(
    `<html lang="${language}"><head><title>Lakeside</title></head><body><main>${body}</main></body></html>`,
    `https://lakeside.example/${path}`,
  )
const said = (...pages: ReturnType<typeof page>[]) =>
  findFacts(pages)
    .filter(({ kind }) => kind === 'hours')
    .map(({ label, value, sure }) => `${label}: ${value}${sure ? '' : '?'}`)

const english = (heading: string, hours: string) =>
  page('en', 'hours', `<h1>Opening hours</h1><h2>${heading}</h2><p>Mon–Tue ${hours}</p>`)
const german = (heading: string, hours: string) =>
  page('de', 'de/zeiten', `<h1>Öffnungszeiten</h1><h2>${heading}</h2><p>Mo–Di ${hours} Uhr</p>`)
const italian = (heading: string, hours: string) =>
  page('it', 'it/orari', `<h1>Orari</h1><h2>${heading}</h2><p>lunedì e martedì ${hours}</p>`)
const welcome = page(
  'en',
  '',
  '<h1>Lakeside</h1><p>We cook beside the lake, and you may swim before dinner.</p>',
)

test.each([
  ['Summer', 'Sommer', 'Estate', ['Monday (Summer): 12–22', 'Tuesday (Summer): 12–22']],
  ['Kitchen', 'Küche', 'Cucina', ['Monday – Kitchen: 12–22', 'Tuesday – Kitchen: 12–22']],
  [
    '1 June – 30 September',
    '1. Juni – 30. September',
    '1 giugno – 30 settembre',
    ['Monday (1 June – 30 September): 12–22', 'Tuesday (1 June – 30 September): 12–22'],
  ],
])('%s, %s and %s with the same hours are one week, in the main language', (en, de, it, week) => {
  expect(said(welcome, english(en, '12–22'), german(de, '12–22'), italian(it, '12–22'))).toEqual(week)
  expect(said(welcome, german(de, '12–22'), italian(it, '12–22'), english(en, '12–22'))).toEqual(week)
})

test('other hours in another language are told, and so are hours that only another language has', () => {
  expect(said(welcome, english('Summer', '12–22'), german('Winter', '10–18'))).toEqual([
    'Monday (Summer): 12–22',
    'Tuesday (Summer): 12–22',
    'Montag (Winter): 10–18 Uhr',
    'Dienstag (Winter): 10–18 Uhr',
  ])
  expect(said(welcome, german('Sommer', '12–22'), italian('Estate', '12–22'))).toEqual([
    'Montag (Sommer): 12–22 Uhr',
    'Dienstag (Sommer): 12–22 Uhr',
  ])
})

test('two parts of one language with the same hours stay two', () => {
  const both = page(
    'en',
    'hours',
    '<h1>Opening hours</h1><h2>Summer</h2><p>Mon–Tue 12–22</p><h2>Winter</h2><p>Mon–Tue 12–22</p>',
  )
  expect(said(welcome, both)).toHaveLength(4)
})
