import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../../testing/facts-of-pages.ts'

/** 'Label [condition] = value' of each price of a list, with '?' where it is not sure. */
const told = (language: string, line: string) =>
  findFacts([
    readHtml(
      `<html lang="${language}"><body><main><ul><li>${line}</li></ul></main></body></html>`,
      'https://shop.example/prices',
    ),
  ])
    .filter(({ kind }) => kind === 'price')
    .map(({ label, condition = '', amount, sure }) => `${label} [${condition}] ${amount}${sure ? '' : '?'}`)

test.each([
  ['en', 'Entry: £8 adults, £5 children', ['Entry [adults] 8', 'Entry [children] 5']],
  ['en', 'Entry £8 adults and £5 children', ['Entry [adults] 8', 'Entry [children] 5']],
  ['en', 'Pod: £30 weekdays, £40 weekends', ['Pod [weekdays] 30', 'Pod [weekends] 40']],
  ['en', 'Kennel £18 first dog, £12 second dog', ['Kennel [first dog] 18', 'Kennel [second dog] 12']],
  ['en', 'Hour £45 for one · £62 for two', ['Hour [for one] 45', 'Hour [for two] 62']],
  ['de', 'Eintritt: 8 € Erwachsene, 5 € Kinder', ['Eintritt [Erwachsene] 8', 'Eintritt [Kinder] 5']],
  [
    'de',
    'Hütte 60 € unter der Woche, 80 € am Wochenende',
    ['Hütte [unter der Woche] 60', 'Hütte [am Wochenende] 80'],
  ],
  ['fr', 'Entrée : 8 € plein tarif, 5 € tarif réduit', ['Entrée [plein tarif] 8', 'Entrée [tarif réduit] 5']],
  [
    'es',
    'Noche: 60 € entre semana, 80 € fin de semana',
    ['Noche [entre semana] 60', 'Noche [fin de semana] 80'],
  ],
  ['it', 'Sdraio 5€ feriali, 8€ festivi', ['Sdraio [feriali] 5', 'Sdraio [festivi] 8']],
  ['pt', 'Bilhete: 8 € adultos, 5 € crianças', ['Bilhete [adultos] 8', 'Bilhete [crianças] 5']],
  ['nl', 'Entree: € 8 volwassenen, € 5 kinderen', ['Entree [volwassenen] 8', 'Entree [kinderen] 5']],
])('what stands behind a sum is said of that one (%s): %s', (language, line, expected) => {
  expect(told(language, line)).toEqual(expected)
})

test.each([
  ['en', 'Haircut £30, with a senior stylist £38', ['Haircut [] 30', 'Haircut [with a senior stylist] 38']],
  ['en', 'Hall £20 (for members £15)', ['Hall [] 20', 'Hall [for members] 15']],
  ['de', 'Zimmer 90 € pro Nacht, am Wochenende 110 €', ['Zimmer [] 90', 'Zimmer [am Wochenende] 110']],
  ['fr', 'Chambre 80 € la nuit, en août 110 €', ['Chambre [] 80', 'Chambre [en août] 110']],
  ['it', 'Camera 80 € a notte, in agosto 110 €', ['Camera [] 80', 'Camera [in agosto] 110']],
  [
    'es',
    'Habitación 70 € la noche, en temporada alta 95 €',
    ['Habitación [] 70', 'Habitación [en temporada alta] 95'],
  ],
  ['nl', 'Kamer € 85 per nacht, in het weekend € 95', ['Kamer [] 85', 'Kamer [in het weekend] 95']],
])('what leads to a sum is said of none before it (%s): %s', (language, line, expected) => {
  expect(told(language, line)).toEqual(expected)
})

test('what names the first of several is no condition of the next', () => {
  expect(told('it', 'Ingresso: intero 8€, ridotto 5€')).toEqual([
    'Ingresso [Intero] 8',
    'Ingresso [Ridotto] 5',
  ])
})

test('a sum without words beside others that have theirs is asked about', () => {
  expect(told('en', 'Delivery £4 local, £9.')).toEqual(['Delivery [local] 4', 'Delivery [] 9?'])
})
