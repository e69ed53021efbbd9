import { expect, test } from 'vitest'
import { findSums } from './money.ts'
import { isUnit, unitIn } from './price-units.ts'

/** 'from 18.95 GBP / a month' of each sum. */
const sums = (text: string) =>
  findSums(text).map(
    ({ amount, high, currency, unit, from }) =>
      `${from ? 'from ' : ''}${amount}${high ? `–${high}` : ''} ${currency}${unit ? ` / ${unit}` : ''}`,
  )

test('sums as twelve languages write them', () => {
  expect(sums('from £18.95 a month')).toEqual(['from 18.95 GBP / a month'])
  expect(sums('ab 1.234,50 € pro Nacht')).toEqual(['from 1234.5 EUR / pro Nacht'])
  expect(sums('40 € par personne et par nuit')).toEqual(['40 EUR / par personne et par nuit'])
  expect(sums('210 €/noche, 480 € el fin de semana')).toEqual(['210 EUR / /noche', '480 EUR'])
  expect(sums('da 12,50 euro a persona')).toEqual(['from 12.5 EUR / a persona'])
  expect(sums('R$ 45,90; € 9,- ; CHF 1’200.–; kr 450,-')).toEqual(['45.9 BRL', '9 EUR', '1200 CHF', '450 '])
  expect(sums('1200 руб. за ночь')).toEqual(['1200 RUB / за ночь'])
  expect(sums('3,200円 · ¥1,500／泊 · 35,000원 · 280元')).toEqual([
    '3200 JPY',
    '1500 JPY / ／泊',
    '35000 KRW',
    '280 CNY',
  ])
  expect(sums('٢٥٠ ريال')).toEqual(['250 SAR'])
  expect(sums('₹1,00,000 or Rs. 750')).toEqual(['100000 INR', '750 INR'])
  expect(sums('€40–60 per person')).toEqual(['40–60 EUR / per person'])
})

test('what is no sum: dates, parts of words, feet, longer numbers', () => {
  expect(sums('18 mars 2026, a gauge of 5 ft, 1.2.3.4, item 12345678901234')).toEqual([])
  expect(sums('£15 for 10 lessons')).toEqual(['15 GBP'])
})

test('units by themselves and among other words', () => {
  expect(['per course', 'Par nuit', 'monthly', '/ person', 'Adult', 'a walk'].map(isUnit)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(unitIn('Prices per night for two people, in euros')).toBe('per night')
  expect(unitIn('What the house costs')).toBe('')
})

test('a Swiss price says its currency by how it is written, days of a month and grades do not', () => {
  expect(findSums('235.–').map(({ text, currency }) => [text, currency])).toEqual([['CHF 235.–', 'CHF']])
  expect(sums('ab 20.– pro Person')).toEqual(['from 20 CHF / pro Person'])
  expect(sums("25.– bis 30.–; 1'250.-")).toEqual(['25–30 CHF', '1250 CHF'])
  expect(sums('25.- €')).toEqual(['25 EUR'])
  expect(sums('5.–9. April, 1.–3. Klasse, vom 3.– 5. Mai, Mo.–Fr.')).toEqual([])
})

test('figures of other scripts with the marks that belong to them', () => {
  expect(sums('كعكة: ١٢٫٥٠ ر.س')).toEqual(['12.5 SAR'])
  expect(sums('كعكة: ١٬٢٥٠ ر.س')).toEqual(['1250 SAR'])
  expect(sums('カラー：５，５００円')).toEqual(['5500 JPY'])
})

test('a raised figure behind a sum leads to a note', () => {
  expect(sums('Bread: 39,50 €²')).toEqual(['39.5 EUR'])
  expect(sums('Bread: £39¹')).toEqual(['39 GBP'])
  expect(sums('Hall, 90 m² 450 €')).toEqual(['450 EUR'])
})

test('dollars of a country that stands behind the sign', () => {
  expect(sums('Bûche: 1 250 $ CA')).toEqual(['1250 CAD'])
  expect(sums('Bûche: 12,50 $CAN')).toEqual(['12.5 CAD'])
  expect(sums('Bûche: 12 $ US')).toEqual(['12 USD'])
  expect(sums('For 12 $ can you ask more?')).toEqual(['12 USD'])
})

test('a figure behind what is often numbered may be its number', () => {
  const unclear = (text: string) => findSums(text).map(({ isUnclear = false }) => isUnclear)
  expect(unclear('Studio 2 150 € par nuit')).toEqual([true])
  expect(unclear('Chambre 4 120 €')).toEqual([true])
  expect(unclear('Gâteau 1 250 €')).toEqual([false])
  expect(unclear('Studio : 2 150 €')).toEqual([false])
  expect(unclear('Chambre 12 120 €')).toEqual([false])
})
