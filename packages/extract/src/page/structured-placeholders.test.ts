import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

const told = (data: object) =>
  findFacts([
    readHtml(
      `<html lang="en"><head><title>Weir Lodge</title><script type="application/ld+json">${JSON.stringify({
        '@type': 'LocalBusiness',
        ...data,
      })}</script></head><body><main><h1>Weir Lodge</h1><p>Rooms by the river.</p></main></body></html>`,
      'https://weir-lodge.example/',
    ),
  ])
    .filter(({ kind }) => ['phone', 'email', 'address', 'hours'].includes(kind))
    .map(({ value }) => value)

const address = { '@type': 'PostalAddress', streetAddress: '4 Mill Lane', addressLocality: 'Bath' }

test('what a theme puts into structured data until it is filled in is nothing', () => {
  for (const name of [
    'Your Company Name',
    'Business Name',
    'Ihr Firmenname',
    'Nom de votre entreprise',
    'Nome della tua azienda',
    'Nombre de tu empresa',
    'Uw bedrijfsnaam',
  ])
    expect([name, told({ name, telephone: '+44 1225 555010', address })]).toEqual([name, []])
  for (const telephone of ['+1-555-555-5555', '(555) 555-5555', '000-000-0000', '123-456-7890'])
    expect([telephone, told({ name: 'Weir Lodge', telephone })]).toEqual([telephone, []])
  expect(told({ name: 'Weir Lodge', email: 'info@yourdomain.com' })).toEqual([])
  expect(
    told({ name: 'Weir Lodge', address: { ...address, addressLocality: 'Anytown', postalCode: '12345' } }),
  ).toEqual([])
})

test('what is filled in stays', () => {
  expect(told({ name: 'Your Local Plumber', telephone: '(512) 555-0143' })).toEqual(['(512) 555-0143'])
  expect(told({ name: 'Weir Lodge', telephone: '0800 222 222', address })).toEqual([
    '0800 222 222',
    '4 Mill Lane, Bath',
  ])
})
