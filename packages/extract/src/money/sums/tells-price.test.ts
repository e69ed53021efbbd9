import { expect, test } from 'vitest'
import { bareAmount, tellsPrice } from './tells-price.ts'

test.each([
  ['en', '25'],
  ['en', '£25'],
  ['fr', '25,50 €'],
  ['en', 'from 25'],
  ['en', '£25–26'],
  ['en', 'Members – £5'],
  ['en', '£10 adults, £5 children'],
  ['en', '25 pounds'],
  ['en', '12.50 per person'],
  ['en', '£0'],
  ['en', '£25pp'],
  ['en', '45pcm'],
  ['en', 'free'],
  ['en', 'on request'],
  ['de', 'ab 12,50'],
  ['de', '1.234,50 EUR'],
  ['de', "CHF 1'200.–"],
  ['de', 'auf Anfrage'],
  ['de', 'kostenlos'],
  ['fr', '1 234,50 €'],
  ['fr', 'sur devis'],
  ['it', 'da 40'],
  ['it', 'su richiesta'],
  ['es', 'desde 18'],
  ['es', 'a consultar'],
  ['pt', 'R$ 45,90'],
  ['nl', '€ 9,-'],
  ['pl', '25zł'],
  ['sv', '45kr'],
  ['ru', 'от 1 200 руб.'],
  ['ru', 'бесплатно'],
  ['ja', '３，２００円'],
  ['ja', '無料'],
  ['zh', '280元起'],
  ['ko', '3만 5천원'],
  ['ar', '٢٥٠ ريال'],
  ['ar', '٢٥'],
  ['hi', '₹1,00,000'],
  ['hi', '५०'],
])('a price in %s: %s', (language, value) => expect(tellsPrice(value, language)).toBe(true))

test.each([
  '£-5',
  '-5',
  '−5 €',
  '- £5',
  '€ -5',
  'EUR -5',
  '25-26',
  '25/26',
  '1.2.3',
  '25:30',
  '25 26',
  'nine ninety five',
  'cheap',
  '£',
  'Monday',
  '£125abc',
  '£1e999',
  '125abc',
  '<b>£125</b>',
  '<script>alert(1)</script>',
])('no price: %s', (value) => expect(tellsPrice(value, 'en')).toBe(false))

test('a figure without a currency is an amount, with its thousands and its cents', () => {
  const amounts = { '25': 25, 'from 25': 25, 'ab 12,50': 12.5, '1.200': 1200, "1'200.–": 1200, '٢٥': 25 }
  for (const [value, amount] of Object.entries(amounts)) expect(bareAmount(value)).toBe(amount)
  for (const value of ['25 per head', '25-26', '95p', '']) expect(bareAmount(value)).toBeNull()
})
