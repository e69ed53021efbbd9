import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts, pageFacts, said } from '../testing/facts-of-pages.ts'

const page = (path: string, body: string, head = '') =>
  readHtml(`<html lang="en"><head>${head}</head><body>${body}</body></html>`, `https://shop.example${path}`)
/** The first address that a line under 'Find us' is read as. */
const address = (text: string) =>
  said(pageFacts(page('/', `<main><h1>Find us</h1><p>${text}</p></main>`)), 'address')[0]?.[1]

test('addresses as seven countries write them', () => {
  expect(address('You find us at 14 Harbour Row, Bristol BS1 5TR. Parking is free.')).toBe(
    '14 Harbour Row, Bristol BS1 5TR',
  )
  expect(address('3 Mill Brae, Nethershiel, by Hawick TD9 8QX')).toBe(
    '3 Mill Brae, Nethershiel, by Hawick TD9 8QX',
  )
  expect(address('Lantern LLC · 88 Mercer St, Suite 5, Jersey City, NJ 07302')).toBe(
    '88 Mercer St, Suite 5, Jersey City, NJ 07302',
  )
  expect(address('Inh. Martha Vogel · Lindenplatz 3 · 97437 Haßfurt · Tel. 09521 555 012')).toBe(
    'Lindenplatz 3, 97437 Haßfurt',
  )
  expect(address('12 rue de la Paix<br>75002 Paris')).toBe('12 rue de la Paix, 75002 Paris')
  expect(address('Via Giuseppe Garibaldi 5, 00184 Roma')).toBe('Via Giuseppe Garibaldi 5, 00184 Roma')
  expect(address('Find the yard at Weir Road, Clonard, Co. Meath A83 D2C5.')).toBe(
    'Weir Road, Clonard, Co. Meath A83 D2C5',
  )
  expect(address('12 Elm Street, Halifax, NS B3H 4R2')).toBe('12 Elm Street, Halifax, NS B3H 4R2')
  expect(address('Posted March 21, 2023 No Comments')).toBeUndefined()
})

test.each([
  [
    'Pizzaria Bella – Rua das Flores 22, 4050-262 Porto – Tel.: 222 001 234',
    'Rua das Flores 22, 4050-262 Porto',
  ],
  ['Largo do Carmo n.º 5, 1200-092 Lisboa', 'Largo do Carmo n.º 5, 1200-092 Lisboa'],
  ['Praça da República 7, 4900-123 Viana do Castelo', 'Praça da República 7, 4900-123 Viana do Castelo'],
  [
    'Rua Augusta, 1500 - Consolação, São Paulo - SP, 01304-001',
    'Rua Augusta, 1500 - Consolação, São Paulo - SP, 01304-001',
  ],
  [
    'Götgatan 50, 118 26 Stockholm. Telefon 08-123 45 67. Org.nr 556123-4567.',
    'Götgatan 50, 118 26 Stockholm',
  ],
  ['Dlouhá 12, 110 00 Praha. Tel. +420 222 333 444', 'Dlouhá 12, 110 00 Praha'],
  ['ul. Leśna 5, 00-950 Warszawa', 'Leśna 5, 00-950 Warszawa'],
  ['Telefon 08-123 45 67. Org.nr 556123-4567', undefined],
  ['Tel. 555, 120 45 Anna', undefined],
])('an address as Portugal, Brazil and the North write it: %s', (said, value) => {
  expect(address(said)).toBe(value)
})

test('a house without a number is found by its name, its street and its postcode', () => {
  const whole = 'The Old Creamery, Grenville Row, Totnes TQ9 5AB'
  expect(address(whole)).toBe(whole)
  expect(address('Dart Kitchens · The Old Creamery · Grenville Row · Totnes TQ9 5AB')).toBe(whole)
  expect(address('Open to all (The Old Creamery, Grenville Row, Totnes TQ9 5AB)')).toBe(whole)
  expect(address('We are in the Old Creamery, Grenville Row, Totnes TQ9 5AB, and open daily.')).toBe(
    'Old Creamery, Grenville Row, Totnes TQ9 5AB',
  )
  expect(address('Lower Moor Farm<br>near Ashburton<br>Devon TQ13 7AB')).toBe(
    'Lower Moor Farm, near Ashburton, Devon TQ13 7AB',
  )
  expect(address('Hof Sonnenau<br>Dorfstraße<br>97437 Haßfurt')).toBe(
    'Hof Sonnenau, Dorfstraße, 97437 Haßfurt',
  )
  expect(address('De Oude Melkfabriek, Kerkstraat, 1234 AB Utrecht')).toBe(
    'De Oude Melkfabriek, Kerkstraat, 1234 AB Utrecht',
  )
})

test('what stands before an address is no part of it: a phone, the page of a register, whose it is', () => {
  const whitby = '12 Quay Street, Whitby YO21 1AB'
  expect(address(`Tel 01947 600100, ${whitby}`)).toBe(whitby)
  expect(address(`Call us: 01947 600100 | ${whitby}`)).toBe(whitby)
  expect(address('Tel. 91 123 45 67, Calle Mayor 5, 28013 Madrid')).toBe('Calle Mayor 5, 28013 Madrid')
  expect(address('Tomo 12345, folio 67, Calle Mayor 5, 28013 Madrid')).toBe('Calle Mayor 5, 28013 Madrid')
  expect(address('Tél. 02 98 11 22 33, rue du Port, 29200 Brest')).toBe('rue du Port, 29200 Brest')
  expect(address('12, rue du 8 Mai 1945, 75010 Paris')).toBe('12, rue du 8 Mai 1945, 75010 Paris')
  expect(address('Trattoria Rossi S.r.l. - Via Roma 5, 20121 Milano')).toBe('Via Roma 5, 20121 Milano')
})

test('names of towns, of people and of days in a sentence are no address, whatever postcode follows', () => {
  expect(address('We deliver to Totnes, Dartington, Ashburton TQ9 5AB and around.')).toBeUndefined()
  expect(address('Our van visits Ivybridge, South Brent, Buckfastleigh TQ11 0AB.')).toBeUndefined()
  expect(address('Thanks to Anna, Ben, Claire TQ9 5AB')).toBeUndefined()
  expect(address('Monday, Tuesday, Totnes TQ9 5AB')).toBeUndefined()
  expect(address('Wir liefern nach Bamberg, Hauptstraße, 97437 Haßfurt')).toBeUndefined()
  // Said to be where we are, towns are enough.
  expect(address('Find us in Hexworthy, Yelverton PL20 6SD')).toBe('Hexworthy, Yelverton PL20 6SD')
})

test('an address in structured data reads as people write it, and the same one in a footer adds nothing', () => {
  const address = {
    '@type': 'PostalAddress',
    streetAddress: '14 Ropewalk Lane',
    addressLocality: 'Port Ellery',
    postalCode: 'PE9 4QX',
    addressCountry: 'GB',
  }
  const data = JSON.stringify({ '@type': 'Store', name: 'Tidewater Pottery', address })
  const facts = pageFacts(
    page(
      '/',
      '<main><h1>Pots</h1><h2>How it works</h2><p>£40 to begin with.</p></main><footer>Tidewater Pottery, 14 Ropewalk Lane, Port Ellery PE9 4QX</footer>',
      `<script type="application/ld+json">${data}</script>`,
    ),
  )
  expect(said(facts, 'address')).toEqual([
    ['Address', '14 Ropewalk Lane, Port Ellery PE9 4QX, United Kingdom'],
  ])
  expect(said(facts, 'price')).toEqual([])
})

test('Indian addresses and numbers, and a profile its owner pasted from their own desk', () => {
  const facts = pageFacts(
    page(
      '/contact',
      `<main><h2>Office</h2><p>303, Century Tower,<br>45 Shakespeare Sarani,<br>Kolkata – 700017 (W.B.)</p>
      <ul><li>0771 - 2443238 / 28</li></ul><p>We have made 1,200,000 tons, 350 000 of them last year.</p>
      <a href="https://www.linkedin.com/company/107101424/admin/dashboard/">LinkedIn</a></main>`,
    ),
  )
  expect(said(facts, 'address')).toEqual([
    ['Address', '303, Century Tower, 45 Shakespeare Sarani, Kolkata – 700017'],
  ])
  expect(said(facts, 'phone')).toEqual([['Phone', '0771 - 2443238']])
  expect(said(facts, 'social')).toEqual([['LinkedIn', 'https://www.linkedin.com/company/107101424']])
})

test('a town and its country alone are no address', () => {
  const data = (address: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'LocalBusiness', name: 'Weir Yard', address: { '@type': 'PostalAddress', addressLocality: 'Clonard', addressCountry: 'IE', ...address } })}</script>`
  const told = (address: object) =>
    said(
      pageFacts(page('/', '<main><h1>Weir Yard</h1><p>Horses by the river.</p></main>', data(address))),
      'address',
    )
  expect(told({})).toEqual([])
  expect(told({ streetAddress: 'Weir Road' })).toEqual([['Address', 'Weir Road, Clonard, Ireland']])
})

test('a second place is the house’s where two pages tell it, or the page that says how to find it', () => {
  const main = page('/', '<main><h1>Find us</h1><p>4 Mill Lane, Ludlow SY8 1AA</p></main>')
  const yard = '<p>Park beside the church and walk to the yard at 9 Weir Road, Tenbury WR15 8AA.</p>'
  const told = (...pages: ReturnType<typeof page>[]) =>
    findFacts([main, ...pages])
      .filter(({ kind, sure }) => kind === 'address' && sure !== false)
      .map(({ value }) => value)
  const own = '4 Mill Lane, Ludlow SY8 1AA'
  const second = '9 Weir Road, Tenbury WR15 8AA'
  expect(told(page('/trips', `<main><h1>Trips</h1>${yard}</main>`))).toEqual([own])
  expect(told(page('/contact', `<main><h1>Contact</h1>${yard}</main>`))).toEqual(
    expect.arrayContaining([own, second]),
  )
  const trips = page('/trips', `<main><h1>Trips</h1>${yard}</main>`)
  const hire = page('/hire', `<main><h1>Hire</h1><p>Boats wait for you.</p>${yard}</main>`)
  expect(told(trips, hire)).toEqual(expect.arrayContaining([own, second]))
})

test('a lock, a unit and a yard before a house by its name, and a bracket behind a number', () => {
  expect(address('Lock 44 Car Park, The Locks, Devizes SN10 0PC')).toBe(
    'Lock 44 Car Park, The Locks, Devizes SN10 0PC',
  )
  expect(address('Unit 5, The Old Ropeworks, Carding Lane, Stockport SK1 0RW')).toBe(
    'Unit 5, The Old Ropeworks, Carding Lane, Stockport SK1 0RW',
  )
  expect(address('Dart Kitchens, The Old Creamery, Grenville Row, Totnes TQ9 5AB')).toBe(
    'The Old Creamery, Grenville Row, Totnes TQ9 5AB',
  )
  expect(address('Tannhofstraße 3 (Rückgebäude)<br>82008 Unterhaching')).toBe(
    'Tannhofstraße 3 (Rückgebäude), 82008 Unterhaching',
  )
})

test.each([
  'Marktplatz 14, 97437 Haßfurt',
  'Marienstraße 3, 12589 Berlin',
  'Augustinerweg 3, 50667 Köln',
  'Otterbuchtweg 14, 12589 Berlin',
  'Maistraße 8, 80337 München',
  'Julianalaan 12, 2628 BC Delft',
])('a street whose name begins like a month is a street: %s', (written) => {
  expect(address(written)).toBe(written)
})

test('a date before a number of five digits is no address', () => {
  expect(address('März 21, 20232 Besucher kamen')).toBeUndefined()
  expect(address('März 21, 20232 Besucher kamen.</p><p>Maistraße 8, 80337 München')).toBe(
    'Maistraße 8, 80337 München',
  )
})

test('where a pool that is not ours stands, and whoever watches over our data, is no place of ours', () => {
  const own = page('/', '<main><h1>Find us</h1><p>14 Harbour Row, Bristol BS1 5TR</p></main>')
  const stated = (path: string, text: string) =>
    said(findFacts([own, page(path, `<main><h1>Courses</h1><p>${text}</p></main>`)]), 'address')
  expect([
    ...stated(
      '/swimming',
      'Therapiebad am Wald, Waldallee 40, 85521 Riemerling. Dort bitte keine Anmeldungen, das Bad gehört nicht zu uns.',
    ),
    ...stated(
      '/about',
      'Unseren Datenschutzbeauftragten erreichen Sie bei der Kanzlei Thelen, Hohenzollernallee 5, 50672 Köln.',
    ),
    ...stated('/about', 'Our data protection officer is Ann Cole at 9 Castle Street, Bath BA1 1AA.'),
  ]).toEqual(Array(3).fill(['Address', '14 Harbour Row, Bristol BS1 5TR']))
})

test('addresses of branches below headings with their names belong to them, as their phones do', () => {
  const branches = page(
    '/locations',
    `<main><h1>Our shops</h1><h2>Leeds</h2><p>12 Quay Street, Leeds LS1 1AA. Tel 0113 600100</p>
      <h2>York</h2><p>3 Gate, York YO1 7AA. Tel 01904 600200</p></main>`,
  )
  const parts = findFacts([branches!])
    .filter(({ kind }) => kind === 'address' || kind === 'phone')
    .map(({ label, part, value }) => [label, part, value])
  expect(parts).toEqual([
    ['Phone – Leeds', 'Leeds', '0113 600100'],
    ['Phone – York', 'York', '01904 600200'],
    ['Address – Leeds', 'Leeds', '12 Quay Street, Leeds LS1 1AA'],
    ['Address – York', 'York', '3 Gate, York YO1 7AA'],
  ])
})

test('the only address below a heading, and one that the foot of every page repeats, are of the whole business', () => {
  const foot = '<footer><p>12 Quay Street, Leeds LS1 1AA</p></footer>'
  const branches = `<main><h1>Our shops</h1><h2>Leeds</h2><p>12 Quay Street, Leeds LS1 1AA</p>
    <h2>York</h2><p>3 Gate, York YO1 7AA</p></main>${foot}`
  const alone = `<main><h1>Seaview</h1><h2>Restaurant</h2><p>12 Quay Street, Leeds LS1 1AA</p><h2>Rooms</h2><p>Six rooms with a view.</p></main>`
  const labels = (pages: ReturnType<typeof page>[]) =>
    said(findFacts(pages), 'address').map(([label]) => label)
  expect(labels([page('/', alone)])).toEqual(['Address'])
  expect(
    labels([page('/locations', branches), page('/', `<main><h1>Seaview</h1><p>Welcome.</p></main>${foot}`)]),
  ).toEqual(['Address', 'Address – York'])
})
