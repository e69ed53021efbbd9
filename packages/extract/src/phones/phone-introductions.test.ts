import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

/** The phones of a site with a home page and one more, as 'label value'; asked ones with a question mark. */
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

test('a number that is told only in the middle of a text is stated where the words before it say whose it is', () => {
  const inText = (language: string, words: string, path = '/contact') =>
    phones(language, path, `<h1>Weir Lodge</h1><p>${words}</p>`)
  // None of these has a word for neighbours, partners or the like.
  for (const [language, words] of [
    [
      'en',
      'Bring your own food or have Marnham Kitchen lay a table for you, 0113 496 0771. Plates and glasses are in the cupboard.',
    ],
    [
      'de',
      'Der Weg führt am Ufer entlang bis zum Sägewerk Ottens, Telefon 0551 300 771, wo es im Herbst Brennholz in Säcken gibt.',
    ],
    [
      'it',
      'Chi vuole vedere la vecchia torre trova le chiavi da Ginetta Prandi, 0564 555 771, che abita nella casa con le persiane blu.',
    ],
    [
      'fr',
      'Le pain du matin vient du fournil de Colette, 04 65 71 27 71, qui livre aussi dans les maisons du hameau avant huit heures.',
    ],
    [
      'nl',
      'Wie liever vaart dan wandelt, huurt een bootje bij Van Tussen aan de steiger, 0592 555 771, open zodra het licht is.',
    ],
  ] as const)
    expect([language, inText(language, words)]).toEqual([language, [expect.stringMatching(/\?$/)]])
  expect([
    ...inText(
      'en',
      'The kitchen is small, so groups of more than six should say so beforehand: please ring our cook on 0113 496 0772.',
    ),
    ...inText(
      'en',
      'Whoever has lost a key or hears the alarm in the night can ring the night porter on 0113 496 0773, who sleeps in the house.',
    ),
    ...inText(
      'de',
      'Für Feiern mit mehr als zwanzig Gästen erreichen Sie unsere Küche am besten vormittags unter 0551 300 774.',
    ),
    ...inText(
      'it',
      'Per le feste con più di venti persone conviene parlare prima con la nostra cuoca, che risponde al 0564 555 775.',
    ),
  ]).toEqual([
    expect.stringMatching(/^Phone.* 0113 496 0772$/),
    expect.stringMatching(/^Emergency.* 0113 496 0773$/),
    expect.stringMatching(/^Phone.* 0551 300 774$/),
    expect.stringMatching(/^Phone.* 0564 555 775$/),
  ])
})

test('a short sentence about a firm is no label of a number', () => {
  const short = (words: string) => phones('en', '/contact', `<h1>Contact</h1><p>${words}</p>`)
  expect([
    ...short('Missed the last bus? Harrow Lake Taxis, 0113 496 0771, know where we are.'),
    ...short('Weir Lodge Kitchen, 0113 496 0772'),
  ]).toEqual([expect.stringMatching(/0771\?$/), expect.stringMatching(/0772$/)])
})

test('of two texts that tell a number neither makes it the business’s', () => {
  const words = (rest: string) =>
    `<p>Marnham Kitchen will lay a table for you by the water, 0113 496 0771, ${rest} whatever the weather.</p>`
  const page = (path: string, body: string) =>
    readHtml(
      `<html lang="en"><head><title>Weir Lodge</title></head><body><main><h1>Weir Lodge</h1>${body}</main>
      <footer><p>Weir Lodge, 01632 960 411</p></footer></body></html>`,
      `https://weir-lodge.example${path}`,
    )
  const facts = findFacts([page('/', words('all year,')), page('/groups', words('for groups as well,'))])
  expect(
    facts.filter(({ kind }) => kind === 'phone').map(({ value, sure }) => [value, sure !== false]),
  ).toEqual([
    ['01632 960 411', true],
    ['0113 496 0771', false],
  ])
})

test('on a page of contacts a line that begins with what its number is for is the business’s own', () => {
  const far = '07700 900 731'
  const line = (language: string, words: string, path = '/contact') =>
    phones(language, path, `<h1>Weir Lodge</h1><ul><li>${words}</li></ul>`)
  for (const [language, words, label] of [
    [
      'en',
      `Urgent weekend line for guests of ours: ${far} (Saturday 1 pm to 6 pm, Sunday 10 to 4)`,
      'Emergency',
    ],
    [
      'en',
      `Lodge at the mill, if you are late or lost on the day: ${far}, answered while we are there`,
      'Phone',
    ],
    [
      'de',
      `Zweites Haus, wenn Sie sich verspäten oder verfahren: ${far}, besetzt von 9 bis 17 Uhr, nicht sonntags`,
      'Phone',
    ],
  ] as const)
    expect([words, line(language, words)]).toEqual([words, [`${label} ${far}`]])
  const firm = `If you are late or lost ring Moorland Recovery: ${far}, they come from Hexham and take cards too`
  expect(line('en', firm)).toEqual([`Phone ${far}?`])
})

test('a number for which one calls a part of the house by name is that part’s', () => {
  for (const [language, words, part] of [
    [
      'en',
      'To order a birthday cake, or to ask about a table for more than six, ring the café directly:',
      'café',
    ],
    [
      'de',
      'Für Tische ab sechs Personen oder eine Torte rufen Sie bitte direkt im Restaurant an:',
      'Restaurant',
    ],
    ['it', 'Per i tavoli da sei persone in su o per una torta chiamate direttamente il bar:', 'bar'],
  ] as const)
    expect(
      phones(language, '/table', `<h1>Weir Lodge</h1><p>${words} ${other}, in the morning.</p>`),
    ).toEqual([`Phone – ${part} ${other}`])
  const firm = `If you are late or lost in the hills, ring the taxi firm directly: ${other}, they know the way.`
  expect(phones('en', '/table', `<h1>Weir Lodge</h1><p>${firm}</p>`)).toEqual([])
})
