import { expect, test } from 'vitest'
import { offered, prices } from '../testing/offered-site.ts'

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

test('a list of services is announced in many ways, but not to those who want to work here', () => {
  const list = '<ul><li>Dog walking</li><li>Cat sitting</li></ul>'
  const announced = [
    'We offer',
    'My services',
    'Was wir tun',
    'Meine Behandlungen',
    'Nous proposons',
    'Mes prestations',
    'Lo que hacemos',
    'Cosa facciamo',
    'O que fazemos',
    'Os nossos tratamentos',
    'Wat wij doen',
  ]
  for (const heading of announced)
    expect(offered('en', { '/': { main: `<h1>Hi</h1><h2>${heading}</h2>${list}` } }, {}), heading).toEqual([
      'Dog walking',
      'Cat sitting',
    ])
  const jobs = `<h1>Team</h1><h2>Jobs</h2><h3>We offer</h3><ul><li>Company car</li><li>Sick pay</li></ul>`
  expect(offered('en', { '/team': { main: jobs } }, {})).toEqual([])
})

test('steps, sizes and reasons under a heading of their own are no services; whom it is for is asked', () => {
  const main = `<h1>Servicios</h1><h2>Contabilidad</h2><p>Libros y cuentas anuales.</p>
    <h2>Proceso</h2><h3>Primera reunión</h3><p>Nos cuentas qué necesitas.</p>
    <h2>Paquetes</h2><h3>Básico</h3><p>45 € al mes, para autónomos.</p>
    <h2>Por qué nosotros</h2><h3>Cercanos</h3><p>Estamos en tu barrio.</p>
    <h2>Mujeres</h2><p>Corte, color y tratamientos.</p>`
  expect(offered('es', { '/servicios': { main } }, {})).toEqual(['Contabilidad', 'Mujeres?'])
})

test('a town may begin as what there is to see does', () => {
  const main =
    '<h1>Votre garage à Voiron</h1><h2>Nos prestations</h2><ul><li>Freinage</li><li>Vidange</li></ul>'
  expect(offered('fr', { '/': { main } }, {})).toEqual(['Freinage', 'Vidange'])
})

test('right under a heading for courses a list names them; what else it heads is not stated for that', () => {
  const list = '<ul><li>Pilates</li><li>Spinning</li></ul>'
  for (const heading of [
    'Our classes',
    'Unsere Kurse',
    'Nos ateliers',
    'Nuestros cursos',
    'I nostri corsi',
    'Onze lessen',
  ])
    expect(offered('en', { '/': { main: `<h1>Hi</h1><h2>${heading}</h2>${list}` } }, {}), heading).toEqual([
      'Pilates',
      'Spinning',
    ])
  const main = '<h1>Hi</h1><h2>I nostri corsi</h2><h3>In acqua</h3><p>Ogni giorno alle otto.</p>'
  expect(offered('it', { '/': { main } }, {})).toEqual([])
})
