import { expect, test } from 'vitest'
import { readHtml } from '../read/read-html.ts'
import { findFacts } from './find-facts.ts'

interface Page {
  title?: string
  /** Where the page says that it lives. */
  canonical?: string
  main: string
}

/** The services of a site whose pages all link to those named; what the owner is asked about ends in '?'. */
function offered(
  language: string,
  pages: Record<string, Page>,
  navigation: Record<string, string>,
): string[] {
  const nav = Object.entries(navigation).map(([name, path]) => `<a href="${path}">${name}</a>`)
  const facts = findFacts(
    Object.entries(pages).map(([path, { title = '', canonical, main }]) =>
      readHtml(
        `<html lang="${language}"><head><title>${title}</title>${canonical ? `<link rel="canonical" href="${canonical}">` : ''}</head>
        <body><nav>${nav.join(' ')}</nav><main>${main}</main></body></html>`,
        `https://site.example${path}`,
      ),
    ),
  )
  return facts
    .filter(({ kind }) => kind === 'service')
    .map(({ label, sure }) => (sure === false ? `${label}?` : label))
}

const prices = (...rows: [string, string][]) =>
  `<table><tr><th>Was</th><th>€</th></tr>${rows.map(([name, sum]) => `<tr><td>${name}</td><td>${sum}</td></tr>`).join('')}</table>`

test('a heading over prices is an offer where the front page names it, is asked where nothing does, and none over extras', () => {
  const services = offered(
    'de',
    {
      '/': {
        title: 'Gärtnerei Lindenhof',
        main: '<h1>Willkommen</h1><p>Wir pflegen Gärten und kommen im Januar auch für den Winterdienst zu Ihnen.</p>',
      },
      '/garten': {
        title: 'Gartenpflege',
        main: `<h1>Gartenpflege</h1><p>Ein Garten will das ganze Jahr gepflegt sein, und wir kommen gern.</p>
          <h2>Winterdienst</h2>${prices(['Einfahrt bis 20 m', '35 €'], ['Gehweg bis 30 m', '42 €'])}
          <h2>Rollrasen</h2>${prices(['Bis 50 Quadratmeter', '480 €'], ['Bis 100 Quadratmeter', '890 €'])}
          <h2>Zuschläge</h2>${prices(['Anfahrt über 20 km', '18 €'])}
          <h2>Stundensätze</h2>${prices(['Meisterin', '64 €'], ['Gehilfe', '48 €'])}
          <h2>Gut zu wissen</h2>${prices(['Grünschnitt je Sack', '4 €'])}`,
      },
      '/team': { title: 'Team', main: '<h1>Team</h1><p>Wir sind zu viert und seit 1988 hier.</p>' },
    },
    { Startseite: '/', Gartenpflege: '/garten', Team: '/team' },
  )
  expect(services).toEqual(['Gartenpflege', 'Winterdienst', 'Rollrasen?'])
})

test('a page’s title names what its headings price; kinds of one thing are not asked about', () => {
  const services = offered(
    'es',
    {
      '/': { title: 'Camping El Pinar', main: '<h1>Bienvenidos</h1><p>Un camping entre pinos y mar.</p>' },
      '/alquiler': {
        title: 'Alquiler de kayaks, bicicletas y tablas',
        main: `<h1>Para salir</h1><p>Se recoge todo en la recepción, de nueve a siete.</p>
          <h2>Kayaks</h2>${prices(['Media hora', '12 €'], ['Una hora', '18 €'])}
          <h2>Bicicletas de montaña</h2>${prices(['Medio día', '9 €'], ['Todo el día', '15 €'])}
          <h2>Temporada alta</h2>${prices(['Parcela grande', '34 €'])}
          <h2>Temporada baja</h2>${prices(['Parcela grande', '22 €'])}`,
      },
      '/normas': { title: 'Normas', main: '<h1>Normas</h1><p>Silencio a partir de las once.</p>' },
    },
    { Inicio: '/', 'Para salir': '/alquiler', Normas: '/normas' },
  )
  expect(services.filter((label) => label !== 'Para salir')).toEqual(['Kayaks', 'Bicicletas de montaña'])
})

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

test('a page below the list of treatments is one of them, and its headings are about that one', () => {
  const services = offered(
    'fr',
    {
      '/soins/': {
        title: 'Nos soins',
        main: '<h1>Nos soins</h1><h2>Drainage lymphatique</h2><p>Une heure au calme, pour les jambes lourdes.</p>',
      },
      '/soins/acupuncture': {
        title: 'Acupuncture',
        main: `<h1>Acupuncture</h1><p>Des aiguilles très fines.</p><h2>Déroulement</h2><p>Nous parlons d’abord.</p>
          <h2>Effets secondaires</h2><p>Ils sont rares.</p>`,
      },
    },
    {},
  )
  expect(services).toEqual(['Drainage lymphatique', 'Acupuncture'])
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

test('headings of a page of rooms are rooms where its prices name them; one thing in two spellings is told once', () => {
  const services = offered(
    'pt',
    {
      '/quartos': {
        title: 'Quartos',
        main: `<h1>Quartos</h1><h2>Suíte Jardim</h2><p>Com varanda e uma cama larga, no rés do chão.</p>
          <h2>Pequenos segredos da casa</h2><p>A escada range, e o gato dorme na sala.</p>
          <h2>Preços</h2>${prices(['Suíte Jardim', '95 €'], ['Cama extra', '20 €'])}`,
      },
      '/casa': {
        title: 'A casa',
        main: '<h1>A casa</h1><h2>Serviços</h2><ul><li>Passeio de barco</li><li>Passeios de barco</li></ul>',
      },
    },
    {},
  )
  expect(services).toEqual(['Suíte Jardim', 'Pequenos segredos da casa?', 'Passeio de barco'])
})

test('what a firm does not do is no list of services, and a name may begin as other words do', () => {
  const services = offered(
    'en',
    {
      '/lessons': {
        title: 'Lessons',
        main: '<h1>Lessons</h1><p>For all ages.</p><h2>What we do not teach</h2><ul><li>Trumpet</li><li>Tuba</li></ul>',
      },
      '/treatments': {
        title: 'Treatments',
        main: `<h1>Treatments</h1><h2>Back pain</h2><p>Hands-on work and exercises that last.</p>
          <h2>E-bike fitting</h2><p>An hour on the rollers with your own bike.</p><h2>After your visit</h2><p>Drink some water.</p>`,
      },
    },
    {},
  )
  expect(services).toEqual(['Back pain', 'E-bike fitting'])
})

test('a heading is an offer where prices and two other pages name it: not who comes, not a turn of phrase', () => {
  const services = offered(
    'en',
    {
      '/on-the-water': {
        title: 'On the water',
        main: `<h1>On the water</h1><h2>Seal Cove Explorer</h2><p>Three hours along the cliffs with a guide.</p>
          <h2>Children</h2><p>They share a boat with you until they are ten.</p>
          <h2>Dry feet</h2><p>Bring old trainers that may get wet.</p>
          <h2>Prices of the year</h2>${prices(['Seal Cove Explorer', '£45'], ['Children', '£20'])}`,
      },
      '/your-day': {
        title: 'Your day',
        main: '<h1>Your day</h1><p>The Seal Cove Explorer starts at ten, also for children. Dry feet are not promised.</p>',
      },
      '/the-guides': {
        title: 'The guides',
        main: '<h1>The guides</h1><p>Mair has led the Seal Cove Explorer and days for children since 2009.</p>',
      },
    },
    {},
  )
  expect(services).toContain('Seal Cove Explorer')
  expect(services.filter((name) => /Children|Dry feet/.test(name))).toEqual([])
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

test('parts of a menu, sums, questions and the names of single rooms are no services', () => {
  const { '/': front, '/cafe': cafe } = {
    '/': {
      title: 'Hobbs',
      main: '<h1>Hobbs</h1><p>Come for lunch, for afternoon tea in the garden, or for fruit.</p>',
    },
    '/cafe': {
      title: 'Café',
      main: `<h1>Café</h1><h2>Lunch</h2>${prices(['Soup', '6 €'], ['Pie', '9 €'])}
        <h2>Afternoon tea</h2>${prices(['For one', '18 €'], ['For two', '34 €'])}
        <h2>Fruit: when and how much</h2>${prices(['Cherries', '4 €'], ['Plums', '3 €'])}`,
    },
  }
  const visit = { title: 'Visit', main: '<h1>Visit</h1><p>We are up the hill.</p>' }
  expect(offered('en', { '/': front, '/cafe': cafe, '/visit': visit }, { Café: '/cafe' })).toEqual([
    'Café',
    'Afternoon tea',
  ])
  expect(
    offered(
      'en',
      {
        '/services': {
          title: 'Services',
          main: '<h1>Services</h1><h2>Our services</h2><ul><li>Boat repair</li><li>Washing machine 5 €, dryer 4 €</li></ul>',
        },
        '/rooms': {
          title: 'Rooms',
          main: `<h1>Rooms</h1><h2>Walnut</h2><p>Double room, 22 m², with a terrace of its own.</p>${prices(['Walnut', '90 €'])}
          <h2>Garden cottage</h2><p>For four, 40 m², two bedrooms and a kitchen.</p>${prices(['Garden cottage', '140 €'])}`,
        },
      },
      {},
    ),
  ).toEqual(['Boat repair', 'Walnut?', 'Garden cottage'])
})

test('a heading about what is the visitor’s is asked', () => {
  const main = `<h1>Leistungen</h1><h2>Fango</h2><p>Moor und Wärme für den Rücken.</p>
    <h2>Ihr Rezept</h2><p>Bitte bringen Sie es zum ersten Termin mit.</p>`
  expect(offered('de', { '/leistungen': { title: 'Leistungen', main } }, {})).toEqual([
    'Fango',
    'Ihr Rezept?',
  ])
})
