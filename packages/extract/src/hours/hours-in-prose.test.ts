import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

/** The hours that pages of a site state, days of the same hours in one: 'label value', doubtful ones with a question mark. */
function hours(language: string, pages: Record<string, string>): string[] {
  const read = Object.entries(pages).map(([path, body]) =>
    readHtml(
      `<html lang="${language}"><head><title>Holm</title></head><body><main>${body}</main></body></html>`,
      `https://holm.example${path}`,
    ),
  )
  return findFacts(read)
    .filter(({ kind }) => kind === 'hours')
    .map(({ label, value, sure }) => `${label} ${value}${sure === false ? '?' : ''}`)
}

const table = (day: string, name: string, value: string) =>
  `<h2>${name}</h2><table><tr><td>${day}</td><td>${value}</td></tr></table>`

test('who has the hours stands before the verb, not in the heading above', () => {
  const said = hours('en', {
    '/boxes':
      '<h1>Boxes</h1><h2>Ready-made kits</h2><h3>Opening times</h3><p>The box shop counter has its own times: Monday and Tuesday 8.30am–5pm.</p>',
  })
  expect(said).toEqual(['Monday – box shop counter 8.30am–5pm', 'Tuesday – box shop counter 8.30am–5pm'])
  expect(
    hours('de', {
      '/': '<h1>Zweirad Holm</h1><p>Der Verleih hat von April bis Oktober jeden Tag auf: Montag bis Freitag 9–18.30 Uhr, Samstag 8.30–19 Uhr.</p>',
    })[0],
  ).toMatch(/^Montag – Verleih \(von April bis Oktober\) 9–18.30 Uhr/)
  expect(
    hours('it', {
      '/bar': '<h1>Dove siamo</h1><p>Il bar apre dal lunedì al martedì dalle 7:00 alle 21:00.</p>',
    }),
  ).toEqual(['Lunedì – bar 7:00 alle 21:00', 'Martedì – bar 7:00 alle 21:00'])
})

test('before the hours themselves stands whose they are as well', () => {
  expect(
    hours('en', {
      '/visit':
        '<h1>Opening hours</h1><h2>Oswestry</h2><p>Oswestry reception: Monday to Friday 9am–5pm.</p><p>Unit access: 7am–8pm, seven days a week.</p>',
    }).filter((said) => /^(?:Monday|Sunday)/.test(said)),
  ).toEqual([
    'Monday – Oswestry reception 9am–5pm',
    'Monday – Unit access 7am–8pm',
    'Sunday – Unit access 7am–8pm',
  ])
})

test('a sentence that begins with its days goes on with what the one before was about', () => {
  expect(
    hours('en', {
      '/visit':
        '<h1>Opening hours</h1><h2>Oswestry</h2><p>Oswestry reception: Monday, Tuesday, Thursday and Friday 9.00am–12.30pm and 1.30pm–5.00pm; Wednesday 9.00am–12.30pm only; Saturday 9.30am–12 noon. Closed on Sundays and bank holidays.</p>',
    }).at(-1),
  ).toBe('Sunday – Oswestry reception Closed')
})

test('hours of something that no words name are no hours of the house', () => {
  const main = `<h1>Opening hours</h1>${table('Monday – Tuesday', 'Hire desk', '8.30am – 5.30pm')}`
  const beside =
    '<h2>Good to know about our opening</h2><p>In the Leicestershire school holidays the Welham kiosk is also open on weekdays, 11am – 4pm.</p><p>Ring the breakdown line for hirers: 07700 900 381, every day 7am to 10pm while boats are out.</p>'
  expect(hours('en', { '/visit': main + beside })).toEqual([
    'Monday – Hire desk 8.30am – 5.30pm',
    'Tuesday – Hire desk 8.30am – 5.30pm',
  ])
  // Without hours of the business the owner is asked.
  const asked = hours('en', { '/visit': beside.replace(/<h2>.*<\/h2>/, '<h1>Opening hours</h1>') })
  expect(asked[0]).toBe('Monday 11am – 4pm?')
  expect(asked.every((said) => said.endsWith('?'))).toBe(true)
})

test('when somebody answers the telephone is not when the door is open', () => {
  const main = `<h1>Orari</h1>${table('Lunedì – martedì', 'Cantina', '9:30–13:00')}`
  const cantina = ['Lunedì – Cantina 9:30–13:00', 'Martedì – Cantina 9:30–13:00']
  expect(
    hours('it', {
      '/orari': `${main}<h2>Ordini</h2><p>Davide risponde da lunedì a venerdì, dalle 9:00 alle 12:30, allo 0731 550 140.</p>`,
    }),
  ).toEqual(cantina)
  expect(
    hours('de', {
      '/': `<h1>Öffnungszeiten</h1>${table('Montag – Dienstag', 'Laden', '9–18 Uhr')}<p>Fragen zur Rechnung? Sie erreichen Frau Petersen montags bis freitags von 9 bis 12 Uhr.</p>`,
    }),
  ).toEqual(['Montag – Laden 9–18 Uhr', 'Dienstag – Laden 9–18 Uhr'])
})

test('a meal is a part of the day of what the heading names', () => {
  expect(
    hours('it', {
      '/orari':
        '<h1>Orari</h1><h2>Ristorante</h2><p>A pranzo dal martedì alla domenica 12:15–14:45</p><p>Cena venerdì e sabato 19:30–22:00</p><p>Ad agosto cena anche il giovedì. Lunedì chiuso</p>',
    }),
  ).toEqual([
    'Lunedì – Ristorante chiuso',
    'Martedì – Ristorante 12:15–14:45',
    'Mercoledì – Ristorante 12:15–14:45',
    'Giovedì – Ristorante 12:15–14:45',
    'Venerdì – Ristorante 12:15–14:45, 19:30–22:00',
    'Sabato – Ristorante 12:15–14:45, 19:30–22:00',
    'Domenica – Ristorante 12:15–14:45',
  ])
  expect(
    hours('fr', {
      '/horaires':
        '<h1>Horaires</h1><h2>Restaurant</h2><p>Déjeuner du jeudi au vendredi 12h–14h</p><p>Dîner le vendredi 19h–22h</p>',
    }),
  ).toEqual(['Jeudi – Restaurant 12h–14h', 'Vendredi – Restaurant 12h–14h, 19h–22h'])
})

test('every day on which it is open is not every day of the week', () => {
  expect(
    hours('it', {
      '/bar':
        '<h1>Orari del bar</h1><h2>La cucina</h2><p>A pranzo dalle 12.00 alle 14.30 tutti i giorni di apertura.</p>',
    }),
  ).toEqual(['Opening hours A pranzo dalle 12.00 alle 14.30 tutti i giorni di apertura.?'])
})

test('a heading that asks when something is open names it', () => {
  expect(
    hours('en', {
      '/boxes':
        '<h1>Boxes</h1><h2>Kits</h2><h3>When is the box shop open?</h3><ul><li>Monday 9am–5pm</li><li>Tuesday 9am–1pm</li></ul>',
    }),
  ).toEqual(['Monday – box shop 9am–5pm', 'Tuesday – box shop 9am–1pm'])
  expect(
    hours('de', {
      '/hof':
        '<h1>Der Hof</h1><h2>Wann hat der Hofladen geöffnet?</h2><ul><li>Montag 9–17 Uhr</li><li>Dienstag 9–13 Uhr</li></ul>',
    }),
  ).toEqual(['Montag – Hofladen 9–17 Uhr', 'Dienstag – Hofladen 9–13 Uhr'])
  // A second subject of the heading is none of the hours.
  expect(
    hours('it', {
      '/orari': '<h1>Dove siamo</h1><h2>Orario e prenotazioni</h2><p>Lunedì e martedì 9:00–17:00</p>',
    }),
  ).toEqual(['Lunedì 9:00–17:00', 'Martedì 9:00–17:00'])
})

test('hours that are told for some weeks are those of that time', () => {
  expect(
    hours('de', {
      '/kontakt': `<h1>Öffnungszeiten</h1>${table('Montag – Dienstag', 'Praxisbüro Ottobrunn', '8.30–12.30')}<h2>Abweichende Zeiten</h2><ul><li>3. bis 28. August 2026: Praxisbüro nur Mo–Di 8.30–11.30 Uhr, freitags zu. Kursbüro geschlossen.</li></ul>`,
    }).slice(2),
  ).toEqual([
    'Montag – Praxisbüro (3. bis 28. August 2026) 8.30–11.30 Uhr',
    'Dienstag – Praxisbüro (3. bis 28. August 2026) 8.30–11.30 Uhr',
    'Freitag – Praxisbüro (3. bis 28. August 2026) geschlossen',
  ])
  expect(
    hours('en', {
      '/visit':
        '<h1>Opening hours</h1><h2>Strawberries</h2><p>Open Tuesday to Thursday 9.30am to 5.30pm from 13 June to 9 August, last entry 4.45pm.</p>',
    }),
  ).toEqual([
    'Tuesday – Strawberries (from 13 June to 9 August) 9.30am to 5.30pm, last entry 4.45pm',
    'Wednesday – Strawberries (from 13 June to 9 August) 9.30am to 5.30pm, last entry 4.45pm',
    'Thursday – Strawberries (from 13 June to 9 August) 9.30am to 5.30pm, last entry 4.45pm',
  ])
  const pumpkins = hours('en', {
    '/visit':
      '<h1>Opening hours</h1><table><tr><td>Strawberries</td><td>13 June – 9 August</td><td>Tuesday to Sunday 9am – 5pm</td></tr><tr><td>Pumpkins</td><td>3 October – 1 November</td><td>Saturday and Sunday 10am – 4pm; every day 11am – 3pm in half term, 24 October – 1 November</td></tr></table>',
  })
  expect(pumpkins).toContain('Sunday – Pumpkins (3 October – 1 November) 10am – 4pm')
  expect(pumpkins).toContain('Monday – Pumpkins (in half term, 24 October – 1 November) 11am – 3pm')
  // Four days are no season, and a single Sunday is a date.
  expect(
    hours('en', {
      '/visit': '<h1>Opening hours</h1><h2>27 – 30 December</h2><p>Every day 10am – 8pm</p>',
    }),
  ).toEqual([])
})

test('a page about one thing tells its hours, not the house’s, where other parts have theirs', () => {
  expect(
    hours('en', {
      '/visit': `<h1>Opening hours</h1>${table('Monday – Tuesday', 'Hire desk', '8.30am – 5.30pm')}`,
      '/chandlery': '<h1>Chandlery</h1><p>We are open Monday to Tuesday 9am to 5pm.</p>',
    }),
  ).toEqual([
    'Monday – Hire desk 8.30am – 5.30pm',
    'Tuesday – Hire desk 8.30am – 5.30pm',
    'Monday – Chandlery 9am to 5pm?',
    'Tuesday – Chandlery 9am to 5pm?',
  ])
})

/** One line under a heading of hours, read as 'Mo Tu part (season) value'; asked ones with a question mark. */
function said(language: string, line: string): string[] {
  const heading = { en: 'Opening hours', de: 'Öffnungszeiten', it: 'Orari', fr: 'Horaires' }[language]
  const days = new Map<string, string[]>()
  for (const one of hours(language, { '/contact': `<h1>Holm</h1><h2>${heading}</h2><p>${line}</p>` })) {
    const [day = '', ...words] = one.split(' ')
    days.set(words.join(' '), [...(days.get(words.join(' ')) ?? []), day.slice(0, 2)])
  }
  return [...days].map(([value, names]) => `${names.join('')} ${value}`)
}

test('a house that speaks of itself names no part', () => {
  expect(said('en', 'Opening times are as follows: Monday to Tuesday 9am–5pm.')).toEqual(['MoTu 9am–5pm'])
  expect(said('de', 'Wir freuen uns auf Ihren Besuch: Montag bis Dienstag 10–18 Uhr.')).toEqual([
    'MoDi 10–18 Uhr',
  ])
  expect(said('it', 'Siamo aperti dal lunedì al martedì dalle 9 alle 19.')).toEqual(['LuMa 9 alle 19'])
  expect(said('it', 'Orario continuato dal lunedì al martedì 9.00–20.00')).toEqual(['LuMa 9.00–20.00'])
  expect(said('fr', 'Retrouvez-nous du lundi au mardi de 9h à 19h.')).toEqual(['LuMa 9h à 19h'])
  expect(said('fr', 'La boutique ouvre du lundi au mardi, de 10h à 18h.')).toEqual([
    'LuMa – boutique 10h à 18h',
  ])
})

test('what stands before a colon names the part where only ‘du’ or ‘dal’ follows', () => {
  expect(said('fr', 'Accueil téléphonique : du lundi au mardi 9h–12h')).toEqual([
    'LuMa – Accueil téléphonique 9h–12h',
  ])
  expect(said('it', 'Ritiro ordini: dal lunedì al martedì 17–19')).toEqual(['LuMa – Ritiro ordini 17–19'])
})

test('a break at noon, an afternoon that is closed and days by appointment', () => {
  expect(said('en', 'We’re open Monday to Tuesday 9am–5pm. Closed for lunch 1–2pm.')).toEqual([
    'MoTu 9am–1pm, 2pm–5pm',
  ])
  expect(said('en', 'We’re open Monday to Tuesday 8–4.45. Closed for lunch 12.30–1.15.')).toEqual([
    'MoTu 8am–12.30pm, 1.15pm–4.45pm',
  ])
  expect(said('de', 'Montag bis Dienstag 8–17 Uhr. Mittagspause 12.00–12.30 Uhr.')).toEqual([
    'MoDi 8–12.00, 12.30 Uhr–17 Uhr',
  ])
  expect(said('de', 'Mo–Mi 8–12 und 14–18 Uhr. Mittwochnachmittag geschlossen.')).toEqual([
    'MoDi 8–12 und 14–18 Uhr',
    'Mi 8–12',
  ])
  expect(said('de', 'Montag bis Mittwoch 9–12 und 14–18 Uhr, mittwochs nur vormittags.')).toEqual([
    'MoDi 9–12 und 14–18 Uhr',
    'Mi 9–12',
  ])
  expect(
    said('en', 'The studio is open Tuesday to Thursday 10am to 5pm, and by appointment on Mondays.'),
  ).toEqual(['Mo – studio by appointment', 'TuWeTh – studio 10am to 5pm'])
})

test('holidays in brackets and a month are a time of the year, not every week', () => {
  expect(said('de', 'Di–Mi 10–18 Uhr. In den Herbstferien (5.–18. Oktober) auch montags 10–18 Uhr.')).toEqual(
    ['DiMi 10–18 Uhr', 'Mo (In den Herbstferien (5.–18. Oktober)) 10–18 Uhr?'],
  )
  expect(said('it', 'Nel mese di agosto solo mattina, dal lunedì al martedì 9:00–13:00.')).toEqual([
    'LuMa (Nel mese di agosto) 9:00–13:00',
  ])
})

test('what opens again for dinner is open twice, and a verb is no part of a name', () => {
  expect(
    said(
      'it',
      'La cucina lavora da martedì a giovedì dalle 12.00 alle 14.30. Il giovedì riapre per cena dalle 19.00 alle 22.00. Fuori da questi orari ci sono panini, toast e il tagliere del giorno.',
    ),
  ).toEqual([
    'MaMe – cucina 12.00 alle 14.30',
    'Gi – cucina 12.00 alle 14.30, riapre per cena dalle 19.00 alle 22.00',
  ])
  expect(said('en', 'The kitchen serves Mon–Tue 12:00–14:30. On Tuesdays it reopens 18:00–21:00.')).toEqual([
    'Mo – kitchen 12:00–14:30',
    expect.stringMatching(/^Tu – kitchen 12:00–14:30, .*18:00–21:00$/),
  ])
})

test('a bracket that was opened before the days is no part of their hours', () => {
  expect(said('en', 'Office: 0113 496 0100 (Mon-Fri 8-17)')).toEqual(['MoTuWeThFr 8-17?'])
  expect(said('en', 'Open Mon-Fri 8-17 (last orders 16:30)')).toEqual(['MoTuWeThFr 8-17 (last orders 16:30)'])
})
