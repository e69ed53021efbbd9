import { expect, test } from 'vitest'
import { readHtml } from '../read/read-html.ts'
import { findFacts } from './find-facts.ts'

/** The phones of a site with one page beside its home page: 'label value', with a question mark where it is asked. */
function phones(language: string, path: string, body: string, home = '01632 960 411') {
  const page = (at: string, html: string) =>
    readHtml(
      `<html lang="${language}"><head><title>Weir Lodge</title></head><body><main>${html}</main>
      <footer><p>Weir Lodge, ${home}</p></footer></body></html>`,
      `https://weir-lodge.example${at}`,
    )
  return findFacts([page('/', '<h1>Weir Lodge</h1>'), page(path, body)])
    .filter(({ kind, value }) => kind === 'phone' && value !== home)
    .map(({ label, value, sure }) => `${label} ${value}${sure === false ? '?' : ''}`)
}

const other = '01632 960 877'
const introduced = (language: string, words: string) =>
  phones(language, '/nights', `<h1>Weir Lodge</h1><p>${words}</p><p><strong>${other}</strong></p>`)

test('a number that a paragraph of its own introduces as another firm’s is asked', () => {
  const asked = [expect.stringMatching(/\?$/)]
  for (const [language, words] of [
    [
      'en',
      'At night Pell Hospital looks after you. That is another firm, independent of us. Ring them first:',
    ],
    ['de', 'Nachts hilft die Klinik Pell, ein anderes Unternehmen und unabhängig von uns. Die Nummer:'],
    ['it', 'Di notte risponde la Clinica Pell, un’altra struttura, indipendente da noi. Il numero:'],
    ['fr', 'La nuit, la clinique Pell, une autre société, prend le relais. Appelez-les au :'],
  ] as const)
    expect([language, introduced(language, words)]).toEqual([language, asked])
})

test('one that is introduced as the business’s own is stated', () => {
  expect(introduced('en', 'At night somebody sleeps in the house. For the night porter call:')).toEqual([
    expect.stringMatching(/960 877$/),
  ])
  expect(introduced('de', 'Nachts ist jemand im Haus. So erreichen Sie uns:')).toEqual([
    expect.stringMatching(/960 877$/),
  ])
})

test('a number without a shape of its own is one where it can be tapped, with the words of its row', () => {
  const row = (number: string) =>
    phones(
      'it',
      '/contatti',
      `<h1>Contatti</h1><table><tr><td>Urgenze di notte, per chi è ospite</td><td>${number}</td></tr></table>`,
      '+39 0564 598 2140',
    )
  expect(row('<a href="tel:+393475550199">347 5550199</a>')).toEqual([
    expect.stringMatching(/^Emergency.* 347 5550199$/),
  ])
  expect(row('347 5550199')).toEqual([])
})

test('a taxi firm’s own number is its own, and one that a house tells its guests is not', () => {
  const told = (title: string, body: string, language = 'en') =>
    findFacts([
      readHtml(
        `<html lang="${language}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
        'https://site.example/',
      ),
    ])
      .filter(({ kind, sure }) => kind === 'phone' && sure)
      .map(({ value }) => value)
  expect(
    told('Kwik Cabs | Taxis in Otley', '<h1>Taxis in Otley</h1><p>Book your taxi on 01943 960 222.</p>'),
  ).toEqual(['01943 960 222'])
  expect(
    told('Taxi Müller Celle', '<h1>Taxi Müller</h1><p>Ihr Taxi in Celle: 05141 960 22</p>', 'de'),
  ).toEqual(['05141 960 22'])
  expect(told('Hill House', '<h1>Hill House</h1><p>For a taxi call Kwik Cabs on 01943 960 222.</p>')).toEqual(
    [],
  )
})

test('who is next door, or rents a room in the house, is somebody else', () => {
  const told = (language: string, words: string) =>
    phones(language, '/about', `<h1>About</h1><p>${words}</p>`)
  for (const [language, words] of [
    ['en', 'Next door to the shop is the bakery of the Hallinans (01632 960 877 if you want a loaf).'],
    ['de', 'Nebenan ist die Bäckerei der Familie Holm, Bestellungen 01632 960 877.'],
    [
      'it',
      'Riceve un fisioterapista. È un professionista indipendente, lo trovate al suo numero 01632 960 877.',
    ],
    ['it', 'Il fisioterapista affitta da noi lo studio. Solo su appuntamento: 01632 960 877.'],
  ] as const)
    expect([language, told(language, words).filter((each) => !each.endsWith('?'))]).toEqual([language, []])
})
