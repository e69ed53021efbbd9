import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'
import { splitConditions } from './price-conditions.ts'

const page = (body: string, language = 'en', { title = '', path = 'prices' } = {}) =>
  readHtml(
    `<html lang="${language}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
    `https://shop.example/${path}`,
  )
const priced = (...pages: ReturnType<typeof page>[]) =>
  findFacts(pages).filter(({ kind }) => kind === 'price')
/** 'Label [condition] = value' of each price. */
const told = (body: string, language = 'en') =>
  priced(page(body, language)).map(
    ({ label, value, condition }) => `${label} [${condition ?? ''}] = ${value}`,
  )
const split = (label: string, language: string) => {
  const { label: name, conditions } = splitConditions(label, language)
  return `${name} [${conditions.join(', ')}]`
}

test.each([
  ['en', 'Small studio – Low season – Weekday', 'Small studio [Low season, Weekday]'],
  ['en', 'Low season, Double room', 'Double room [Low season]'],
  ['en', 'Double room in high season', 'Double room [high season]'],
  ['en', 'Cottage – 1 Mar – 31 May', 'Cottage [1 Mar – 31 May]'],
  ['en', 'Cottage – Jul–Aug', 'Cottage [Jul–Aug]'],
  ['en', 'Court, Sat & Sun', 'Court [Sat & Sun]'],
  ['en', 'Court hire (non-members)', 'Court hire [non-members]'],
  ['en', 'Court hire for under 16s', 'Court hire [under 16s]'],
  ['en', 'Rowing boat – from', 'Rowing boat [from]'],
  ['de', 'Doppelzimmer Hochsaison', 'Doppelzimmer [Hochsaison]'],
  ['de', 'Doppelzimmer in der Nebensaison', 'Doppelzimmer [Nebensaison]'],
  ['de', 'Ferienhaus – 1.7. – 31.8.', 'Ferienhaus [1.7. – 31.8.]'],
  ['de', 'Halle – Mo–Fr bis 17 Uhr', 'Halle [Mo–Fr bis 17 Uhr]'],
  ['de', 'Platzmiete für Nichtmitglieder', 'Platzmiete [Nichtmitglieder]'],
  ['de', 'Eintritt – Kinder bis 14 Jahre', 'Eintritt [Kinder bis 14 Jahre]'],
  ['it', 'Camera doppia – Bassa stagione', 'Camera doppia [Bassa stagione]'],
  [
    'it',
    'Kayak – Alta stagione 13 giugno – 6 settembre, 1 ora',
    'Kayak – 1 ora [Alta stagione 13 giugno – 6 settembre]',
  ],
  ['it', 'Campo – sabato e domenica', 'Campo [sabato e domenica]'],
  ['it', 'Lezione (non soci)', 'Lezione [non soci]'],
  ['fr', 'Emplacement du 1er juillet au 31 août', 'Emplacement [du 1er juillet au 31 août]'],
  ['fr', 'Court le week-end', 'Court [week-end]'],
  ['fr', 'Entrée, moins de 12 ans', 'Entrée [moins de 12 ans]'],
  ['es', 'Habitación – Temporada alta', 'Habitación [Temporada alta]'],
  ['es', 'Pista – fin de semana', 'Pista [fin de semana]'],
  ['es', 'Pista (socios)', 'Pista [socios]'],
  ['pt', 'Quarto – julho e agosto', 'Quarto [julho e agosto]'],
  ['pt', 'Campo – não sócios', 'Campo [não sócios]'],
  ['nl', 'Kamer – Hoogseizoen', 'Kamer [Hoogseizoen]'],
  ['nl', 'Baan – weekend', 'Baan [weekend]'],
  ['nl', 'Entree – tot 12 jaar', 'Entree [tot 12 jaar]'],
])('%s: “%s” is what costs, and when or for whom', (language, label, expected) => {
  expect(split(label, language)).toBe(expected)
})

test.each([
  ['en', 'Members’ evening'],
  ['en', 'Weekend pass'],
  ['en', 'Sunday roast'],
  ['en', 'Adult'],
  ['en', 'Low season – Weekday'],
  ['en', 'Yoga for seniors'],
  ['en', 'Monday, Wednesday and Friday class'],
  ['en', 'Entry for adults, children'],
  ['en', 'Wreath making, Saturday 5 December 2026'],
  ['en', 'Per month (direct debit) – Adult'],
  ['de', 'Wochenendkarte'],
  ['de', '1.5 (normal) – Basis'],
  ['de', 'Mähen im Abo (alle 14 Tage, April – Oktober)'],
  ['it', 'Cena dei soci'],
  ['es', 'Doble – Mar'],
])('%s: “%s” is itself what is sold', (language, label) => {
  expect(split(label, language)).toBe(`${label} []`)
})

test('an adult’s ticket in low season is an adult’s ticket', () => {
  expect(split('Adult – Low season', 'en')).toBe('Adult [Low season]')
})

test('columns headed by dates are prices in that time, whatever the months are called', () => {
  const table = (caption: string, heads: string[], room: string) =>
    `<h1>Rooms</h1><table><caption>${caption}</caption><tr><th></th>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>
    <tr><td>${room}</td><td>70</td><td>95,50</td></tr></table>`
  expect(
    told(table('Price per room and night in €', ['1 Jan - 31 May', '1 Jun - 30 Sep'], 'Single')),
  ).toEqual([
    'Rooms – Single [1 Jan - 31 May] = 70 € per room and night',
    'Rooms – Single [1 Jun - 30 Sep] = 95,50 € per room and night',
  ])
  expect(
    told(table('Preis pro Zimmer und Nacht in €', ['1. Jan – 31. Mai', 'Jul–Aug'], 'Einzelzimmer'), 'de'),
  ).toEqual([
    'Einzelzimmer [1. Jan – 31. Mai] = 70 € pro Zimmer und Nacht',
    'Einzelzimmer [Jul–Aug] = 95,50 € pro Zimmer und Nacht',
  ])
})

test('cards, lists, sentences and headings keep season and members beside the thing', () => {
  expect(
    told(`<h1>Courts</h1><h2>Hire</h2><ul><li>Indoor court (members): £8</li><li>Indoor court, weekends: £14</li></ul>
      <h3>Outdoor court – non-members</h3><p>£11</p><p>Towels cost £2 for members.</p>
      <h2>Prices in high season</h2><ul><li>Beach court: £20</li></ul>`),
  ).toEqual([
    'Indoor court [members] = £8',
    'Indoor court [weekends] = £14',
    'Outdoor court [non-members] = £11',
    'Towels [for members] = £2 for members',
    'Beach court [high season] = £20',
  ])
})

test('prices of a season that are alike are not one, and members are not non-members', () => {
  expect(
    told(`<h1>Hire</h1><table><tr><th>Bike</th><th>Peak</th><th>Off-peak</th></tr><tr><td>Trailer</td><td>£9</td><td>£9</td></tr></table>
      <ul><li>Locker (members): £1</li><li>Locker (non-members): £1</li></ul>`),
  ).toEqual([
    'Trailer [Peak] = £9',
    'Trailer [Off-peak] = £9',
    'Locker [members] = £1',
    'Locker [non-members] = £1',
  ])
})

test('who pays nothing among prices is told, by cell, list and remark', () => {
  expect(
    told(`<h1>Clay</h1><h2>Classes</h2><table><tr><th>Class</th><th>Price</th><th>Notes</th></tr>
      <tr><td>Family clay</td><td>£24 a child</td><td>adults free</td></tr><tr><td>Wheel</td><td>£47</td><td>aprons free</td></tr></table>
      <h2>Entry</h2><ul><li>Adults: £8</li><li>Under 5s go free</li><li>Parking: free</li></ul>
      <h2>Loan</h2><table><tr><th>Item</th><th>Members</th><th>Non-members</th></tr><tr><td>Shoes</td><td>free</td><td>£3</td></tr>
      <tr><td>Rope</td><td>£2</td><td>£4, children free</td></tr></table>`),
  ).toEqual([
    'Family clay [] = £24 a child',
    'Family clay [adults] = free',
    'Wheel [] = £47',
    'Entry – Adults [] = £8',
    'Entry – Under 5s [] = free',
    'Shoes [Members] = free',
    'Shoes [Non-members] = £3',
    'Rope [Members] = £2',
    'Rope [Non-members, children free] = £4, children free',
    'Rope [Non-members, children] = free',
  ])
  const [, free] = priced(
    page('<h1>Bad</h1><ul><li>Erwachsene: 6 €</li><li>Kinder unter 6 Jahren frei</li></ul>', 'de'),
  )
  expect(free).toMatchObject({ value: 'frei', amount: 0, currency: 'EUR', sure: true })
})

test('free is no price where nobody is named, or no prices stand', () => {
  expect(
    told('<h1>Stay</h1><ul><li>Kids free</li></ul><h2>Extras</h2><ul><li>Wi-Fi: free</li></ul>'),
  ).toEqual([])
  expect(told('<h1>Stay</h1><ul><li>Adults: £8</li><li>Kids free</li><li>Wi-Fi: free</li></ul>')).toEqual([
    'Stay – Adults [] = £8',
    'Stay – Kids [] = free',
  ])
  expect(
    told(
      '<h1>Zimmer</h1><table><tr><th>Zimmer</th><th>Mai</th></tr><tr><td>Kinder</td><td>frei</td></tr></table>',
      'de',
    ),
  ).toEqual([])
})

test('dots, lines and points that lead to a price belong to neither', () => {
  expect(
    told(`<h1>Menu</h1><h2>Lunch</h2><p>Set lunch ........ £18.50</p><p>Soup........£6</p>
      <ul><li>Pie . . . . . £9</li><li>Trout____________£18</li></ul>`),
  ).toEqual(['Set lunch [] = £18.50', 'Soup [] = £6', 'Pie [] = £9', 'Trout [] = £18'])
})

test('a page called prices, or by the business’s name, is no part of the business', () => {
  const name = 'Kiln Pottery'
  const title = (said: string) => ({ title: `${said} – ${name}` })
  const list = '<ul><li>Mug: £12</li></ul>'
  const facts = priced(
    page(`<h1>${name}, Bristol</h1><ul><li>Bowl: £9</li></ul>`, 'en', { title: name, path: '' }),
    page(`<h1>Our rates</h1>${list}`, 'en', { ...title('Our rates'), path: 'rates' }),
    page('<h1>Prices and opening times</h1><ul><li>Jug: £15</li></ul>', 'en', {
      ...title('Prices'),
      path: 'all',
    }),
    page('<h1>Workshop</h1><h2>Prices</h2><ul><li>Kiln hire: £30</li></ul>', 'en', {
      ...title('Workshop'),
      path: 'w',
    }),
    page('<h1>Hire</h1><h2>High season</h2><ul><li>Wheel: £40</li></ul>', 'en', {
      ...title('Hire'),
      path: 'h',
    }),
  )
  expect(facts.map(({ label, part }) => [label, part])).toEqual([
    ['Bowl', undefined],
    ['Mug', undefined],
    ['Jug', undefined],
    ['Kiln hire', 'Workshop'],
    ['Wheel', 'Hire'],
  ])
})

test('a second sum for certain days is one of the same thing; what is included is no condition', () => {
  const list = (text: string, language = 'en') => told(`<h1>Prices</h1><ul><li>${text}</li></ul>`, language)
  expect(list('Hourly rate £54 (weekends £75)')).toEqual([
    'Hourly rate [] = £54',
    'Hourly rate [weekends] = £75',
  ])
  expect(list('Halle 20 €, Mitglieder 15 €', 'de')).toEqual(['Halle [] = 20 €', 'Halle [Mitglieder] = 15 €'])
  expect(list('Weekdays £54, weekends £75')).toEqual(['Weekdays [] = £54', 'Weekends [] = £75'])
  expect(told('<h1>Prices</h1><p>A boiler service costs £89 incl. VAT. Ring us.</p>')).toEqual([
    'Boiler service [incl. VAT] = £89 incl. VAT',
  ])
  expect(list('Care plan £120 and includes two visits')).toEqual(['Care plan [] = £120'])
  expect(told('<h1>Prices</h1><p>The first session costs £30, afterwards £10. Then £5.</p>')).toEqual([
    'First session [] = £30',
  ])
  expect(list('Erste Stunde 40 €', 'de')).toEqual(['Erste Stunde [] = 40 €'])
  expect(list('Danach 10 €', 'de')).toEqual([])
})

test('who pays nothing may stand at the end of a line of prices', () => {
  const list = (text: string) => told(`<h1>Preise</h1><h2>Eintritt</h2><p>${text}</p>`, 'de')
  expect(list('Erwachsene 8 €, Kinder 5 €, Kinder bis 6 Jahre frei')).toEqual([
    'Eintritt – Erwachsene [] = 8 €',
    'Eintritt – Kinder [] = 5 €',
    'Eintritt – Kinder bis 6 Jahre [] = frei',
  ])
  expect(list('Erwachsene 8 €, Kinder 5 €, sonst nichts, Kinder bis 6 Jahre frei')).toHaveLength(2)
})
