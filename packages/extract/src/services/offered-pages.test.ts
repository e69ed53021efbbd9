import { expect, test } from 'vitest'
import { offered, type Page, prices } from '../testing/offered-site.ts'

test('a row of cards on the front page tells offers where most of them have pages of their own', () => {
  const card = (name: string, text: string) => `<div><h3>${name}</h3><p>${text}</p></div>`
  const site = (cards: string) =>
    offered(
      'nl',
      {
        '/': { title: 'De Molen', main: `<h1>Fijn dat je er bent</h1><p>Wij zijn er elke dag.</p>${cards}` },
        '/sauna': {
          title: 'Sauna',
          main: `<h1>Sauna</h1><p>Drie cabines en een tuin.</p>${prices(['Dagkaart', '€ 28'], ['Avondkaart', '€ 19'])}`,
        },
        '/massage': {
          title: 'Massage',
          main: `<h1>Massage</h1><p>Altijd op afspraak.</p>${prices(['Half uur', '€ 40'], ['Heel uur', '€ 70'])}`,
        },
        '/vragen': {
          title: 'Veelgestelde vragen',
          main: `<h1>Vragen</h1>${prices(['Badjas', '€ 6'], ['Handdoek', '€ 3'])}`,
        },
      },
      { Sauna: '/sauna', Massage: '/massage', 'Veelgestelde vragen': '/vragen' },
    )
  const own = [
    card('Sauna', 'Drie cabines.'),
    card('Massage', 'Op afspraak.'),
    card('Theetuin', 'Met eigen taart.'),
  ]
  expect(site(own.join(''))).toEqual(['Sauna', 'Massage', 'Theetuin'])
  const virtues = [
    card('Rust', 'Geen telefoons.'),
    card('Aandacht', 'Voor iedereen.'),
    card('Natuur', 'Rondom.'),
  ]
  expect(site(virtues.join(''))).toEqual(['Sauna', 'Massage'])
})

test('a link of every page is an offer where its page tells prices: not one sum, not hours, not questions', () => {
  const page = (title: string, main: string): Page => ({
    title,
    canonical: `https://www.lavanderia.example/${title.toLowerCase()}`,
    main: `<h1>${title}</h1><p>Da noi dal 1962, in fondo alla via.</p>${main}`,
  })
  const two = prices(['Camicia', '4 €'], ['Giacca', '9 €'])
  const services = offered(
    'it',
    {
      '/': page('Lavanderia', ''),
      '/lavaggio': page('Lavaggio', two),
      '/quartiere': page('Quartiere', prices(['Multa', '50 €'])),
      '/orari': page('Orari', two),
      '/domande': page('Domande', two),
    },
    {
      'Lavaggio a secco': 'https://www.lavanderia.example/lavaggio',
      'Il quartiere': 'https://www.lavanderia.example/quartiere',
      'Negozio e orari': 'https://www.lavanderia.example/orari',
      'Le vostre domande': 'https://www.lavanderia.example/domande',
    },
  )
  expect(services).toEqual(['Lavaggio a secco', 'Il quartiere?'])
})

test('what one pays, and how to come, is no offer, whatever its page prices', () => {
  const page = (title: string): Page => ({
    title,
    main: `<h1>${title}</h1><p>On the line since 1904.</p>${prices(['Adult', '£12'], ['Child', '£6'])}`,
  })
  const services = offered(
    'en',
    {
      '/': page('Valley Railway'),
      '/fares': page('Fares'),
      '/plan': page('Plan your visit'),
      '/rides': page('Footplate rides'),
    },
    { 'Tickets & fares': '/fares', 'Plan your visit': '/plan', 'Footplate rides': '/rides' },
  )
  expect(services).toEqual(['Footplate rides'])
})

test('links to a branch, a cart or something to do are no offers', () => {
  const two = prices(['Eins', '35 €'], ['Zwei', '42 €'])
  const contact =
    '<h1>Kontakt</h1><p>Zweirad Holm<br>Hafenweg 3<br>63065 Offenbach</p><p>Zweirad Holm<br>Am Markt 2<br>63165 Mühlheim</p>'
  expect(
    offered(
      'de',
      {
        '/': { title: 'Zweirad Holm', main: '<h1>Willkommen</h1><p>Räder seit 1988.</p>' },
        '/kontakt': { title: 'Kontakt', main: contact },
        '/leasing': { title: 'Leasing', main: `<h1>Leasing</h1>${two}` },
        '/muehlheim': { title: 'Filiale Mühlheim', main: `<h1>Filiale Mühlheim</h1>${two}` },
        '/cart': { title: 'Warenkorb', main: `<h1>Warenkorb</h1>${two}` },
        '/platz': { title: 'Kurse', main: `<h1>Kurse</h1>${two}` },
      },
      {
        Kontakt: '/kontakt',
        Leasing: '/leasing',
        'Filiale Mühlheim': '/muehlheim',
        'Warenkorb mit 0 Artikeln': '/cart',
        'einen Platz sichern': '/platz',
      },
    ),
  ).toEqual(['Leasing'])
})

test('a page of the navigation for which the front page has a card is an offer; a heading of its text is none', () => {
  const pages = {
    '/': {
      title: 'La Torretta',
      main: `<h1>Dormire tra gli ulivi</h1><p>Quattro camere e molto silenzio.</p>
        <h2>Colazione</h2><p>Le torte di Pina, dalle otto alle dieci.</p>
        <h2>Il paese</h2><p>Una piazza e un forno.</p>`,
    },
    '/colazione': { title: 'Colazione', main: '<h1>Colazione</h1><p>Compresa nel prezzo.</p>' },
    '/piscina': { title: 'Piscina', main: '<h1>Piscina</h1><p>Aperta da maggio.</p>' },
    '/regole': { title: 'Regolamento', main: '<h1>Regolamento</h1><p>Silenzio dopo le undici.</p>' },
  }
  expect(
    offered('it', pages, { Colazione: '/colazione', Piscina: '/piscina', 'Il paese': '/regole' }),
  ).toEqual(['Colazione', 'Piscina?', 'Il paese?'])
})
