import { expect, test } from 'vitest'
import { offered, prices } from '../testing/offered-site.ts'
import { isNotOffered } from './not-offered.ts'
import { namesOffer } from './offer-names.ts'

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const cards = (named: Record<string, string>) =>
  Object.entries(named)
    .map(([name, text]) => `<div><h2>${name}</h2><p>${text}</p></div>`)
    .join('')

test('a list of services holds selling points and links as well', () => {
  const lists: [string, string, string[], string[]][] = [
    [
      'en',
      'Our services',
      ['Boiler repair', 'Leak detection'],
      ['Fully insured', 'Free quotes', 'Over 30 years’ experience', 'Call us today', 'View all services'],
    ],
    [
      'de',
      'Unsere Leistungen',
      ['Smart Home', 'Wallboxen'],
      ['Kostenlose Beratung', 'Über 40 Jahre Erfahrung', 'Meisterbetrieb', 'Jetzt Termin vereinbaren'],
    ],
    [
      'fr',
      'Nos prestations',
      ['Vidange', 'Carrosserie et peinture'],
      ['Devis gratuit', '20 ans d’expérience', 'Contactez-nous', 'En savoir plus'],
    ],
    [
      'es',
      'Nuestros servicios',
      ['Corte y peinado', 'Manicura'],
      ['Presupuesto gratis', 'Más de 20 años de experiencia', 'Pide tu cita'],
    ],
    [
      'it',
      'I nostri servizi',
      ['Ricerca perdite', 'Climatizzatori'],
      ['Preventivi gratuiti', 'Oltre 30 anni di esperienza', 'Personale qualificato', 'Contattaci'],
    ],
    [
      'pt',
      'Os nossos serviços',
      ['Implantes', 'Higiene oral'],
      ['Orçamento grátis', 'Marque a sua consulta'],
    ],
    [
      'nl',
      'Onze diensten',
      ['Behangen', 'Houtrotreparatie'],
      ['Gratis offerte', '10 jaar ervaring', 'Bel ons voor een afspraak'],
    ],
  ]
  for (const [language, heading, services, others] of lists) {
    const main = `<h1>Welcome</h1><h2>${heading}</h2>${list(...services, ...others)}`
    expect(offered(language, { '/': { main } }, {}), language).toEqual(services)
  }
})

test('among the headings of a page of services some tell how it works, what it is paid with, and who made the tools', () => {
  const pages: [string, string, string, string[]][] = [
    [
      'en',
      '/services',
      'Oven cleaning',
      ['Our guarantee', 'Finance available', 'Areas we cover', 'Recent projects'],
    ],
    [
      'de',
      '/leistungen',
      'Netzwerktechnik',
      ['So läuft es ab', 'Förderung', 'Zertifizierungen', 'Unsere Arbeitsweise'],
    ],
    ['fr', '/soins', 'Parodontologie', ['Nos marques', 'L’équipe', 'Prenez rendez-vous', 'Déroulement']],
    [
      'es',
      '/servicios',
      'Contabilidad',
      ['Consejos para tu pelo', 'Solicita información', 'Nuestros valores'],
    ],
    [
      'it',
      '/trattamenti',
      'Massaggi',
      ['I nostri marchi', 'Igiene e sicurezza', 'Prenota il tuo trattamento'],
    ],
    ['nl', '/behandelingen', 'Oedeemtherapie', ['Vergoeding', 'Verwijzing', 'Werkwijze', 'Onze garantie']],
  ]
  for (const [language, path, service, others] of pages) {
    const named = Object.fromEntries(
      [service, ...others].map((name) => [name, 'So much can be said of it here.']),
    )
    const services = offered(language, { [path]: { main: `<h1>All</h1>${cards(named)}` } }, {})
    expect(
      services.filter((name) => !name.endsWith('?')),
      language,
    ).toEqual([service])
  }
})

test('why, what one pays and what was built are no offers of the navigation, whatever their pages price', () => {
  const navigation = {
    'Perché sceglierci': '/a',
    Honoraires: '/b',
    'Nos prestations': '/c',
    Referenzen: '/d',
    Promozioni: '/e',
    'Offerte aanvragen': '/f',
    Lasertherapie: '/g',
  }
  const pages = Object.fromEntries(
    Object.entries(navigation).map(([name, path], at) => [
      path,
      { title: name, main: `<h1>${name}</h1>${prices(['Eins', `3${at} €`], ['Zwei', `4${at} €`])}` },
    ]),
  )
  expect(offered('it', pages, navigation)).toEqual(['Lasertherapie'])
})

test('names of services may begin or end as a call or a boast does', () => {
  const services = [
    'Phone repairs',
    'Call answering',
    'Ring resizing',
    'Pick your own',
    'Certified translations',
    'Falconry experience',
    'Same day delivery',
    'Fixed fee divorce',
    'Transparente Zahnspangen',
    'Rendez-vous de bilan',
    'Visite guidate',
    'Visita oculistica',
    'Médiation familiale',
    'Guarda y custodia',
    'Entrenamiento personalizado',
    'Boekbinden',
    'Plantenadvies',
    'Bambini dai 3 anni',
  ]
  expect([...services, 'Call us now'].filter(isNotOffered)).toEqual(['Call us now'])
})

test('what a house calls its own, or says to its visitors, is asked', () => {
  const main = `<h1>Services</h1>${cards({ 'Dog walking': 'An hour in the woods.', 'Our tea room': 'With scones.', 'Because we care': 'Every dog is somebody’s.' })}`
  expect(offered('en', { '/services': { main } }, {})).toEqual([
    'Dog walking',
    'Our tea room?',
    'Because we care?',
  ])
})

test('a short text under a name is a price only where it has a figure', () => {
  const main = `<h1>Behandelingen</h1>${cards({ Fysiotherapie: 'De basis.', Volwassenen: '€ 42' })}`
  expect(offered('nl', { '/behandelingen': { main } }, {})).toEqual(['Fysiotherapie'])
})

test('the latest news are no service', () => {
  const news = [
    'Latest news',
    'Neueste Nachrichten',
    'Dernières nouvelles',
    'Ultime notizie',
    'Últimas noticias',
  ]
  expect(news.filter(namesOffer)).toEqual([])
  expect(['Newborn photography', 'Pressing'].filter(namesOffer)).toHaveLength(2)
})
