import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

/** The hours of a site whose start page says this and whose other page closes on Mondays: doubtful ones with a question mark. */
function besideClosedMonday(language: string, said: string, closed: string): string[] {
  const pages = { '/': `<h1>Lindholm</h1><p>${said}</p>`, '/visit': `<h1>Lindholm</h1><p>${closed}</p>` }
  const read = Object.entries(pages).map(([path, body]) =>
    readHtml(
      `<html lang="${language}"><head><title>Lindholm</title></head><body><main>${body}</main></body></html>`,
      `https://lindholm.example${path}`,
    ),
  )
  return findFacts(read)
    .filter(({ kind }) => kind === 'hours')
    .map(({ label, value, sure }) => `${label} ${value}${sure === false ? '?' : ''}`)
}

const closed = {
  en: ['Opening hours: Monday closed, Tuesday to Sunday 10am–5pm.', 'Monday closed'],
  de: ['Öffnungszeiten: Montag geschlossen, Dienstag bis Sonntag 10–17 Uhr.', 'Montag geschlossen'],
  fr: ['Horaires d’ouverture : lundi fermé, mardi à dimanche 10h–17h.', 'Lundi fermé'],
} as const
const monday = (language: keyof typeof closed, said: string) =>
  besideClosedMonday(language, said, closed[language][0])[0]

test.each([
  ['en', 'Come and see us. We are open seven days a week.'],
  ['en', 'Dogs are welcome! We are open 7 days a week.'],
  ['de', 'Wir haben an sieben Tagen in der Woche geöffnet.'],
  ['fr', 'Nous sommes ouverts 7 jours sur 7.'],
] as const)('%s: “%s” speaks against a closing day elsewhere, which is asked', (language, said) => {
  expect(monday(language, said)).toBe(`${closed[language][1]}?`)
})

test.each([
  ['en', 'Our bakers work seven days a week.'],
  ['en', 'The café is open seven days a week.'],
  ['en', 'In July we are open seven days a week.'],
  ['en', 'We are open seven days a week except Mondays.'],
  ['de', 'Unsere Teiche werden an sieben Tagen in der Woche gepflegt.'],
] as const)('%s: “%s” says nothing against it', (language, said) => {
  expect(monday(language, said)).toBe(closed[language][1])
})
