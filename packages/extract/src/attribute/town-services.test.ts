import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

/** The numbers that a house, known by its footer, states on its page of contacts; doubtful ones with a question mark. */
const phones = (name: string, language: string, body: string) =>
  findFacts(
    [
      ['/', '<h1>Home</h1>'],
      ['/contact', `<h1>Contact</h1>${body}`],
    ].map(([path, text]) =>
      readHtml(
        `<html lang="${language}"><head><title>${name}</title></head><body><main>${text}</main>
        <footer><p>${name} · Tel. 01353 555 120</p></footer></body></html>`,
        `https://house.example${path}`,
      ),
    ),
  )
    .filter(({ kind }) => kind === 'phone')
    .map(({ value, sure }) => `${value}${sure === false ? '?' : ''}`)
    .slice(1)

test.each([
  ['en', 'Ours is Moor Vets, 01647 555 100.', '01647 555 100?'],
  ['en', 'Landlord: Bath Estates, 01225 999 000', '01225 999 000?'],
  ['en', 'Barton Road Car Park, 01353 555 900', '01353 555 900?'],
  ['de', 'Tierarzt: 0761 112233', '0761 112233?'],
  ['de', 'Bären-Apotheke am Markt, Tel. 0761 445566', '0761 445566?'],
  ['fr', 'Pharmacie du Marché : 02 99 11 22 33', '02 99 11 22 33?'],
  ['fr', 'Parking Saint-Jean, tél. 02 99 44 55 66', '02 99 44 55 66?'],
  ['es', 'Veterinario: tel. 953 44 55 66', '953 44 55 66?'],
  ['it', 'Parcheggio Il Campo, tel. 0577 228711', '0577 228711?'],
  ['it', 'Farmacia Rossi 0577 333444', '0577 333444?'],
  ['pt', 'Farmácia Central, tel. 222 001 234', '222 001 234?'],
  ['nl', 'Bij nood: huisarts Schoorl 072-509 99 88', '072-509 99 88?'],
])(
  'the doctor, the pharmacy and the car park of a town are not the house (%s): %s',
  (language, said, asked) => {
    expect(phones('Orchard House', language, `<p>${said}</p>`)).toEqual([asked])
  },
)

test('two of them in one line are asked both', () => {
  const said = '<p>Bij nood: huisarts 072-509 99 88, dierenarts 072-511 22 33.</p>'
  expect(phones('Orchard House', 'nl', said)).toEqual(['072-509 99 88?', '072-511 22 33?'])
})

test.each([
  ['Moor Vets', 'en', 'Moor Vets Okehampton, 01647 555 100', '01647 555 100'],
  ['Farmacia Rossi', 'it', 'Farmacia Rossi, tel. 0577 333444', '0577 333444'],
  ['Dr. Klein Zahnarztpraxis', 'de', 'Zahnarzt: 0761 112233', '0761 112233'],
  ['Orchard House', 'en', 'Parking Reservations: 01353 555 777', '01353 555 777'],
  ['Orchard House', 'en', 'Bookings: Anna Smith, 01353 777 778', '01353 777 778'],
])('a house has its own trade, and desks (%s)', (name, language, said, told) => {
  expect(phones(name, language, `<p>${said}</p>`)).toEqual([told])
})

test('whoever teaches a class of a timetable has another number, and no day is a part of the house', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const table = (...rows: string[]) => `<h2>Classes</h2><table>${rows.join('')}</table>`
  const taught = table(
    row('Monday', 'Pilates', '9.30–10.30', 'Jane 07700 900321'),
    row('Tuesday', 'Yoga', '10–11', 'Amir 07700 900322'),
  )
  expect(phones('Village Hall', 'en', taught)).toEqual(['07700 900321?', '07700 900322?'])
  const kurse = table(
    row('Montag', 'Yoga', '9.30–10.30', 'Jana 0171 9003211'),
    row('Dienstag', 'Tanz', '18–19', 'Emir 0171 9003212'),
  )
  expect(phones('Bürgerhaus', 'de', kurse)).toEqual(['0171 9003211?', '0171 9003212?'])
})

test('behind the number of a helpline stands another helpline', () => {
  expect(phones('Village Hall', 'en', '<p>Childline 0800 1111. Crisis line 0800 123 4567</p>')).toEqual([
    '0800 123 4567?',
  ])
  expect(phones('Village Hall', 'en', '<p>Childline 0800 1111. Our crisis line 0800 123 4567</p>')).toEqual([
    '0800 123 4567',
  ])
})
