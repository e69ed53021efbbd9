import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { pageFacts } from '../../testing/facts-of-pages.ts'

/** The prices of a page: 'label value', doubtful ones with a question mark. */
const prices = (body: string, language = 'en') =>
  pageFacts(
    readHtml(
      `<html lang="${language}"><head><title>Weir House</title></head><body><main><h1>Weir House</h1>${body}</main></body></html>`,
      'https://weir.example/questions',
    ),
  )
    .filter(({ kind }) => kind === 'price')
    .map(({ label, value, sure }) => `${label} ${value}${sure === false ? '?' : ''}`)

test('what something cost years ago is history, in any language', () => {
  const told: [language: string, once: string, today: string, price: string][] = [
    [
      'en',
      'In 2015 a night in the loft cost £40.',
      'A night in the loft costs £40.',
      'Night in the loft £40',
    ],
    [
      'en',
      'In 2012 an ordinary key cost £3.50 and a mortice key £5.',
      'An ordinary key costs £3.50.',
      'Ordinary key £3.50',
    ],
    ['en', 'A ride used to cost £4. The old price of £12 is gone.', 'A ride costs £4.', 'Ride £4'],
    [
      'de',
      'Bis März 2023 war die Sauna noch für 9 € zu haben. Eine Fahrt kostete 4 €.',
      'Eine Fahrt kostet 4 €.',
      'Fahrt 4 €',
    ],
    [
      'de',
      'Die blaue Karte zum alten Preis von 30 € gibt es nicht mehr.',
      'Die blaue Karte kostet 30 €.',
      'Blaue Karte 30 €',
    ],
    [
      'it',
      'Nel 2012 la camera Rosa costava 40 euro.',
      'La camera Rosa costa 40 euro.',
      'La camera Rosa 40 €',
    ],
    [
      'fr',
      'La nuit coûtait 30 € autrefois, et l’ancien tarif était de 25 €.',
      'La nuit coûte 30 €.',
      'La nuit 30 €',
    ],
    [
      'es',
      'La entrada costaba 6 €. Ya no vendemos el bono de 20 €.',
      'La entrada cuesta 6 €.',
      'La entrada 6 €',
    ],
    ['pt', 'A visita custava 5 €.', 'A visita custa 5 €.', 'Visita 5 €'],
    [
      'nl',
      'Een rondvaart kostte 7 €. De kaart van 20 € verkopen we niet meer.',
      'Een rondvaart kost 7 €.',
      'Rondvaart 7 €',
    ],
    ['ru', 'Билет стоил 300 руб.', 'Билет стоит 300 руб.', 'Билет 300 руб.'],
  ]
  for (const [language, once, today, price] of told) {
    expect(prices(`<p>${once}</p>`, language), once).toEqual([])
    expect(prices(`<p>${today}</p>`, language), today).toEqual([price])
  }
})

test('what it costs today stands after what it cost once', () => {
  expect(prices('<h2>Punt</h2><p>An hour used to be £12, today a punt is £15.</p>')).toEqual(['Punt £15'])
  expect(prices('<p>All boats cost £60 a day.</p>')).toHaveLength(1)
})

test('prices below news, or below a year long over, are asked', () => {
  const list = '<ul><li>Rowing boat: £9</li></ul>'
  expect(prices(`<h2>Season 2019 at new prices</h2>${list}<p>Open again in March 2026.</p>`)).toEqual([
    'Rowing boat £9?',
  ])
  expect(prices(`<h2>News from the weir</h2>${list}`)).toEqual(['Rowing boat £9?'])
  expect(prices(`<h2>Boats 2026</h2>${list}<p>Open again in March 2026.</p>`)).toEqual(['Rowing boat £9'])
})

test('a coin that a locker gives back is no price, nor is a grant, nor from how much on something is free', () => {
  expect(
    prices('<p>Lockers take a £1 coin. Cups are kept for £2, which you get back.</p><p>Towel £3</p>'),
  ).toEqual(['Towel £3'])
  expect(prices('<p>Schließfach (2 € Pfand, bekommen Sie zurück)</p><p>Handtuch 3 €</p>', 'de')).toEqual([
    'Handtuch 3 €',
  ])
  expect(prices('<p>The council’s grant of £500 comes off that.</p><p>Stairlift £1,900</p>')).toEqual([
    'Stairlift £1,900',
  ])
  expect(
    prices(
      '<h2>Delivery</h2><table><tr><th>Distance</th><th>Charge</th></tr><tr><td>Up to 5 miles</td><td>£6</td></tr><tr><td>Anywhere</td><td>from £80 order value free</td></tr></table>',
    ),
  ).toEqual(['Delivery – Up to 5 miles £6'])
})

/** 'label: validity' of the prices of a page. */
const validities = (body: string, language = 'en') =>
  pageFacts(
    readHtml(
      `<html lang="${language}"><body><main><h1>Weir House</h1>${body}</main></body></html>`,
      'https://weir.example/x',
    ),
  ).flatMap(({ kind, label, validity = '' }) => (kind === 'price' ? [`${label}: ${validity}`] : []))

test('until when a price holds is read from its own words', () => {
  const told: [string, string, string][] = [
    ['en', 'until 31 August 2026', 'until 31 August 2026'],
    ['en', '(offer ends 1 March 2025)', 'ends 1 March 2025'],
    ['de', 'bis 31. August 2026', 'bis 31. August 2026'],
    ['fr', 'jusqu’au 31 août 2026', 'jusqu’au 31 août 2026'],
    ['it', 'fino al 31 agosto 2026', 'fino al 31 agosto 2026'],
    ['es', 'hasta el 31 de agosto de 2026', 'hasta el 31 de agosto de 2026'],
    ['nl', 't/m 31 augustus 2026', 't/m 31 augustus 2026'],
    ['nl', 'tot 31-08-2026', 'tot 31-08-2026'],
    ['pt', 'até 31 de agosto de 2026', 'até 31 de agosto de 2026'],
  ]
  for (const [language, said, end] of told) {
    for (const body of [
      `<p>Sauna: 10 € ${said}</p><p>Massage: 20 €</p>`,
      `<table><tr><td>Sauna</td><td>10 € ${said}</td></tr><tr><td>Massage</td><td>20 €</td></tr></table>`,
    ])
      expect(validities(body, language), body).toEqual([`Sauna: ${end}`, 'Massage: '])
    expect(prices(`<p>Sauna: 10 € ${said}</p>`, language)).toEqual(['Sauna 10 €'])
  }
})

test('a heading with an end is over what stands below it, and not over the next', () => {
  expect(
    validities(
      '<h2>Early bird until 1 March 2025</h2><ul><li>Yoga: £10</li></ul><h2>Classes</h2><ul><li>Dance: £12</li></ul>',
    ),
  ).toEqual(['Yoga: until 1 March 2025', 'Dance: '])
})

test('what holds after that day, or what is closed until then, has no end', () => {
  for (const line of [
    'Sauna: free until 31 August 2026, then £10',
    'Sauna (closed until 31 August 2026): £10',
  ])
    expect(validities(`<ul><li>${line}</li></ul>`), line).toEqual([expect.stringMatching(/: $/)])
  expect(validities('<p>Sauna: £8 until 31 August 2026, then £10</p>')).toEqual([
    'Sauna: until 31 August 2026',
    'Sauna: ',
  ])
})

test('prices and numbers of a post of years ago are history, those of a list are not', () => {
  const told = (path: string, written: string) =>
    pageFacts(
      readHtml(
        `<html lang="en"><body><main><h1>Spring workshop</h1><p>${written}</p>
        <p>Bread is baked on the quay by people who like to talk about it.</p>
        <p>Bread workshop: £35 per person. Book on 01947 999111.</p></main></body></html>`,
        `https://weir.example${path}`,
      ),
    ).filter(({ kind, sure }) => (kind === 'price' || kind === 'phone') && sure !== false)
  for (const written of [
    'Posted on 3 April 2019 by Ann',
    'Published: April 3, 2019',
    'Veröffentlicht am 3. April 2019 von Anna',
    'Publié le 3 avril 2019',
    'Pubblicato il 3 aprile 2019',
    'Publicado el 3 de abril de 2019',
    'Geplaatst op 3-4-2019',
  ])
    expect(told('/spring-workshop', written), written).toEqual([])
  expect(told('/prices', 'Posted on 3 April 2019 by Ann')).toHaveLength(2)
  const lastMonth = new Date(Date.now() - 30 * 24 * 3_600_000).toISOString().slice(0, 10)
  expect(told('/spring-workshop', `Posted on ${lastMonth} by Ann`)).toHaveLength(2)
})
