import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { pageFacts, said } from './testing/facts-of-pages.ts'

const page = (body: string, path = '') =>
  readHtml(
    `<html lang="nl"><head><title>Fietsenmakerij De Ketting</title></head><body><main>${body}</main></body></html>`,
    `https://deketting.example/${path}`,
  )

test('a shop in the Netherlands is reached at a number, an address and hours as they are written there', () => {
  const facts = pageFacts(
    page(
      `<h1>Contact</h1>
      <p>Smedenstraat 18<br>7411 RB Deventer</p>
      <p>Bel ons op +31 570 555 014 of mail naar werkplaats@deketting.example.</p>
      <h2>Openingstijden</h2>
      <ul><li>Maandag: gesloten</li><li>Dinsdag t/m vrijdag: 9.00 tot 18.00 uur</li><li>Zaterdag 9 uur – 17 uur</li></ul>`,
      'contact',
    ),
  )
  expect(said(facts, 'phone')).toEqual([['Phone', '+31 570 555 014']])
  expect(said(facts, 'email')).toEqual([['Email', 'werkplaats@deketting.example']])
  expect(said(facts, 'address')).toEqual([['Address', 'Smedenstraat 18, 7411 RB Deventer']])
  expect(said(facts, 'hours')).toEqual([
    ['Maandag', 'gesloten'],
    ['Dinsdag', '9.00 tot 18.00 uur'],
    ['Woensdag', '9.00 tot 18.00 uur'],
    ['Donderdag', '9.00 tot 18.00 uur'],
    ['Vrijdag', '9.00 tot 18.00 uur'],
    ['Zaterdag', '9 uur – 17 uur'],
  ])
})

test('a house in Flanders has its own way of writing them', () => {
  const facts = pageFacts(
    page(
      `<h1>Contact</h1><p>Kasteelstraat 4, 8970 Poperinge</p><p>Telefoon: +32 57 55 01 22</p>
      <h2>Openingsuren</h2><p>Maandag tot zaterdag: 8u30 - 12u00</p><p>Zondag gesloten</p>`,
      'contact',
    ),
  )
  expect(said(facts, 'phone')).toEqual([['Phone', '+32 57 55 01 22']])
  expect(said(facts, 'address')).toEqual([['Address', 'Kasteelstraat 4, 8970 Poperinge']])
  expect(said(facts, 'hours')).toEqual([
    ['Maandag', '8u30 - 12u00'],
    ['Dinsdag', '8u30 - 12u00'],
    ['Woensdag', '8u30 - 12u00'],
    ['Donderdag', '8u30 - 12u00'],
    ['Vrijdag', '8u30 - 12u00'],
    ['Zaterdag', '8u30 - 12u00'],
    ['Zondag', 'gesloten'],
  ])
})

test('prices are told with what they are for and by what they are counted', () => {
  const facts = pageFacts(
    page(
      `<h1>Tarieven</h1><table><tr><th>Fiets</th><th>Per dag</th></tr><tr><td>Stadsfiets</td><td>€ 12,50</td></tr>
      <tr><td>Bakfiets</td><td>€ 35,-</td></tr></table>
      <p>Een kinderzitje kost 3 euro per dag.</p><p>Proefles: € 25 per persoon</p>`,
      'tarieven',
    ),
  ).filter(({ kind }) => kind === 'price')
  expect(facts.map(({ label, amount, currency, unit }) => [label, amount, currency, unit])).toEqual([
    ['Stadsfiets', 12.5, 'EUR', 'Per dag'],
    ['Bakfiets', 35, 'EUR', 'Per dag'],
    ['Kinderzitje', 3, 'EUR', 'per dag'],
    ['Proefles', 25, 'EUR', 'per persoon'],
  ])
})
