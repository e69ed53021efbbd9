import { expect, test } from 'vitest'
import { pricesOf } from '../../testing/page-prices.ts'

const prices = (language: string, body: string) =>
  pricesOf(language, body).map(({ label, value, condition = '' }) => `${label} = ${value} [${condition}]`)

test.each([
  [
    'en',
    'Sale: £850 plus VAT (£1,020 in total)',
    ['Sale = £850 plus VAT [plus VAT]', 'Sale = £1,020 in total [in total]'],
  ],
  ['en', 'Transfer fee £30 plus VAT of £6', ['Transfer fee = £30 plus VAT [plus VAT]']],
  [
    'de',
    'Stunde 80 € zzgl. 19 % MwSt., Anfahrt 20 €',
    ['Stunde = 80 € zzgl. 19 % MwSt [zzgl. 19 % MwSt]', 'Anfahrt = 20 € []'],
  ],
  ['fr', 'Déplacement 45 € HT, forfait 90 € TTC', ['Déplacement = 45 € HT [HT]', 'Forfait = 90 € TTC [TTC]']],
  ['it', 'Visita 80 € + IVA, controllo 40 €', ['Visita = 80 € + IVA [+ IVA]', 'Controllo = 40 € []']],
  ['es', 'Consulta 60 € + IVA, revisión 30 €', ['Consulta = 60 € + IVA [+ IVA]', 'Revisión = 30 € []']],
  ['nl', 'Advies € 90 excl. btw, bezoek € 40', ['Advies = € 90 excl. btw [excl. btw]', 'Bezoek = € 40 []']],
])('a tax that comes on top is told with its sum (%s): %s', (language, line, expected) => {
  expect(prices(language, `<ul><li>${line}</li></ul>`)).toEqual(expected)
})

test('a cell with a tax on top keeps its plus', () => {
  const table =
    '<table><tr><th>Service</th><th>Single</th></tr><tr><td>Simple will</td><td>£220 + VAT</td></tr></table>'
  expect(prices('en', table)).toEqual(['Simple will – Single = £220 + VAT [+ VAT]'])
})

test.each([
  ['en', '<p>All prices exclude VAT.</p><ul><li>Sign £40</li></ul>', 'Sign = £40 [excluding VAT]'],
  ['de', '<ul><li>Schild 40 €</li></ul><p>Alle Preise zzgl. MwSt.</p>', 'Schild = 40 € [zzgl. MwSt]'],
  [
    'fr',
    '<p>Tous nos prix sont hors taxes.</p><ul><li>Enseigne 40 €</li></ul>',
    'Enseigne = 40 € [hors taxes]',
  ],
  ['it', '<p>Tutti i prezzi IVA esclusa.</p><ul><li>Insegna 40 €</li></ul>', 'Insegna = 40 € [IVA esclusa]'],
  ['nl', '<p>Alle prijzen excl. btw.</p><ul><li>Bord € 40</li></ul>', 'Bord = € 40 [excl. btw]'],
])('what a page says of tax holds for its prices (%s)', (language, body, expected) => {
  expect(prices(language, body)).toEqual([expected])
})

test('what a heading or a caption says of tax holds for what it heads', () => {
  const card =
    '<table><caption>Cards (prices in £, ex VAT)</caption><tr><th>Pack</th><th>Price</th></tr><tr><td>Small pack</td><td>18</td></tr></table>'
  expect(prices('en', `${card}<ul><li>Poster £9</li></ul>`)).toEqual([
    'Small pack = £18 [ex VAT]',
    'Poster = £9 []',
  ])
  expect(
    prices(
      'fr',
      '<h2>Enseignes (prix HT)</h2><ul><li>Panneau 40 €</li></ul><h2>Cours</h2><ul><li>Dessin 30 €</li></ul>',
    ),
  ).toEqual(['Panneau = 40 € [HT]', 'Dessin = 30 € []'])
})
