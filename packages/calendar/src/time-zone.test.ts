import { expect, test } from 'vitest'
import { findTimeZone, type Whereabouts } from './time-zone.ts'

const zoneOf = (known: Partial<Whereabouts>) =>
  findTimeZone({
    addresses: [],
    phones: [],
    prices: [],
    websiteUrl: 'https://shop.example/',
    language: 'en',
    ...known,
  })

test.each([
  ['a postcode', { addresses: ['7 Portland Yard, Bakewell DE45 0HC'] }, 'Europe/London'],
  ['a state of the USA', { addresses: ['12 Main St, Austin, TX 78701'] }, 'America/Chicago'],
  ['a province of Canada', { addresses: ['5 Rue Cartier, Montréal QC H2K 4B4'] }, 'America/Toronto'],
  ['a state of Australia', { addresses: ['3 Pitt St, Perth WA 6000'] }, 'Australia/Perth'],
  ['a country by its own name', { addresses: ['Kirchengasse 2, 8283 Kirchau, Österreich'] }, 'Europe/Vienna'],
  ['a sign before the number', { addresses: ['Bahnhofstrasse 1, CH-8001 Zürich'] }, 'Europe/Zurich'],
  ['a calling code', { phones: ['0733 555', '+39 0733 555182'] }, 'Europe/Rome'],
  ['a calling code with zeros', { phones: ['00351 21 123 4567'] }, 'Europe/Lisbon'],
  ['a domain', { websiteUrl: 'https://www.friseur.at/preise' }, 'Europe/Vienna'],
  ['the British domain', { websiteUrl: 'https://shop.co.uk' }, 'Europe/London'],
  ['prices in pounds', { phones: ['0117 496 0044'], prices: ['£24 a child'] }, 'Europe/London'],
  ['prices in the francs of Switzerland', { prices: ['CHF'], language: 'de' }, 'Europe/Zurich'],
  ['a language spoken in one place', { language: 'ja' }, 'Asia/Tokyo'],
])('the time zone is found by %s', (_, known, zone) => {
  expect(zoneOf(known)).toBe(zone)
})

test.each([
  ['English alone', {}, { language: 'ja' }, 'Asia/Tokyo'],
  [
    'Spanish alone, spoken on two continents',
    { language: 'es' },
    { language: 'es', phones: ['+34 911 555 010'] },
    'Europe/Madrid',
  ],
  [
    'a number of North America',
    { phones: ['+1 512 555 0100'] },
    { phones: ['+44 512 555 0100'] },
    'Europe/London',
  ],
  [
    'a currency of many countries',
    { prices: ['€12', '$5', '100 kr'] },
    { prices: ['€12', '£5', '100 kr'] },
    'Europe/London',
  ],
  [
    'a domain used for its sound',
    { websiteUrl: 'https://shop.io' },
    { websiteUrl: 'https://shop.it' },
    'Europe/Rome',
  ],
  [
    'a country of many zones',
    { websiteUrl: 'https://loja.com.br', language: 'pt' },
    { websiteUrl: 'https://loja.com.pt', language: 'pt' },
    'Europe/Lisbon',
  ],
  [
    'no address at all',
    { websiteUrl: 'not an address' },
    { websiteUrl: 'https://an-address.at' },
    'Europe/Vienna',
  ],
] as const)('no time zone is guessed from %s', (_, known, more, zone) => {
  expect(zoneOf(known)).toBeNull()
  expect(zoneOf(more)).toBe(zone)
})

test('an address outdoes the number of a hotline and the domain', () => {
  expect(
    zoneOf({
      addresses: ['Rue de Rivoli 1, 75001 Paris, France'],
      phones: ['+49 30 1234'],
      websiteUrl: 'https://x.ch',
    }),
  ).toBe('Europe/Paris')
})
