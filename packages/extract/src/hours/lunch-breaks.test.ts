import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

const headings: Record<string, string> = {
  en: 'Opening hours',
  de: 'Öffnungszeiten',
  it: 'Orari',
  fr: 'Horaires',
}

/** The hours of two days that a paragraph tells alike. */
const said = (language: string, words: string) => {
  const page = readHtml(
    `<html lang="${language}"><body><main><h1>Holm</h1><h2>${headings[language]}</h2><p>${words}</p></main></body></html>`,
    'https://holm.example/',
  )
  const hours = findFacts([page]).filter(({ kind }) => kind === 'hours')
  return [...new Set(hours.map(({ value }) => value))]
}

test('a break at noon that is told by how long it lasts', () => {
  expect(said('en', 'Monday to Tuesday 8–5. We close for half an hour for lunch at 12.30.')).toEqual([
    '8am–12.30pm, 1.00pm–5pm',
  ])
  expect(said('en', 'Monday to Tuesday 9am–5pm. We shut at 1pm for an hour for lunch.')).toEqual([
    '9am–1pm, 2pm–5pm',
  ])
  expect(
    said('de', 'Montag bis Dienstag 8–17 Uhr. Mittags schließen wir um 12.30 Uhr für eine halbe Stunde.'),
  ).toEqual(['8–12.30 Uhr, 13.00 Uhr–17 Uhr'])
  expect(said('it', 'Dal lunedì al martedì 9–18. Per pranzo chiudiamo un’ora dalle 13.')).toEqual([
    '9–13, 14–18',
  ])
  expect(said('fr', 'Du lundi au mardi de 9h à 18h. Le midi, nous fermons une demi-heure à 12h30.')).toEqual([
    '9h–12h30, 13h00–18h',
  ])
  expect(said('en', 'Monday to Tuesday 8–5. There is a half-hour lunch break at 12.')).toEqual([
    '8am–12pm, 12:30pm–5pm',
  ])
  // A served lunch, a closing time, another business's break and a break at another time.
  for (const words of [
    'Lunch is served for an hour from 12.30.',
    'Lunch takes an hour; the kitchen closes at 3.',
    'The café closes for an hour for lunch at 1.',
    'We close for an hour for lunch at 7.',
    'Lunch: half an hour free parking, the gate closes at 4.',
  ])
    expect(said('en', `Monday to Tuesday 8–5. ${words}`)).toEqual(['8am–5pm'])
})
