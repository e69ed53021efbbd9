import { expect, test } from 'vitest'
import { checkModelFacts } from './check-model-facts.ts'
import { containsQuote } from './quoted-text.ts'

/** Whether a model's fact is told, asked or left out. */
const become = (text: string, fact: object, language = 'en') => {
  const page = { url: 'https://spa.example/prices', title: 'Spa', language, text }
  const [found] = checkModelFacts(JSON.stringify(fact), page)
  return found ? (found.sure ? 'told' : 'asked') : 'left out'
}
const price = (label: string, value: string, quote: string, more = {}) => ({
  kind: 'price',
  label,
  value,
  quote,
  ...more,
})

test.each([
  ['Sauna: £15.95', price('Sauna', '£15', 'Sauna: £15')],
  ['Sauna: 15,90 €', price('Sauna', '90 €', '90 €')],
  ['We charge £120', price('We charge', '£12', 'We charge £12')],
  ['Noleggio: 1 200 €', price('Noleggio', '200 €', '200 €')],
  ['Hire: 1,250 €', price('Hire', '250 €', '250 €')],
  ['Massage: £40–60', price('Massage', '£40', 'Massage: £40')],
  ['Massage: £40 – £60', price('Massage', '£40', 'Massage: £40')],
  ['Workshop for non-members: £70', price('members', '£70', 'members: £70')],
])('a quote does not end inside a word or number: %s', (text, fact) => {
  expect(become(text, fact)).toBe('left out')
})

test('a page still states a quote only in whole words and numbers', () => {
  expect(containsQuote('Open Mon–Fri 9–17', 'Fri 9–17')).toBe(false)
  expect(containsQuote('Open **Mon–Fri** 9–17:30', 'Mon–Fri 9–17')).toBe(false)
  expect(containsQuote('Open **Mon–Fri** 9–17', 'Mon–Fri 9–17')).toBe(true)
  expect(containsQuote("L'adulto 5 €", 'adulto 5 €')).toBe(true)
  expect(containsQuote('大人1000円', '1000円')).toBe(true)
  expect(containsQuote('화요일에 10,000원', '화요일')).toBe(true)
})

test.each([
  ['Facial: £45 (Monday to Thursday only)', price('Facial', '£45', 'Facial: £45'), 'en'],
  ['Massage: £54.95 for members', price('Massage', '£54.95', 'Massage: £54.95 for members'), 'en'],
  ['Massage: £54.95 for members, £68 for guests', price('Massage', '£68', '£68 for guests'), 'en'],
  ['On Mondays massage is £45, facial £50', price('Facial', '£50', 'facial £50'), 'en'],
  ['Weekdays: massage £45, facial £50', price('Facial', '£50', 'facial £50'), 'en'],
  ['## Members\n\nMassage: £45', price('Massage', '£45', 'Massage: £45'), 'en'],
  ['Doppelzimmer 90 € in der Hochsaison', price('Doppelzimmer', '90 €', 'Doppelzimmer 90 €'), 'de'],
  ['Sauna: Erwachsene 10 €, Kinder 5 €', price('Sauna', '5 €', 'Kinder 5 €'), 'de'],
  ['Chambre double 80 € en basse saison', price('Chambre double', '80 €', 'Chambre double 80 €'), 'fr'],
  ['Camera doppia 80 €, solo in agosto', price('Camera doppia', '80 €', 'Camera doppia 80 €'), 'it'],
  ['Entrada: 5 € para niños', price('Entrada', '5 €', 'Entrada: 5 €'), 'es'],
  ['Entrada: 5 € para crianças', price('Entrada', '5 €', 'Entrada: 5 €'), 'pt'],
  ['Toegang: 5 € voor leden', price('Toegang', '5 €', 'Toegang: 5 €'), 'nl'],
  ['| Room | Summer | Winter |\n| Double | £90 | £70 |', price('Double', '£90', '| Double | £90'), 'en'],
])('conditions of a price are not omitted: %s', (text, fact, language) => {
  expect(become(text, fact, language)).toBe('asked')
})

test.each([
  ['Sauna: Erwachsene 10 €, Kinder 5 €', price('Sauna', '5 €', 'Kinder 5 €', { condition: 'Kinder' }), 'de'],
  [
    'Massage: £54.95 for members, £68 for guests',
    price('Massage', '£68', '£68 for guests', { condition: 'guests' }),
    'en',
  ],
  ['Family swim £12.50. Adults pay £8', price('Family swim', '£12.50', 'Family swim £12.50'), 'en'],
  ['Chambre double 80 € par nuit', price('Chambre double', '80 €', 'Chambre double 80 €'), 'fr'],
])('a price with its whole line is told: %s', (text, fact, language) => {
  expect(become(text, fact, language)).toBe('told')
})

test('a price keeps its unit even if the quote ends before it', () => {
  const page = {
    url: 'https://inn.example/',
    title: 'Inn',
    language: 'fr',
    text: 'Chambre dès 80 € par nuit',
  }
  const [found] = checkModelFacts(JSON.stringify(price('Chambre', '80 €', '80 €')), page)
  expect(found).toMatchObject({ value: 'dès 80 € par nuit', unit: 'par nuit', condition: 'from' })
})

const hours = (label: string, value: string, quote: string, more = {}) => ({
  kind: 'hours',
  label,
  value,
  quote,
  ...more,
})
const winter = 'In winter the restaurant opens Tuesday to Saturday 18:00–22:00'
const gym = 'Our gym is open Monday to Friday 6:00–22:00'

test.each([
  [winter, hours('Tuesday', '18:00–22:00', 'Tuesday to Saturday 18:00–22:00'), 'en', 'asked'],
  [
    winter,
    hours('Tuesday', '18:00–22:00', 'Tuesday to Saturday 18:00–22:00', { part: 'gym' }),
    'en',
    'asked',
  ],
  [gym, hours('Monday', '6:00–22:00', 'Monday to Friday 6:00–22:00'), 'en', 'asked'],
  [gym, hours('Monday', '6:00–22:00', 'Monday to Friday 6:00–22:00', { part: 'gym' }), 'en', 'told'],
  ['## Restaurant\n\nMonday 18–22', hours('Monday', '18–22', 'Monday 18–22'), 'en', 'asked'],
  // The page may be titled after the whole business.
  ['# Café Rosa\n\nMonday 9–17', hours('Monday', '9–17', 'Monday 9–17'), 'en', 'told'],
  ['## Pool\n\nMonday 9–17', hours('Monday', '9–17', 'Monday 9–17', { part: 'Pool' }), 'en', 'told'],
  [
    'Pool and gym.\n\nWe are closed at night.\n\nMonday 9–17',
    hours('Monday', '9–17', 'Monday 9–17', { part: 'Pool' }),
    'en',
    'asked',
  ],
  ['## Visit us\n\nMonday 9–17', hours('Monday', '9–17', 'Monday 9–17'), 'en', 'told'],
  ['## Winter\n\nMonday 9–17', hours('Monday', '9–17', 'Monday 9–17'), 'en', 'asked'],
  [
    'Küche: Montag bis Freitag 12–14 Uhr',
    hours('Montag', '12–14 Uhr', 'Montag bis Freitag 12–14 Uhr'),
    'de',
    'asked',
  ],
  [
    'Restaurant : du lundi au vendredi de 12h à 14h',
    hours('lundi', '12h à 14h', 'du lundi au vendredi de 12h à 14h'),
    'fr',
    'asked',
  ],
  ['Da aprile a ottobre: lunedì 9–18', hours('lunedì', '9–18', 'lunedì 9–18'), 'it', 'asked'],
])('hours belong to the part and season of their line: %s', (text, fact, language, becomes) => {
  expect(become(text, fact, language)).toBe(becomes)
})

test.each([
  ['We no longer do hot stone massage.', 'hot stone massage', 'en'],
  ['Wir bieten leider keine Massage an.', 'Massage', 'de'],
  ['Nous ne faisons pas de massage.', 'massage', 'fr'],
  ['No hacemos masaje.', 'masaje', 'es'],
  ['Non facciamo massaggio.', 'massaggio', 'it'],
])('a service that a business doesn’t offer is not one: %s', (text, quote, language) => {
  expect(become(text, { kind: 'service', label: quote, value: quote, quote }, language)).toBe('asked')
})

test('a service is told where its sentence offers it', () => {
  const service = { kind: 'service', label: 'Massage', value: 'Massage', quote: 'Massage' }
  expect(become('We do not open on Mondays. Massage is on Tuesdays.', service)).toBe('told')
})
