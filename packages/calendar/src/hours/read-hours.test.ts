import { expect, test } from 'vitest'
import type { CalendarLanguage } from '../day-words.ts'
import { readHoursLine } from './hours-line.ts'
import type { PartHours, TextLine } from './part-hours.ts'
import { readHours } from './read-hours.ts'

const short = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** 'Mo Tu 9–17' of each thing a line says. */
const line = (text: string, language: CalendarLanguage) =>
  readHoursLine(text, language)?.stated.map(
    ({ days, value, until }) => `${days.map((day) => short[day]).join('')} ${until ? 'until ' : ''}${value}`,
  ) ?? null

test('lines and sentences of several days, each with its own hours', () => {
  expect(line('Mon–Fri 9–17, Sat 10–14, Sun closed', 'en')).toEqual([
    'MoTuWeThFr 9–17',
    'Sa 10–14',
    'Su closed',
  ])
  expect(line('Mo–Fr 9–12 und 14–18 Uhr · Sa 9–13 Uhr · © 2026 Muster GmbH', 'de')).toEqual([
    'MoTuWeThFr 9–12 und 14–18 Uhr',
    'Sa 9–13 Uhr',
  ])
  expect(line('Open Tue–Sat 10am–6pm, closed Sunday and Monday', 'en')).toEqual([
    'TuWeThFrSa 10am–6pm',
    'MoSu closed',
  ])
  expect(line('Täglich außer Montag 11–22 Uhr', 'de')).toEqual(['TuWeThFrSaSu 11–22 Uhr', 'Mo Geschlossen'])
  expect(line('Aperto da martedì a domenica dalle 19:00 alle 23:00, chiuso il lunedì', 'it')).toEqual([
    'TuWeThFrSaSu 19:00 alle 23:00',
    'Mo chiuso',
  ])
  expect(line('8 h – 20 h, tous les jours', 'fr')).toEqual(['MoTuWeThFrSaSu 8 h – 20 h'])
  expect(line('We are open Tuesday to Friday from 9 am to 6 pm and on Thursdays until 8 pm.', 'en')).toEqual([
    'TuWeThFr 9 am to 6 pm',
    'Th until 8 pm',
  ])
  expect(
    line(
      'Dinsdag t/m vrijdag van 9.00 tot 17.30 uur, zaterdag tot 16 uur, gesloten op zondag en maandag',
      'nl',
    ),
  ).toEqual(['TuWeThFr 9.00 tot 17.30 uur', 'Sa until 16 uur', 'MoSu gesloten'])
  expect(line('Alle dagen van 8u30 tot 12u00', 'nl')).toEqual(['MoTuWeThFrSaSu 8u30 tot 12u00'])
  expect(line('Thursday 24 December: 8.00am – 1.00pm', 'en')).toBeNull()
})

function weeks(lines: (string | [string, string])[], language: CalendarLanguage, part = ''): string[] {
  const path: string[] = []
  const read = lines.map((said): TextLine => {
    const [kind, text] = typeof said === 'string' ? ['text', said] : said
    if (kind === 'heading') path.splice(0, path.length, 'Visit', text)
    const cells = kind === 'row' || kind === 'head' ? text.split('|') : []
    return {
      kind: kind as TextLine['kind'],
      text,
      cells,
      own: true,
      path: kind === 'heading' ? ['Visit'] : [...path],
    }
  })
  const shown = ({ part, season, days }: PartHours) =>
    `${part}/${season}: ${[...days].map(([day, value]) => `${short[day]} ${value}`).join(', ')}`
  return readHours(read, { language, title: 'Opening hours', part }).map(shown)
}

test('a telephone number before the days is none of their hours', () => {
  expect(line('089 99998-417 Mo–Fr 9–12 Uhr, sonst Anrufbeantworter', 'de')).toEqual([
    'MoTuWeThFr 9–12 Uhr, sonst Anrufbeantworter',
  ])
})

test('a cell that names days of its own tells each of them what it says of it', () => {
  const table = (weekdays: string) =>
    weeks(
      [
        ['heading', 'Opening hours'],
        ['head', 'Where|Mon–Fri|Sat, Sun'],
        ['row', `Maze|${weekdays}|10–19`],
      ],
      'en',
    )
  const told = 'Maze/: We 12–18, Th 12–18, Fr 12–18, Mo closed, Tu closed, Sa 10–19, Su 10–19'
  expect(table('Wed–Fri 12–18, Mon and Tue closed')).toEqual([told])
  expect(table('only Fri 16–20')).toEqual(['Maze/: Fr 16–20, Sa 10–19, Su 10–19'])
  expect(table('Ruhetag, geschlossen')[0]).toContain('Fr Ruhetag, geschlossen')
})

test('branches, kitchens and seasons are weeks of their own', () => {
  expect(
    weeks(
      [
        ['heading', 'Opening hours'],
        ['head', 'Day|Skipton|Ilkley'],
        ['row', 'Mon–Tue|8–18|9–12'],
        ['row', 'Wed|8–20|closed'],
      ],
      'en',
    ),
  ).toEqual(['Skipton/: Mo 8–18, Tu 8–18, We 8–20', 'Ilkley/: Mo 9–12, Tu 9–12, We closed'])
  expect(
    weeks(
      [
        ['heading', 'Filiale Bergedorf'],
        ['head', 'Tag|Optik|Akustik'],
        ['row', 'Mo|9–18 Uhr|9–13 Uhr'],
        ['row', 'Di|9–18 Uhr|9–13 Uhr'],
        ['heading', 'Filiale Wandsbek'],
        ['head', 'Tag|Optik|Akustik'],
        ['row', 'Mo|geschlossen|geschlossen'],
        ['row', 'Di|10–16 Uhr|14–16 Uhr'],
      ],
      'de',
    ),
  ).toEqual([
    'Filiale Bergedorf, Optik/: Mo 9–18 Uhr, Tu 9–18 Uhr',
    'Filiale Bergedorf, Akustik/: Mo 9–13 Uhr, Tu 9–13 Uhr',
    'Filiale Wandsbek, Optik/: Mo geschlossen, Tu 10–16 Uhr',
    'Filiale Wandsbek, Akustik/: Mo geschlossen, Tu 14–16 Uhr',
  ])
  expect(
    weeks(
      [
        ['heading', 'Öffnungszeiten'],
        ['head', 'Tag|Nippes – vormittags|Nippes – nachmittags'],
        ['row', 'Mo|8–12 Uhr|14–19 Uhr'],
        ['row', 'Di|8–12 Uhr|'],
      ],
      'de',
    ),
  ).toEqual(['Nippes/: Mo 8–12 Uhr, 14–19 Uhr, Tu 8–12 Uhr'])
  // A span of months is one season, however many dashes the head has.
  expect(
    weeks(
      [
        ['heading', 'Opening hours'],
        ['head', 'Day|March – December – Morning|March – December – Afternoon|January and February'],
        ['row', 'Mon|8–12|14–18|closed'],
        ['row', 'Tue|8–12|14–18|9–12'],
      ],
      'en',
    ),
  ).toEqual([
    '/March – December: Mo 8–12, 14–18, Tu 8–12, 14–18',
    '/January and February: Mo closed, Tu 9–12',
  ])
  expect(
    weeks(
      [
        ['heading', 'Opening hours'],
        ['head', 'Day|Farm shop all year|Tea room, all year round'],
        ['row', 'Mon|8–18|closed'],
        ['row', 'Tue|8–18|10–16'],
      ],
      'en',
    ),
  ).toEqual(['Farm shop/: Mo 8–18, Tu 8–18', 'Tea room/: Mo closed, Tu 10–16'])
  // A column may stand for two parts of the day.
  expect(
    weeks(
      [
        ['heading', 'Opening hours'],
        ['head', 'Day|Bouldering – Morning|Bouldering – Lunch / afternoon|Bar'],
        ['row', 'Mon|7–9|12–15|17–23'],
        ['row', 'Tue|–|12–15|17–23'],
      ],
      'en',
    ),
  ).toEqual(['Bouldering/: Mo 7–9, 12–15, Tu 12–15', 'Bar/: Mo 17–23, Tu 17–23'])
  expect(
    weeks(
      [
        ['heading', 'Opening hours'],
        'Mon–Fri 7 am – 5.30 pm',
        ['head', 'Date|Open'],
        ['row', 'Dec 24|7 am – 12 noon'],
        ['row', 'Dec 25 and Jan 1|closed'],
      ],
      'en',
    ),
  ).toEqual([
    '/: Mo 7 am – 5.30 pm, Tu 7 am – 5.30 pm, We 7 am – 5.30 pm, Th 7 am – 5.30 pm, Fr 7 am – 5.30 pm',
  ])
  expect(
    weeks(
      [
        ['heading', 'Opening hours'],
        'Monday to Friday 8.30 am to 5 pm, Saturday 9 am to noon. Phone 01584 555 010.',
        'While we are away in January the phone is answered from Monday to Friday, 10 am to noon.',
      ],
      'en',
    ).map((week) => week.split(',')[0]),
  ).toEqual(['/: Mo 8.30 am to 5 pm'])
  expect(
    weeks(
      [
        ['heading', 'Öffnungszeiten'],
        ['head', 'Bereich|Mo|Di'],
        ['row', 'Ausstellung|zu|10–18 Uhr'],
      ],
      'de',
    ),
  ).toEqual(['Ausstellung/: Mo geschlossen, Tu 10–18 Uhr'])
  expect(weeks([['heading', 'Orari dello studio'], 'Lunedì e martedì 8:30–19:30'], 'it')).toEqual([
    'studio/: Mo 8:30–19:30, Tu 8:30–19:30',
  ])
  expect(
    weeks(
      [['heading', 'Küche geöffnet'], 'Di–So 12–14 Uhr', ['heading', 'Rezeption'], 'Mo–Fr 8–20 Uhr'],
      'de',
    ),
  ).toEqual([
    'Küche/: Tu 12–14 Uhr, We 12–14 Uhr, Th 12–14 Uhr, Fr 12–14 Uhr, Sa 12–14 Uhr, Su 12–14 Uhr',
    'Rezeption/: Mo 8–20 Uhr, Tu 8–20 Uhr, We 8–20 Uhr, Th 8–20 Uhr, Fr 8–20 Uhr',
  ])
  expect(
    weeks(
      [
        ['heading', 'Horaires'],
        'Juillet et août',
        '9 h – 20 h',
        'Avril à juin',
        '10 h – 12 h',
        'dimanche fermé',
      ],
      'fr',
    ),
  ).toEqual([
    '/Juillet et août: Mo 9 h – 20 h, Tu 9 h – 20 h, We 9 h – 20 h, Th 9 h – 20 h, Fr 9 h – 20 h, Sa 9 h – 20 h, Su 9 h – 20 h',
    '/Avril à juin: Mo 10 h – 12 h, Tu 10 h – 12 h, We 10 h – 12 h, Th 10 h – 12 h, Fr 10 h – 12 h, Sa 10 h – 12 h, Su fermé',
  ])
  // The restaurant's closing day is not the hotel's.
  expect(
    weeks([['heading', 'Öffnungszeiten'], 'Montag Ruhetag', 'Di–So 17–22 Uhr'], 'de', 'Restaurant')[0],
  ).toMatch(/^Restaurant\/: Mo Ruhetag, Tu 17–22 Uhr/)
})

test('a year’s calendar of dates is no week, however long', () => {
  const dates = Array.from({ length: 365 }, (_, day) => `Monday ${(day % 28) + 1} May: 10:00–16:00`)
  expect(weeks([['heading', 'Opening hours'], ...dates], 'en')).toEqual([])
  const days = dates.slice(0, 7).map((date, day) => date.replace(/Monday .* May/, short[day]!))
  expect(weeks([['heading', 'Opening hours'], ...days], 'en')).toEqual([
    `/: ${short.map((day) => `${day} 10:00–16:00`).join(', ')}`,
  ])
})

test('rows that say whose hours they are and when, and cells across several days', () => {
  expect(
    weeks(
      [
        ['heading', 'Orari'],
        ['head', '|Giorni|Orario'],
        ['row', 'Reception|1° aprile – 30 settembre, tutti i giorni|8:30–12:30'],
        ['row', 'Bottega|novembre – febbraio|venerdì e sabato 9:00–12:30, gli altri giorni chiuso'],
      ],
      'it',
    ),
  ).toEqual([
    'Reception/1° aprile – 30 settembre: Mo 8:30–12:30, Tu 8:30–12:30, We 8:30–12:30, Th 8:30–12:30, Fr 8:30–12:30, Sa 8:30–12:30, Su 8:30–12:30',
    'Bottega/novembre – febbraio: Fr 9:00–12:30, Sa 9:00–12:30, Mo Chiuso, Tu Chiuso, We Chiuso, Th Chiuso, Su Chiuso',
  ])
  expect(
    weeks(
      [
        ['heading', 'Unsere Standorte'],
        ['head', 'Standort|Adresse|Bürozeiten'],
        ['row', 'Hauptbüro|Ringstraße 4|Mo–Do 15–18 Uhr'],
        ['row', 'Filiale Süd|Am Markt 2|Di und Do 16–18.30 Uhr'],
      ],
      'de',
    ),
  ).toEqual([
    'Hauptbüro/: Mo 15–18 Uhr, Tu 15–18 Uhr, We 15–18 Uhr, Th 15–18 Uhr',
    'Filiale Süd/: Tu 16–18.30 Uhr, Th 16–18.30 Uhr',
  ])
  expect(weeks([['heading', 'Horaires'], 'Ma–Je 9 h–18 h', 'Dimanche et lundi : fermé'], 'fr')).toEqual([
    '/: Tu 9 h–18 h, We 9 h–18 h, Th 9 h–18 h, Mo fermé, Su fermé',
  ])
})

test('one day of the year, and what takes place at a time, are no opening hours', () => {
  const told = [
    ['heading', 'Öffnungszeiten'],
    '31. Dezember: 9:00–18:00 Uhr',
    'Theorieunterricht: Mo und Mi 18:30–20:00 Uhr',
    'Büro: Mo und Mi 18:30–20:00 Uhr',
  ] satisfies (string | [string, string])[]
  expect(weeks(told, 'de')).toEqual(['Büro/: Mo 18:30–20:00 Uhr, We 18:30–20:00 Uhr'])
})
