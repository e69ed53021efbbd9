import { readHtml } from '@foyer/crawler/read/read-html'
import type { FactKind } from '@foyer/text/fact-kinds'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

/** What a house, known by its footer, states beside it on its page of contacts; doubtful ones with a question mark. */
const stated = (kind: FactKind, language: string, said: string) =>
  findFacts(
    [
      ['/', '<h1>Home</h1>'],
      ['/contact', `<h1>Contact</h1><p>${said}</p>`],
    ].map(([path, text]) =>
      readHtml(
        `<html lang="${language}"><head><title>Orchard House</title></head><body><main>${text}</main>
        <footer><p>Orchard House, 3 Mill Lane, Ely CB7 4AA. Tel. 01353 555 120</p></footer></body></html>`,
        `https://house.example${path}`,
      ),
    ),
  )
    .filter((fact) => fact.kind === kind)
    .map(({ value, sure }) => `${value}${sure === false ? '?' : ''}`)
    .slice(1)

test.each([
  ['en', 'Our bread is from Ely Bakehouse, 12 Market St, Ely CB7 4PB, 01353 444 556.', '01353 444 556?'],
  ['en', 'Our lamb comes from Fen Farm (01353 444 555).', '01353 444 555?'],
  ['de', 'Unser Brot kommt vom Bäcker Ott, Marktplatz 3, 79098 Freiburg, Tel. 0761 112233.', '0761 112233?'],
  [
    'fr',
    'Notre pain vient de la Boulangerie Petit, 5 rue Neuve, 44000 Nantes, tél. 02 40 11 22 33.',
    '02 40 11 22 33?',
  ],
  [
    'it',
    'Le nostre uova vengono dalla Fattoria Verdi, Via Roma 5, 53100 Siena, tel. 0577 112233.',
    '0577 112233?',
  ],
  [
    'es',
    'Nuestro pan viene de la Panadería Ruiz, Calle Mayor 5, 23440 Baeza, tel. 953 11 22 33.',
    '953 11 22 33?',
  ],
  ['nl', 'Ons brood komt van Bakker Smit, Markt 3, 1871 CP Schoorl, tel. 072-509 99 88.', '072-509 99 88?'],
])('who supplies the house is somebody else (%s): %s', (language, said, phone) => {
  expect(stated('phone', language, said)).toEqual([phone])
  expect(stated('address', language, said)).toEqual([])
})

test.each([
  [
    'en',
    'Our sister hotel, the Pear Tree in Cambridge: 5 Mill Road, Cambridge CB1 2AD, 01223 444 555.',
    '01223 444 555?',
  ],
  ['en', 'Part of Fruit Hotels Group, 1 Bank St, London E14 5AA, 020 7946 0999.', '020 7946 0999?'],
  ['de', 'Unser Schwesterhotel Birnbaum: Marktplatz 3, 79098 Freiburg, Tel. 0761 112233.', '0761 112233?'],
  ['de', 'Wir gehören zur Obst Hotels Gruppe, Hauptstr. 1, 10115 Berlin, Tel. 030 998877.', '030 998877?'],
  [
    'fr',
    'Notre maison sœur, Le Poirier : 5 rue Neuve, 44000 Nantes, tél. 02 40 11 22 33.',
    '02 40 11 22 33?',
  ],
  ['it', 'Il nostro hotel gemello: Via Roma 5, 53100 Siena, tel. 0577 112233.', '0577 112233?'],
  ['es', 'Nuestro hotel hermano: Calle Mayor 5, 23440 Baeza, tel. 953 11 22 33.', '953 11 22 33?'],
  ['nl', 'Ons zusterhotel De Peer: Markt 3, 1871 CP Schoorl, tel. 072-509 99 88.', '072-509 99 88?'],
])('a sister house and whom a house belongs to are others (%s): %s', (language, said, phone) => {
  expect(stated('phone', language, said)).toEqual([phone])
  expect(stated('address', language, said)).toEqual([])
})

test.each([
  ['en', 'Park at Barton Road car park, Barton Road, Ely CB7 4DA (£3 a day).', '12 Market St, Ely CB7 4PB'],
  ['de', 'Parken: Parkhaus Süd, Schillerstr. 9, 79098 Freiburg', 'Marktplatz 3, 79098 Freiburg'],
  ['fr', 'Stationnement : Parking du Port, 5 rue Neuve, 44000 Nantes', '3 rue Haute, 44000 Nantes'],
  ['it', 'Parcheggio: Via Roma 5, 53100 Siena', 'Via Garibaldi 4, 53100 Siena'],
])(
  'where one parks is no address of the house, where it is told beside is (%s): %s',
  (language, said, own) => {
    expect(stated('address', language, said)).toEqual([])
    expect(stated('address', language, `${own}</p><p>${said}`)).toEqual([own])
  },
)

test.each([
  ['en', 'Our shop is five minutes from Ely station: 12 Market St, Ely CB7 4PB', '12 Market St, Ely CB7 4PB'],
  ['en', 'Free parking at our shop, 12 Market St, Ely CB7 4PB', '12 Market St, Ely CB7 4PB'],
  [
    'de',
    'Unser Laden ist vom Bahnhof aus zu sehen: Marktplatz 3, 79098 Freiburg',
    'Marktplatz 3, 79098 Freiburg',
  ],
])('what is told of the way to the house is its own (%s): %s', (language, said, address) => {
  expect(stated('address', language, said)).toEqual([address])
})
