import { readHtml } from '@foyer/crawler/read/read-html'
import type { FactKind } from '@foyer/text/fact-kinds'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

type Page = [path: string, body: string, frame?: { head?: string; foot?: string; language?: string }]

/** 'value', or 'value? other' where the owner is asked which of two holds. */
const told = (kind: FactKind, language: string, ...pages: Page[]) =>
  findFacts(
    pages.map(([path, body, { head = '', foot = '', language: own = language } = {}]) =>
      readHtml(
        `<html lang="${own}"><head><title>Linde</title>${head}</head><body><main>${body}</main><footer>${foot}</footer></body></html>`,
        `https://linde.example${path}`,
      ),
    ),
  )
    .filter((fact) => fact.kind === kind)
    .map(({ value, sure, otherValue }) => `${value}${sure ? '' : `? ${otherValue ?? ''}`}`)

test('of two numbers that each are simply the phone, told on two pages, one is asked', () => {
  expect(
    told(
      'phone',
      'en',
      ['/', '<h1>Linde</h1><p>A pottery.</p>'],
      ['/contact', '<h1>Contact</h1><p>Phone: 01584 555 010</p>'],
      ['/prices', '<h1>Prices</h1><p>Phone: 01584 872 044</p>'],
    ),
  ).toEqual(['01584 555 010', '01584 872 044? 01584 555 010'])
  expect(
    told(
      'phone',
      'it',
      ['/contatti', '<h1>Contatti</h1><p>Chiamateci allo 0577 123 456</p>'],
      ['/privacy', '<h1>Privacy</h1><p>Tel. 0577 654 321</p>'],
    ),
  ).toEqual(['0577 123 456', '0577 654 321? 0577 123 456'])
  // What only data for machines says, nobody sees when it is out of date.
  const data = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Store', name: 'Linde', telephone: '01584 555 010' })}</script>`
  expect(
    told(
      'phone',
      'en',
      ['/', '<h1>Linde</h1><p>A pottery.</p>', { head: data }],
      ['/contact', '<h1>Contact</h1><p>Phone: 01584 872 044</p>'],
    ),
  ).toEqual(['01584 872 044', '01584 555 010? 01584 872 044'])
  expect(
    told(
      'phone',
      'en',
      ['/', '<h1>Linde</h1><p>Phone: 01584 555 010</p>', { head: data }],
      ['/contact', '<h1>Contact</h1><p>Phone: 01584 872 044</p>'],
    ),
  ).toEqual(['01584 555 010', '01584 872 044? 01584 555 010'])
})

test('two numbers of one place, of departments, of branches, or of another sort are all stated', () => {
  const contact: Page = ['/contact', '<h1>Contact</h1><p>Phone: 01584 555 010</p>']
  const beside = (...pages: Page[]) => told('phone', 'en', contact, ...pages)
  expect(
    told('phone', 'en', ['/contact', '<h1>Contact</h1><p>Tel. 01584 555 010 / 01584 872 044</p>']),
  ).toEqual(['01584 555 010', '01584 872 044'])
  // The page for contacts shows its text and its footer at once.
  expect(
    told('phone', 'de', [
      '/kontakt',
      '<h1>Kontakt</h1><p>Telefon 0551 300 210</p>',
      { foot: '<p>Telefon 0551 778 244</p>' },
    ]),
  ).toEqual(['0551 300 210', '0551 778 244'])
  for (const [number, ...other] of [
    ['01584 872 044', '/prices', '<h1>Prices</h1><p>Workshop: 01584 872 044</p>'],
    [
      '01584 872 044',
      '/prices',
      '<h1>Prices</h1><p>To ask about large orders ring the studio on 01584 872 044.</p>',
    ],
    ['01584 872 044', '/locations', '<h1>Locations</h1><p>Phone: 01584 872 044</p>'],
    ['01584 872 044', '/restaurant', '<h1>The restaurant</h1><p>Phone: 01584 872 044</p>'],
    ['07700 900 123', '/about', '<h1>About</h1><p>Phone: 07700 900 123</p>'],
    ['0800 555 123', '/about', '<h1>About</h1><p>Phone: 0800 555 123</p>'],
    ['01584 555 027', '/about', '<h1>About</h1><p>Phone: 01584 555 027</p>'],
    ['+49 155 872 044', '/de/kontakt', '<h1>Kontakt</h1><p>Telefon: +49 155 872 044</p>', { language: 'de' }],
  ] satisfies [number: string, ...Page][])
    expect(beside(other)).toEqual(['01584 555 010', number])
})

test('of two streets of one town that each are simply our address, one is asked', () => {
  expect(
    told(
      'address',
      'en',
      ['/contact', '<h1>Contact</h1><p>Our address: 4 Mill Lane, Ludlow SY8 1AA</p>'],
      ['/about', '<h1>About</h1><p>Our address is 22 Corve Street, Ludlow SY8 1DA</p>'],
    ),
  ).toEqual(['4 Mill Lane, Ludlow SY8 1AA', '22 Corve Street, Ludlow SY8 1DA? 4 Mill Lane, Ludlow SY8 1AA'])
  expect(
    told(
      'address',
      'it',
      ['/contatti', '<h1>Contatti</h1><p>Dove siamo: Via Roma 12, 53100 Siena</p>'],
      ['/orari', '<h1>Orari</h1><p>Via Garibaldi 4, 53100 Siena</p>'],
    ),
  ).toEqual(['Via Roma 12, 53100 Siena', 'Via Garibaldi 4, 53100 Siena? Via Roma 12, 53100 Siena'])
})

test('two houses in two towns, on a page of locations or on one page are both stated', () => {
  const contact: Page = ['/contact', '<h1>Contact</h1><p>Our address: 4 Mill Lane, Ludlow SY8 1AA</p>']
  const corn = '9 Corn Square, Leominster HR6 8LR'
  const corve = '22 Corve Street, Ludlow SY8 1DA'
  for (const [address, ...other] of [
    [corn, '/about', `<h1>About</h1><p>${corn}</p>`],
    [corve, '/locations', `<h1>Locations</h1><p>${corve}</p>`],
    [corve, '/contact-us', `<h1>Contact</h1><p>4 Mill Lane, Ludlow SY8 1AA</p><p>${corve}</p>`],
  ] satisfies [address: string, ...Page][])
    expect(told('address', 'en', contact, other)).toEqual(['4 Mill Lane, Ludlow SY8 1AA', address])
})
