import { expect, test } from 'vitest'
import { offered, prices } from '../testing/offered-site.ts'

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

test('on a page of courses or tours a heading is an offer where another page has its words', () => {
  const courses: [string, string, string[], string][] = [
    ['en', '/courses', ['Dinghy sailing', 'Whom to ask'], 'Tam teaches sailing in a dinghy.'],
    [
      'de',
      '/backkurse',
      ['Sauerteig für Anfänger', 'Was mitzubringen ist'],
      'Anfänger backen mit Sauerteig.',
    ],
    ['fr', '/ateliers', ['Tournage en famille', 'Qui vous reçoit'], 'Le tournage se fait aussi en famille.'],
    ['es', '/clases', ['Guitarra flamenca', 'Aula de abajo'], 'Paco toca la guitarra flamenca.'],
    ['it', '/corsi', ['Pilates e yoga', 'Chi insegna'], 'Sara fa yoga e pilates; insegna da anni.'],
    ['nl', '/cursussen', ['Keramiek voor beginners', 'Wat je meeneemt'], 'Beginners leren hier keramiek.'],
  ]
  for (const [language, path, [course = '', other = ''], said] of courses) {
    const main = `<h1>Hier</h1><h2>${course}</h2><p>Dienstags.</p><h2>${other}</h2><p>Gut.</p>`
    const pages = { '/': { main: `<h1>Hi</h1><p>${said}</p>` }, [path]: { main } }
    const sure = offered(language, pages, {}).filter((name) => !name.endsWith('?'))
    expect(sure, language).toEqual([course])
    expect(offered(language, { '/': pages['/']!, '/haus': { main } }, {}), language).toEqual([])
  }
})
