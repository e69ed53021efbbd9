import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { createFactFinder } from '../../find-facts.ts'
import { pricesOf } from '../../testing/page-prices.ts'

/** 'Label = value' of each price of a page, with a question mark where the owner is asked. */
const prices = (body: string, language = 'en', path = 'prices') =>
  pricesOf(language, body, `https://shop.example/${path}`).map(
    ({ label, value, sure }) => `${label} = ${value}${sure === false ? '?' : ''}`,
  )

test('several sums under one name are asked about', () => {
  expect(
    prices(`<h1>Boats</h1><h2>Private boat with crew</h2><p>Hire</p><p>June</p><p>July</p>
      <p>Dinghy</p><p>€290</p><p>€390</p><p>Launch</p><p>€560</p><p>€640</p><p>Canoe</p><p>€20</p>`),
  ).toEqual([
    'Dinghy = €290?',
    'Private boat with crew = €390?',
    'Launch = €560?',
    'Private boat with crew = €640?',
    'Canoe = €20',
  ])
  expect(
    prices('<h1>Care</h1><ul><li>Coat cleaned: £40</li><li>Scarf: £5</li><li>Coat cleaned: £65</li></ul>'),
  ).toEqual(['Coat cleaned = £40?', 'Scarf = £5', 'Coat cleaned = £65?'])
})

test('of two pages that contradict each other, each is asked about with what the other says', () => {
  const finder = createFactFinder()
  const pages = {
    prices: '<h1>Prices</h1><ul><li>Dry cut: £20</li><li>Fringe: £6</li><li>Beard: £12</li></ul>',
    offers: '<h1>At the barber’s</h1><ul><li>Dry cut: £25</li><li>Fringe: £6</li></ul>',
  }
  for (const [path, body] of Object.entries(pages))
    finder.add(
      readHtml(`<html lang="en"><body><main>${body}</main></body></html>`, `https://shop.example/${path}`),
    )
  const found = finder.facts().filter(({ kind }) => kind === 'price')
  expect(found.map(({ label, value, sure, otherValue }) => [label, value, sure, otherValue])).toEqual([
    ['Dry cut', '£20', false, '£25'],
    ['Fringe', '£6', true, undefined],
    ['Beard', '£12', true, undefined],
    ['Dry cut', '£25', false, '£20'],
  ])
})

test('words that only lead up to a sum name no thing', () => {
  expect(
    prices('<h1>Paying</h1><p>There’s a £5 minimum on cards.</p><p>Day ticket: £12</p><p>Instead of £30</p>'),
  ).toEqual(['Day ticket = £12'])
})

test('a size, an age or a bare deposit is told with what it is of', () => {
  expect(
    prices(
      `<h1>Überwinterung</h1><h2>Preise pro Saison</h2><table><tr><th>Topf</th><th>Pflanze bis 1,50 m</th></tr>
      <tr><td>bis 40 cm</td><td>42 €</td></tr><tr><td>40 – 60 cm</td><td>68 €</td></tr></table>`,
      'de',
    ),
  ).toEqual([
    'Überwinterung – bis 40 cm – Pflanze bis 1,50 m = 42 €',
    'Überwinterung – 40 – 60 cm – Pflanze bis 1,50 m = 68 €',
  ])
  expect(prices('<h1>Fees</h1><h2>Wheel course</h2><ul><li>Deposit: £30</li></ul>')).toEqual([
    'Wheel course – Deposit = £30',
  ])
  // The sentence before names the concert, the heading does not.
  expect(
    prices(
      '<h1>Welcome</h1><h2>This term</h2><ul><li>The winter concert is on Saturday. Adults £6.</li></ul>',
    ),
  ).toEqual(['Adults = £6?'])
})

test('half a sentence before a sum is asked about', () => {
  const lines = [
    'Ab dem dritten Stock kommen 20 € dazu.',
    'Für unsere Paletten gibt es 0,50 € Pfand zurück.',
    'Lieferung bis Brück kostet 14 €, Aufbau 12 €.',
  ]
  expect(prices(`<h1>Service</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`, 'de')).toEqual([
    'Service – Ab dem dritten Stock kommen = 20 €, dazu?',
    'Lieferung bis Brück = 14 €',
    'Aufbau = 12 €',
  ])
  expect(prices('<h1>Exams</h1><p>The exam fee includes our £6 for the paperwork.</p>')).toEqual([
    'The exam fee includes our = £6 for the paperwork?',
  ])
})

test('no price: capital, cover, wages, gifts, excess and what is kept until the end', () => {
  expect(
    prices(
      `<h1>Noleggio</h1><p>Capitale sociale 20.000 €.</p><p>Polizza, massimale 3.000.000 €.</p>
      <p>Gommone piccolo 90 €.</p>`,
      'it',
    ),
  ).toEqual(['Gommone piccolo = 90 €'])
  expect(
    prices('<h1>Hire</h1><h2>Insurance</h2><p>Theft cover is £2.20 a month with an excess of £25.</p>'),
  ).not.toContainEqual(expect.stringContaining('£25'))
  expect(
    prices(
      `<h1>Laden</h1><h2>Ausbildung</h2><p>Die Vergütung im ersten Lehrjahr beträgt 850 €.</p>
      <h2>Räder</h2><p>Dazu kommt bei jedem Verleih eine Kaution von 150 €.</p><p>Wir bitten um eine Spende von 5 €.</p>
      <p>Tandem 30 €</p>`,
      'de',
    ),
  ).toEqual(['Tandem = 30 €'])
})

test('no price: from how much on something is free or may be paid', () => {
  expect(
    prices(
      `<h1>Versand</h1><p>Versand 3,90 €, ab 60 € frei.</p><table><tr><th>Zone</th><th>Preis</th><th>frei Haus ab</th></tr>
      <tr><td>Köln</td><td>6 €</td><td>150 €</td></tr></table>`,
      'de',
    ),
  ).toEqual(['Versand = 3,90 €', 'Köln = 6 €'])
  expect(prices('<h1>Laundrette</h1><p>The smallest card payment is £3.</p><p>Powder is £1.20.</p>')).toEqual(
    ['Powder = £1.20'],
  )
})

test('no price: what is reckoned through as an example', () => {
  expect(
    prices(
      `<h1>Tarieven</h1><p>Ontbijt € 16,50 per persoon.</p><p>Samen 6 × 16,50 = 99 euro.</p>
      <h2>Rekenvoorbeeld</h2><p>Kamer drie nachten 381 euro.</p>`,
      'nl',
    ),
  ).toEqual(['Ontbijt = € 16,50 per persoon'])
})

test('in a table a reduction is no price, and what comes on top says so', () => {
  expect(
    prices(
      `<h1>Upgraden</h1><table><tr><th>Kamer</th><th>Weekend</th></tr><tr><td>Tandem</td><td>+ € 15</td></tr>
      <tr><td>Hut</td><td>− € 40</td></tr><tr><td>Alleen</td><td>€ 12 korting</td></tr></table>`,
      'nl',
    ),
  ).toEqual(['Tandem = + € 15'])
})

test('a currency that is said once over the tables is that of their figures, by its sign', () => {
  expect(
    prices(
      `<h1>Gläser</h1><p>Alle Preise in Euro je Glas, gültig ab 1. Februar. Je höher der Index, desto dünner das Glas.</p>
      <h2>Übersicht</h2><table><tr><th>Index</th><th>Basis</th><th>Größe</th></tr>
      <tr><td>1.5 (normal)</td><td>29</td><td>54</td></tr></table><p>Politur kostet 4 Euro.</p>`,
      'de',
    ),
  ).toEqual(['1.5 (normal) – Basis = 29 €', 'Politur = 4 €'])
})

test('what is said of one sum names none of the next', () => {
  expect(prices('<h1>Farewell</h1><p>At the surgery: £118 for dogs, £92 for cats.</p>')).toEqual([
    'At the surgery = £118 for dogs',
    'At the surgery = £92 for cats',
  ])
})

test('a question and a prize state no price, nor do the entries of a diary', () => {
  expect(
    prices(
      `<h1>Fragen</h1><h3>Kostet der Töpferkurs wirklich 30 Euro?</h3><p>Das war einmal. Der Kurs kostet 45 Euro.</p>
      <p>Preisgeld: 200 €</p>`,
      'de',
    ),
  ).toEqual(['Kurs = 45 €'])
  const entries = `<h1>From the wheel</h1><p>6 March 2017</p><h2>Ten years</h2><p>A firing costs £23 these days.</p>
    <p>2 May 2016</p><h2>New kiln</h2><p>Mugs are £12.</p>`
  expect(prices(entries, 'en', 'diary.html')).toEqual([])
  const signed = entries.replaceAll('<p>6', '<p>Hetty Marsh 6').replaceAll('<p>2', '<p>by Hetty, 2')
  expect(prices(signed, 'en', 'journal.html')).toEqual([])
  expect(prices('<h1>Diaries</h1><p>Bound by hand: £12</p>', 'en', 'diary')).toEqual(['Bound by hand = £12'])
})

test('a page of old posts tells no prices, whatever it is called; one of dates to come does', () => {
  const listed = (...years: number[]) =>
    `<h1>Bei uns am See</h1>${years.map((of) => `<h2>Fahrt ${of}</h2><p>2. Mai ${of}</p><p>Die Rundfahrt kostet 14 €.</p>`).join('')}`
  expect(prices(listed(2026, 2024, 2019), 'de', 'am-see.html')).toEqual([])
  expect(prices(listed(2090, 2091, 2092), 'de', 'am-see.html')[0]).toContain('14 €')
})

test.each([
  ['fr', 'Le Moulin SARL au capital de 8 000 € – RCS Lyon'],
  ['de', 'Die GmbH hat ein Stammkapital von 25.000 €.'],
  ['it', 'Cap. soc. € 10.000 i.v.'],
  ['es', 'Capital social: 3.000 €'],
  ['fr', 'Billet non validé : amende de 40 €'],
  ['en', 'A fine of £60 applies.'],
  ['de', 'Bußgeld 40 €'],
  ['it', 'Multa: 40 €'],
  ['nl', 'Boete € 40'],
  ['it', 'Contributo ricevuto ai sensi della legge 124/2017: 12.500 €'],
  ['de', 'Fördermittel des Landes: 8.000 €'],
  ['it', 'Spedizione gratuita da 120 €'],
  ['en', 'Delivery free from £50, otherwise £4.95'],
  ['fr', 'Livraison offerte à partir de 60 €'],
  ['es', 'Envío gratis a partir de 60 €'],
])(
  'capital, fines, grants and from how much on delivery is free are no prices (%s): %s',
  (language, said) => {
    expect(prices(`<p>${said}</p><p>Sauna 12 €</p>`, language)).toEqual(['Sauna = 12 €'])
  },
)

test('what only looks like a fine or a grant has its price', () => {
  expect(prices('<p>Fine dining menu £60</p>')).toEqual(['Fine dining menu = £60'])
  expect(prices('<p>Contributo annuale soci 20 €</p>', 'it')).toEqual(['Contributo annuale soci = 20 €'])
  expect(prices('<p>Spedizione gratuita da 120 €, altrimenti spedizione 12 €</p>', 'it')).toEqual([
    'Spedizione = 12 €',
  ])
})

test.each([
  ['it', 'Le immersioni non le facciamo noi ma i vicini del porto: battesimo del mare da 65 €.'],
  ['es', 'Las inmersiones no las hacemos nosotros, sino los vecinos del puerto: bautismo de mar desde 65 €.'],
  ['fr', 'La plongée, nous ne la proposons pas nous-mêmes : baptême chez les voisins du port dès 65 €.'],
])('what the business leaves to others has no price of its own (%s)', (language, said) => {
  expect(prices(`<p>${said}</p><p>Pedalo 12 €</p>`, language)).toEqual(['Pedalo = 12 €'])
})

test.each([
  ['en', 'Win a £500 voucher.', 'A voucher of £50.', 'Voucher = £50'],
  ['en', 'Win a voucher of £500.', 'A voucher of £50.', 'Voucher = £50'],
  ['de', 'Gewinnen Sie einen 500 €-Gutschein.', 'Der Gutschein kostet 50 €.', 'Gutschein = 50 €'],
  ['de', 'Gewinnen Sie einen Gutschein im Wert von 500 €.', 'Der Gutschein kostet 50 €.', 'Gutschein = 50 €'],
  ['fr', 'Gagnez un bon de 500 €.', 'Un bon de 50 €.', 'Bon = 50 €'],
])('what may be won is no price, what may be bought is (%s): %s', (language, won, bought, price) => {
  expect(prices(`<p>${won}</p><p>${bought}</p>`, language)).toEqual([price])
})
