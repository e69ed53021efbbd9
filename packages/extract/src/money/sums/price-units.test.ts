import { expect, test } from 'vitest'
import { pricesOf } from '../../testing/page-prices.ts'
import { unitIn } from './price-units.ts'

const prices = (language: string, body: string) => pricesOf(language, body)

test.each([
  ['en', 'Half board £25pp', 'pp'],
  ['en', 'Room £45 pppn', 'pppn'],
  ['de', 'Zimmer 90 € die Nacht', 'die Nacht'],
  ['de', 'Brötchen 0,60 € das Stück', 'das Stück'],
  ['fr', 'Coaching 45 € de l’heure', 'de l’heure'],
  ['fr', 'Repas 30 € par tête', 'par tête'],
  ['es', 'Comida 20 € por cabeza', 'por cabeza'],
  ['it', 'Cena 30 € a testa, bevande incluse', 'a testa'],
  ['nl', 'Toeristenbelasting € 1,85 p.p.p.n.', 'p.p.p.n.'],
  ['nl', 'Zaal € 40 het uur', 'het uur'],
])('by what it is counted is told with the sum (%s): %s', (language, line, unit) => {
  expect(prices(language, `<ul><li>${line}</li></ul>`).map((fact) => fact.unit)).toEqual([unit])
})

test.each([
  ['en', 'Winter rates, per room per night', 'Room', '£60', 'Winter', 'per room per night'],
  ['de', 'Preise in der Hochsaison, pro Nacht', 'Zimmer', '60 €', 'Hochsaison', 'pro Nacht'],
  ['fr', 'Tarifs basse saison, par nuit', 'Chambre', '60 €', 'basse saison', 'par nuit'],
])('a caption says when its table holds (%s): %s', (language, caption, head, sum, condition, unit) => {
  const table = `<table><caption>${caption}</caption><tr><th>${head}</th><th></th></tr><tr><td>Studio</td><td>${sum}</td></tr></table>`
  expect(prices(language, table)).toMatchObject([{ label: 'Studio', condition, unit }])
})

test.each([
  ['en', '£29.99/mo', 'for 6 months, then £39.99', 'for 6 months'],
  ['de', '29,99 € im Monat', 'für 6 Monate, danach 39,99 €', 'für 6 Monate'],
  ['fr', '29,99 €/mois', 'pendant 6 mois, puis 39,99 €', 'pendant 6 mois'],
  ['it', '29,99 € al mese', 'per 6 mesi, poi 39,99 €', 'per 6 mesi'],
])('how long a price holds stands below it (%s)', (language, sum, below, condition) => {
  const [first] = prices(language, `<h1>Tarife</h1><h3>Fibre 500</h3><p>${sum}</p><p>${below}</p>`)
  expect(first?.condition).toContain(condition)
})

test('each of a column is its unit, each further half hour is not', () => {
  expect(unitIn('Each')).toBe('Each')
  expect(unitIn('Each further half hour')).toBe('')
})
