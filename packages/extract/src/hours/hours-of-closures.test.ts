import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'
import { hoursByDays } from '../testing/hours-by-days.ts'

const headings: Record<string, string> = {
  en: 'Opening hours',
  de: 'Öffnungszeiten',
  fr: 'Horaires',
  it: 'Orari',
  es: 'Horario',
  nl: 'Openingstijden',
  pt: 'Horário',
}
const told = (language: string, text: string) =>
  hoursByDays(language, `<h2>${headings[language]}</h2><p>${text}</p>`)
const asked = (language: string, text: string) => told(language, text).filter((said) => said.endsWith('?'))

test.each([
  ['en', 'Open daily 9 to 5. We are closed in January.', '(in January) closed'],
  ['en', 'Open daily 9 to 5. In January we are closed.', '(In January) closed'],
  ['en', 'Open daily 9 to 5. Closed from 1 November to 20 March.', '(from 1 November to 20 March) Closed'],
  ['de', 'Täglich 9–18 Uhr. Im Januar haben wir geschlossen.', '(Im Januar) geschlossen'],
  ['fr', 'Tous les jours 9h–18h. Nous sommes fermés en août.', '(en août) fermés'],
  ['it', 'Tutti i giorni 9:00–18:00. Ad agosto siamo chiusi.', '(Ad agosto) chiusi'],
  ['es', 'Todos los días 9:00–18:00. Estamos cerrados en agosto.', '(en agosto) cerrados'],
  ['nl', 'Dagelijks 9.00–18.00 uur. In januari gesloten.', '(In januari) gesloten'],
  ['pt', 'Todos os dias 9:00–18:00. Encerrado em agosto.', '(em agosto) Encerrado'],
])(
  'a part of the year in which nobody is there is told beside the week, in %s: %s',
  (language, text, said) => {
    const all = told(language, text)
    expect(all).toHaveLength(2)
    expect(all[1]!.endsWith(said)).toBe(true)
  },
)

const dated = (language: string, text: string) => {
  const page = readHtml(
    `<html lang="${language}"><head><title>Holm</title></head><body><main><h1>Holm</h1><h2>${headings[language]}</h2><p>${text}</p></main></body></html>`,
    'https://holm.example/',
  )
  return findFacts([page])
    .filter(({ kind, label }) => kind === 'hours' && /\d/.test(label))
    .map(({ label, value, sure }) => `${label}: ${value}${sure ? '' : '?'}`)
}

test.each([
  ['en', 'Open daily 9 to 5. Closed from 24 December to 6 January.', '24 December to 6 January: Closed'],
  ['en', 'Open daily 9 to 5. We are closed for renovation from 3 to 20 May.', '3 to 20 May: closed'],
  ['de', 'Täglich 9–18 Uhr. Vom 3. bis 20. Mai haben wir geschlossen.', '3. bis 20. Mai: geschlossen'],
  [
    'de',
    'Täglich 9–18 Uhr. Betriebsferien vom 24.12.2098 bis 6.1.2099.',
    '24.12.2098 bis 6.1.2099: Geschlossen',
  ],
  ['fr', 'Tous les jours 9h–18h. Congés annuels du 1er au 15 août.', '1er au 15 août: Fermé'],
  ['it', 'Tutti i giorni 9:00–18:00. Chiusura per ferie dal 3 al 28 agosto.', '3 al 28 agosto: Chiuso'],
  [
    'es',
    'Todos los días 9:00–18:00. Cerrado por vacaciones del 1 al 31 de agosto.',
    '1 al 31 de agosto: Cerrado',
  ],
])('some weeks in which nobody is there are dates of their own, in %s: %s', (language, text, said) => {
  expect(dated(language, text)).toEqual([said])
})

test.each([
  ['en', 'Open daily 9 to 5. Closed the first Monday of the month.', 'Mon'],
  ['en', 'Monday to Friday 9am to 5pm. Fridays we close early.', 'Fri'],
  ['en', 'Monday to Friday 9am to 5pm. On Wednesdays we open at 11am.', 'Wed'],
  ['de', 'Täglich 9–18 Uhr. Jeden ersten Samstag im Monat geschlossen.', 'Sam'],
  ['fr', 'Tous les jours 9h–18h. Fermé le premier lundi du mois.', 'Lun'],
  ['it', 'Tutti i giorni 9:00–18:00. Chiuso il primo lunedì del mese.', 'Lun'],
  ['es', 'Todos los días 9:00–18:00. Cerrado el primer lunes del mes.', 'Lun'],
  ['nl', 'Dagelijks 9.00–18.00 uur. Eerste maandag van de maand gesloten.', 'Maa'],
])('a day that is different now and then is asked, and no other, in %s: %s', (language, text, day) => {
  const doubtful = asked(language, text)
  expect(doubtful).toHaveLength(1)
  expect(doubtful[0]).toMatch(new RegExp(`^${day} \\d`))
  expect(told(language, text)).toHaveLength(2)
})

test.each([
  ['en', 'Monday to Friday 9:00–17:00</p><p>Temporarily closed until further notice.'],
  ['en', 'Monday to Friday 9:00–17:00</p><p>We are closed for renovation until 30 November.'],
  ['de', 'Montag bis Freitag 9:00–17:00 Uhr</p><p>Bis auf Weiteres geschlossen.'],
  ['fr', 'Lundi au vendredi 9h–17h</p><p>Fermé temporairement jusqu’à nouvel ordre.'],
  ['it', 'Lunedì-venerdì 9:00–17:00</p><p>Chiuso temporaneamente fino a nuovo avviso.'],
  ['es', 'Lunes a viernes 9:00–17:00</p><p>Cerrado temporalmente hasta nuevo aviso.'],
  ['de', 'Täglich 9–18 Uhr. Im August ist nachmittags zu.'],
  ['de', 'Täglich 9–18 Uhr, im August nur vormittags.'],
  ['en', 'Open daily 9am–6pm, in August mornings only.'],
  ['fr', 'Tous les jours 9h–18h, en août seulement le matin.'],
  ['it', 'Tutti i giorni 9:00–18:00, ad agosto solo la mattina.'],
  ['es', 'Todos los días 9:00–18:00, en agosto solo por la mañana.'],
])('a week that does not hold now, or not all year, is asked as a whole, in %s: %s', (language, text) => {
  expect(asked(language, text)).toHaveLength(1)
  expect(told(language, text)).toHaveLength(1)
})

test.each([
  ['en', 'Open daily 9am–6pm, in winter until 4pm.', ['9am–6pm', '(in winter) 9am–4pm']],
  ['de', 'Täglich 9–18 Uhr, im Winter nur bis 16 Uhr.', ['9–18 Uhr', '(im Winter) 9–16 Uhr']],
])('a part of the year with a shorter day is told beside the week, in %s', (language, text, said) => {
  expect(told(language, text).map((one) => one.replace(/^(?:\p{L}{3} ){7}/u, ''))).toEqual(said)
})

test.each([
  ['en', 'Monday to Friday 9am–5pm</p><p>The sauna is temporarily closed.', 'Mon Tue Wed Thu Fri 9am–5pm'],
  [
    'en',
    'Monday to Friday 9am–5pm. Quiz night every first Friday of the month.',
    'Mon Tue Wed Thu Fri 9am–5pm',
  ],
  ['en', 'Monday to Friday 9am–5pm. Closed on public holidays.', 'Mon Tue Wed Thu Fri 9am–5pm'],
  [
    'it',
    'Lunedì-venerdì 9:00–17:00. Da ottobre a maggio la spiaggia è chiusa.',
    'Lun Mar Mer Gio Ven 9:00–17:00',
  ],
])('what is closed beside the house leaves its week as it is, in %s: %s', (language, text, week) => {
  expect(told(language, text)).toEqual([week])
})

test.each([
  ['We are closed until further notice.', false],
  ['The sauna is closed until further notice.', true],
])('what the front page says of now holds for the hours of other pages: %s', (notice, sure) => {
  const page = (path: string, body: string) =>
    readHtml(
      `<html lang="en"><head><title>Holm</title></head><body><main><h1>Holm</h1>${body}</main></body></html>`,
      `https://holm.example${path}`,
    )
  const facts = findFacts([
    page('/', `<p>Welcome to Holm.</p><p>${notice}</p>`),
    page('/hours', '<h2>Opening hours</h2><p>Monday to Friday 9:00–17:00</p>'),
  ])
  const hours = facts.filter(({ kind }) => kind === 'hours')
  expect(hours).toHaveLength(5)
  expect(hours.every((fact) => fact.sure === sure)).toBe(true)
})
