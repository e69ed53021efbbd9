import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { type Body, said } from '../testing/beside-footer.ts'
import { findFacts } from '../testing/facts-of-pages.ts'

/** Whether '04131 778 244' in a paragraph is stated, asked or left out. */
const whose = (language: string, path: string, html: string) => {
  const [found] = said('phone', language, [[path, `<h1>${path.slice(1)}</h1>${html}`]])
  return found === undefined ? 'theirs' : found.endsWith('?') ? 'asked' : 'ours'
}
const inText = (language: string, path: string, words: string) =>
  `${language} ${whose(language, path, `<p>${words.replace('#', '04131 778 244')}</p>`)}`

test('numbers of neighbours, partners and friends are none of the business’s', () => {
  expect([
    inText('en', '/faq', 'No, but our neighbours at Hill Farm run treks on Sundays, £30 each: #'),
    inText('de', '/faq', 'Kutschen fahren unsere Freunde vom Gestüt Lohe, Tel. #'),
    inText('fr', '/', 'Pour le pare-brise, voyez le garage partenaire : #'),
    inText('it', '/faq', 'I nostri vicini dell’azienda Rossi fanno passeggiate a cavallo: #'),
    inText('es', '/faq', 'Nuestros vecinos de la granja Sol hacen rutas en burro: #'),
    inText('pt', '/faq', 'Os nossos vizinhos da Quinta Nova fazem passeios: #'),
    inText('nl', '/faq', 'Onze buren van boerderij Smit verhuren kano’s: #'),
    inText('ru', '/faq', 'Лошадей держат наши соседи, телефон #'),
  ]).toEqual(['en', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'ru'].map((language) => `${language} theirs`))
  expect(inText('en', '/stay', 'The Mill campsite next door isn’t ours, but they let you park: #')).toBe(
    'en theirs',
  )
})

test('where a row, a card or a term is marked as a partner’s, on the page for contacts too', () => {
  const number = '04131 778 244'
  expect([
    whose('de', '/kontakt', `<dl><dt>Schlüssel Meyer (Partner)</dt><dd>${number}</dd></dl>`),
    whose('it', '/contatti', `<table><tr><td>Autofficina Neri (partner)</td><td>${number}</td></tr></table>`),
    whose('fr', '/contact', `<h2>Cycles Martin (partenaire)</h2><p>${number}</p>`),
    whose(
      'de',
      '/kontakt',
      `<table><tr><td>Unser Nachbar, Gasthof Krone</td><td>${number}</td></tr></table>`,
    ),
    whose('en', '/contact', `<p>Partner: Dales Cycles, ${number}</p>`),
  ]).toEqual(['theirs', 'theirs', 'theirs', 'theirs', 'theirs'])
  // Partners of a law firm are its people, and a line for partners is the house's.
  expect(whose('en', '/team', `<h3>Jane Holt (Partner)</h3><p>Direct line ${number}</p>`)).toBe('ours')
  expect(whose('en', '/contact', `<dl><dt>Partners</dt><dd>${number}</dd></dl>`)).toBe('ours')
})

test('whom one books with directly, who works independently and who is named as a firm is asked about', () => {
  const asked = [
    inText(
      'en',
      '/repairs',
      'We don’t do glass. Clearview come to our yard on Mondays; book with them on #.',
    ),
    inText('en', '/spa', 'Ana Silva gives massages. She works independently, so text her: #'),
    inText('en', '/weddings', 'Cakes: Sugar Loaf Ltd – #'),
    inText('en', '/faq', 'Not on site. Call Parkside Vets on #.'),
    inText('en', '/farm', 'If a pony is ill: Dr Harris, #'),
    inText('en', '/faq', 'The osteopath next door can help: #'),
    inText('de', '/kurse', 'Erste Hilfe lehrt das Rote Kreuz, Anmeldung nur dort unter #.'),
    inText('de', '/faq', 'Fußpflege macht Frau Kern auf eigene Rechnung, Termine: #'),
    inText('de', '/faq', 'Ja, bei der Tauchschule Delfin, Tel. #.'),
    inText('de', '/faq', 'Am Wochenende vertritt uns die Praxis Nord, Telefon #'),
    inText('fr', '/soins', 'L’ostéopathe est indépendante, rendez-vous directement avec elle au #.'),
    inText('fr', '/velo', 'Vélos : chez Martin Cycles, #'),
    inText('it', '/visite', 'La visita si fa presso il Centro Medico Aurora, tel. #'),
    inText('it', '/spa', 'Il fisioterapista lavora in proprio: per un appuntamento #'),
    inText('es', '/servicios', 'La podóloga trabaja por su cuenta, cita en el #.'),
    inText('pt', '/spa', 'Marcações diretamente com ela: #'),
    inText('nl', '/diensten', 'De pedicure werkt zelfstandig, afspraken: #'),
  ]
  expect(asked.filter((one) => !one.endsWith(' asked'))).toEqual([])
})

test('departments, staff, branches and slogans are the business’s own', () => {
  const ours = [
    inText('en', '/workshop', 'Our workshop is next door. Ring them on #.'),
    inText('en', '/', 'Your partner for roofs – call #'),
    inText('en', '/classes', 'Our neighbours and friends are always welcome. Call us on # to join.'),
    inText('en', '/jobs', 'You work independently and like people? Call Sara on #'),
    inText('en', '/contact', 'For our suppliers: #'),
    inText('de', '/kontakt', 'Ihr Ansprechpartner: Jonas Beck, Tel. #'),
    inText('de', '/', 'Ihr Partner rund ums Dach. Telefon #'),
    inText('de', '/filialen', 'Unsere Filiale in Reinbek öffnet um 9, Termine bitte direkt dort: #'),
    inText('de', '/service', 'Den Termin stimmen wir direkt mit Ihnen ab: #'),
    inText('fr', '/', 'Votre partenaire chauffage depuis 1990. Tél. #'),
    inText('fr', '/cours', 'Inscriptions auprès de notre secrétariat au #'),
    inText('it', '/corsi', 'Iscrizioni presso la nostra segreteria, tel. #'),
    inText('es', '/contacto', 'Atención a nuestros socios: #'),
    inText('nl', '/lessen', 'Onze werkplaats hiernaast: #'),
  ]
  expect(ours.filter((one) => !one.endsWith(' ours'))).toEqual([])
})

test('a number that one page gives to somebody else and another states is asked, unless the frame or the data have it', () => {
  const neighbours: Body = ['/faq', '<h1>FAQ</h1><p>Our neighbours at Hill Farm have eggs: 0551 300 244</p>']
  const plain: Body = ['/contact', '<h1>Contact</h1><p>Eggs: 0551 300 244</p>']
  // Not even where it looks like a desk of the same switchboard.
  expect(said('phone', 'en', [neighbours, plain])).toEqual(['Phone – Eggs 0551 300 244?'])
  expect(said('phone', 'en', [neighbours, plain], ' · Eggs 0551 300 244')).toEqual([
    'Phone – Eggs 0551 300 244',
  ])
  const data = { '@type': 'Store', name: 'Lindenkamp', telephone: '0551 300 244' }
  const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  expect(said('phone', 'en', [neighbours, plain], '', head)).toEqual(['Phone – Eggs 0551 300 244'])
})

test('links to partners in a footer say nothing of the number beside them', () => {
  expect(said('phone', 'de', [], ' · Unsere Partner · Büro 0551 300 244')).toEqual(['Phone 0551 300 244'])
})

test('where we are guests, the number is the host’s', () => {
  expect([
    inText('en', '/contact', 'On Saturdays we rent a counter at Mill Court Crafts, #.'),
    inText('de', '/kontakt', 'Freitags sind wir zu Gast bei der Tanzschule Rolf, #.'),
    inText('it', '/contatti', 'Il sabato siamo ospiti del Centro Aurora, #.'),
  ]).toEqual(['en asked', 'de asked', 'it asked'])
})

test('who is not us, and who is told with a mail of another domain, is somebody else', () => {
  expect([
    inText('en', '/faq', 'On Thursdays, with the charity Roots. They look after applications, not us: #'),
    inText(
      'de',
      '/faq',
      'Das Leergut holt der Getränkemarkt; Termine vergeben nicht wir, sondern der Fahrer: #',
    ),
    inText('fr', '/faq', 'C’est la mairie qui loue la salle, et pas nous : #'),
    inText('it', '/faq', 'Gli appuntamenti li dà il custode, non noi: #'),
    inText('en', '/faq', 'If a child is in danger, Childline is there at any time: #'),
  ]).toEqual(['en theirs', 'de theirs', 'fr theirs', 'it theirs', 'en theirs'])
  const mails = '<h1>Contact</h1><p>info@lindenkamp.example</p>'
  const beside = (mail: string) =>
    said('phone', 'en', [
      ['/contact', mails],
      ['/photos', `<h1>Photos</h1><p>Any query about prints: ${mail} or 0551 300 288.</p>`],
    ])
  expect(beside('orders@littleframes.example')).toEqual(['Phone 0551 300 288?'])
  expect(beside('prints@lindenkamp.example')).toEqual(['Phone 0551 300 288'])
})

test('‘our’ said of where somebody is, or of somebody in another clause, makes no number ours', () => {
  expect([
    inText(
      'en',
      '/services',
      'Free advice comes from Mind, who meet in our hall on Mondays and Fridays, on #.',
    ),
    inText(
      'en',
      '/policies',
      'Our nursery photographer, Little Frames, comes in May; any query about the prints should go to #.',
    ),
    inText(
      'en',
      '/policies',
      'If you are worried about anything at all, speak to our safeguarding lead on #.',
    ),
  ]).toEqual(['en asked', 'en asked', 'en ours'])
})

test('a number in one breath with somebody else’s is not ours for that', () => {
  expect(
    said('phone', 'de', [
      [
        '/bedingungen',
        '<h1>Bedingungen</h1><p>Geht es dem Tier schlecht, rufen wir Sie an. Unsere Tierärztin ist Dr. Imke Harms in Glinde (Praxis 0551 777 702), nachts fahren wir in die Tierstation Sachsenwald, Telefon 0551 888 880.</p>',
      ],
    ]),
  ).toEqual(['Phone 0551 777 702?', 'Emergency 0551 888 880?'])
})

test('what follows after the sentence of a number takes it away only where it says whose it is', () => {
  expect([
    inText('en', '/contact', 'Ring our emergency line, day or night: #. Gary lives four minutes away.'),
    inText('en', '/contact', 'Wells and tanks: #. They are independent and set their own prices.'),
  ]).toEqual(['en ours', 'en theirs'])
})

test('a number of another town that a row of contacts names as well is ours', () => {
  const text =
    '<h2>Bottega</h2><p>Via dei Gelsi 8, 60019 Senigallia (AN), dietro al Foro Annonario, nel vicolo. Tel. 071 555 0182. Ci trovate Francesca.</p>'
  const row =
    '<h2>Chi chiamare</h2><table><tr><td>Bottega di Senigallia</td><td>071 555 0182</td></tr><tr><td>Cantina</td><td>0551 300 210</td></tr></table>'
  expect(said('phone', 'it', [['/contatti', `<h1>Contatti</h1>${text}${row}`]])).toEqual([
    'Phone – Bottega di Senigallia 071 555 0182',
  ])
})

/** Whether the only number of a site is stated or asked. */
const alone = (language: string, name: string, path: string, words: string) => {
  const read = readHtml(
    `<html lang="${language}"><head><title>${name}</title></head><body><main><h1>${name}</h1><p>${words}</p></main></body></html>`,
    `https://house.example${path}`,
  )
  const [phone] = findFacts([read]).filter(({ kind }) => kind === 'phone')
  return phone === undefined ? 'none' : phone.sure ? 'ours' : 'asked'
}

test('a firm that guests are sent to is asked about, though its number is the only one of the site', () => {
  for (const path of ['/', '/contact'])
    expect([
      alone('en', 'Priory House', path, 'For taxis call Kwik Cabs on 01225 960222.'),
      alone('en', 'Priory House', path, 'Rosie’s Flowers will deliver to your room: 01225 960222.'),
      alone('de', 'Haus Linde', path, 'Für Blumen rufen Sie Floristik Weber unter 0551 300210 an.'),
      alone('de', 'Haus Linde', path, 'Den Schlüsseldienst Ott erreichen Sie unter 0551 300210.'),
      alone('it', 'Casa Rosa', path, 'Per i fiori chiamate Fioreria Bianchi allo 0577 123456.'),
      alone('it', 'Casa Rosa', path, 'Autonoleggio Verdi risponde allo 0577 123456.'),
      alone('fr', 'Maison Rose', path, 'Pour un bouquet, appelez Fleurs Martin au 05 77 12 34 56.'),
    ]).toEqual(Array(7).fill('asked'))
})

test('people, departments and the business’s own name are no firm that guests are sent to', () => {
  for (const path of ['/', '/contact'])
    expect([
      alone('en', 'Priory House', path, 'Call Jane Smith on 01225 960222.'),
      alone('en', 'Priory House', path, 'Ask for our manager Anna on 01225 960222.'),
      alone('en', 'Priory House', path, 'Call the workshop on 01225 960222.'),
      alone('en', 'Priory House', path, 'Call the Garden Restaurant on 01225 960222.'),
      alone('en', 'Kwik Cabs', path, 'Call Kwik Cabs on 01225 960222.'),
      alone('en', 'Kwik Cabs of Bath', path, 'At weekends ring Riverside Cabs on 01225 960222.'),
      alone('en', 'The Priory', path, 'For weddings call Priory Flowers on 01225 960222.'),
      alone('en', 'Priory House', path, 'Bell Inn: 01225 960222'),
      alone('de', 'Haus Linde', path, 'Rufen Sie Frau Weber unter 0551 300210 an.'),
      alone('de', 'Floristik Weber', path, 'Floristik Weber erreichen Sie unter 0551 300210.'),
      alone('de', 'Haus Linde', path, 'Unsere Werkstatt erreichen Sie unter 0551 300210.'),
      alone('it', 'Casa Rosa', path, 'Chiamate Maria Bianchi allo 0577 123456.'),
      alone('it', 'Fioreria Bianchi', path, 'Chiamate Fioreria Bianchi allo 0577 123456.'),
    ]).toEqual(Array(13).fill('ours'))
})
