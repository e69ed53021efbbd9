import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'
import { type Body, page, stated } from '../testing/stated-facts.ts'

test('where something takes place, is parked or is sent to, and whom the law names, is no address of the business', () => {
  expect(
    stated(
      'address',
      ['/events', '<h1>Events</h1><p>Held at Brook Farm, Stanton Lacy, Ludlow SY8 2AE</p>'],
      [
        '/visit',
        `<h1>Find us</h1><h2>Parking</h2><p>Galdeford Car Park, Upper Drive, Ludlow SY8 2PQ</p>
        <p>Ludlow station, Station Drive, Ludlow SY8 2PH, is ten minutes away.</p>`,
      ],
      ['/stockists', '<h1>Stockists</h1><ul><li>Myriad Pots, 22 Corve Street, Ludlow SY8 1DA</li></ul>'],
      [
        '/legal',
        `<h1>Legal</h1><p>Clay &amp; Kiln, 4 Mill Lane, Ludlow SY8 1AA</p>
        <h2>Complaints</h2><p>Information Office, Wycliffe House, Water Lane, Wilmslow SK9 5AF</p>`,
      ],
    ),
  ).toEqual([])
  expect(
    stated('address', [
      '/locations',
      '<h1>Our studios</h1><h2>Leominster</h2><p>9 Corn Square, Leominster HR6 8LR</p>',
    ]),
  ).toEqual(['Address 9 Corn Square, Leominster HR6 8LR'])
  // The address and the parking are separate sentences, even if both say 'we'.
  expect(
    stated('address', [
      '/visit',
      `<h1>Visit</h1><p>We are at 14 Birch Lane, Hartwell, HW3 8QD, behind the library. There is free parking for two
      cars in the yard. The tram stop is five minutes on foot.</p>
      <p>We park at 3 Castle Street, Ludlow SY8 1AT. Our shop is near.</p>`,
    ]),
  ).toEqual(['Address 14 Birch Lane, Hartwell, HW3 8QD'])
})

test('where a company is only registered gives way to where the business is, and is asked where it is all there is', () => {
  const legal = (body: string): Body => ['/legal', `<h1>Legal</h1>${body}`]
  const told = [
    '<p>Clay Ltd. Registered office: 3 Ledger House, Bath BA1 2AB</p>',
    '<h2>Registered office</h2><p>3 Ledger House, Bath BA1 2AB</p>',
    '<p>Registered office:</p><p>3 Ledger House, Bath BA1 2AB</p>',
    '<p>Clay Ltd<br>3 Ledger House<br>Bath BA1 2AB (registered office)</p>',
    '<p>Clay Ltd<br>c/o Ledger &amp; Co<br>3 Mill Lane<br>Bath BA1 2AB</p>',
    '<p>Sitz der Gesellschaft: Lindenplatz 3, 97437 Haßfurt</p>',
    '<p>Siège social : 12 rue de la Paix, 69002 Lyon</p>',
    '<dl><dt>Sede legale</dt><dd>Via Roma 12, 20121 Milano</dd></dl>',
    '<p>Domicilio social: Calle Maestra 14, 23002 Jaén</p>',
    '<p>Maatschappelijke zetel: Dorpsstraat 14, 9000 Gent</p>',
  ]
  for (const body of told) {
    expect(stated('address', legal(body))).toEqual([])
    const alone = readHtml(
      `<html><body><main><h1>Legal</h1>${body}</main></body></html>`,
      'https://clay.example/legal',
    )
    const asked = findFacts([alone]).filter(({ kind }) => kind === 'address')
    expect(asked.map(({ sure }) => sure)).toEqual([false])
  }
  // An address that is also visited, or of another place, is not on paper only.
  expect(stated('address', legal('<p>Sede legale e operativa: Via Roma 12, 20121 Milano</p>'))).toEqual([
    'Address Via Roma 12, 20121 Milano',
  ])
  expect(stated('address', legal('<p>Sede legale: Milano; Showroom: Via Roma 12, 20121 Milano</p>'))).toEqual(
    ['Address Via Roma 12, 20121 Milano'],
  )
  expect(
    stated('address', [
      '/contact',
      '<h1>Contact</h1><p>c/o Corn Hall, 9 Corn Square, Leominster HR6 8LR</p>',
    ]),
  ).toEqual(['Address 9 Corn Square, Leominster HR6 8LR'])
})

test('an address that only structured data tells gives way to the one that visitors see', () => {
  const data = (name: string, streetAddress: string, addressLocality: string, postalCode: string) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Store',
      name,
      address: { '@type': 'PostalAddress', streetAddress, addressLocality, postalCode },
    })}</script>`
  const at = (head: string): Body => ['/contact', '<h1>Contact</h1><p>Write to us.</p>', head]
  expect(stated('address', at(data('Clay & Kiln', '7 Old Street', 'Ludlow', 'SY8 1AA')))).toEqual([
    'Address 7 Old Street, Ludlow SY8 1AA?',
  ])
  // A branch in another town is one more.
  expect(stated('address', at(data('Clay & Kiln Clun', '7 Old Street', 'Clun', 'SY7 8AA')))).toEqual([
    'Address 7 Old Street, Clun SY7 8AA',
  ])
})

test('people, lines of a price list and what is said about courses are no services', () => {
  const facts = findFacts([
    page([
      '/courses',
      `<h1>Courses</h1><h3>Wheel throwing</h3><p>Six evenings at the wheel, with all clay and two firings.</p>
      <h3>Ada Lunn</h3><p>Potter</p><h3>Adults</h3><p>£38</p><h3>Next dates</h3><p>We begin again in March, on a Tuesday.</p>`,
    ]),
  ])
  expect(facts.filter(({ kind }) => kind === 'service').map(({ label }) => label)).toEqual(['Wheel throwing'])
})

test('numbers of one switchboard are all the house’s, one of another town in the middle of a text is asked', () => {
  const inPassing = (number: string) =>
    `<h1>Glazing weekend</h1><p>Bring an apron and some lunch, and if your kiln at home needs a new element before the weekend there is a shop that has them in stock, ${number}, from Monday on.</p>`
  expect(stated('phone', ['/weekend', inPassing('01584 555 027')])).toEqual(['Phone 01584 555 027'])
  expect(stated('phone', ['/weekend', inPassing('01743 200 027')])).toEqual(['Phone 01743 200 027?'])
})

test('a number that is said to be theirs is asked, on the page for contacts too', () => {
  expect(
    stated('phone', [
      '/find-us',
      '<h1>Find us</h1><p>The café downstairs is open till ten; their number is 01584 701 200.</p>',
    ]),
  ).toEqual(['Phone 01584 701 200?'])
})

test('an address that begins its paragraph, where a page is about finding the business, is its own', () => {
  expect(
    stated('address', [
      '/opening-hours',
      '<h1>When we are there</h1><h2>The kiln room</h2><p>18 Ropewalk, Clun SY7 8JA. Pick up what was fired from Tuesday to Friday between eight and twelve, and bring the slip that you were given.</p>',
    ]),
  ).toEqual(['Address 18 Ropewalk, Clun SY7 8JA'])
})

test('what a register, a bank or an insurance numbers is no phone', () => {
  expect(
    stated('phone', [
      '/terms',
      `<h1>Terms</h1><dl>
      <dt>IBAN</dt><dd>NL00 TRAP 0000 4128 80</dd>
      <dt>Tax</dt><dd>GB 012 345 678</dd>
      <dt>Register</dt><dd>000 412 799</dd>
      <dt>Institute</dt><dd>033 0004 127</dd>
      <dt>Telephone</dt><dd>01584 555 018</dd></dl>`,
    ]),
  ).toEqual(['Phone 01584 555 018'])
})

test('an office of the town is somebody else', () => {
  expect(
    stated('phone', [
      '/contact',
      `<h1>Contact</h1><p>Workshop: 01584 555 041.</p>
      <p>Moorings are nothing to do with us; ring the harbour office, 01632 960 105.</p>`,
    ]),
  ).toEqual([expect.stringContaining('01584 555 041')])
})

test('a number of another place is the house’s where the words before it say so', () => {
  expect(
    stated('phone', [
      '/classes',
      `<h1>Classes</h1><p>Doors have windows and parents may sit in at any time. If you are worried about anything,
      speak to Dafydd Prosser, our safeguarding lead, on 07700 900 318.</p><p>The clay comes from a pit near Telford,
      which shows visitors round in summer whenever the weather lets it and the owner is in: 01952 555 018.</p>`,
    ]),
  ).toEqual(['Phone 07700 900 318', 'Phone 01952 555 018?'])
})

test('somebody’s name before an address is whose the number is, and gas has a line of its own', () => {
  expect(
    stated('phone', [
      '/weekends',
      `<h1>Weekends</h1><ul><li>Villa Rosa, 3 Church Lane, tel. 01547 555 020</li></ul>
      <p>If you smell gas ring the national line on 0800 555 099.</p>
      <p>Kiln trouble round the clock: 01584 555 088</p>`,
    ]),
  ).toEqual(['Emergency 01584 555 088', 'Phone 01547 555 020?'])
})

test('whoever is to be called by name for what a business does not do is somebody else', () => {
  expect(
    stated('phone', [
      '/roofs',
      `<h1>Gutters</h1><p>We don’t mend tiles, sorry: if one came down in the night ring the roofer Tom Ashdown of Knighton, 07700 900 181, who is quick.</p>
      <p>We do not answer mails at weekends: call Anna on 07700 900 182.</p>`,
    ]),
  ).toEqual(['Phone 07700 900 182', 'Emergency 07700 900 181?'])
  expect(
    stated('phone', [
      '/',
      `<h1>Töpferei</h1><p>Die Tourist-Information Moosach (Telefon 089 555 0180) führt samstags durch das Dorf.</p>
      <p>Der Bootsverleih am Steg (Telefon 089 555 0181) hat auch sonntags offen, damit haben wir nichts zu tun.</p>
      <p>Telefon 089 555 0182</p>`,
    ]),
  ).toEqual(['Phone 089 555 0182'])
})

test('a mail that one page names is known by that name, whichever page was read first', () => {
  const at = (path: string, body: string) =>
    readHtml(
      `<html lang="en"><body><main><h1>Otter Mill</h1>${body}</main></body></html>`,
      `https://otter.example${path}`,
    )
  const mails = findFacts([
    at('/', '<p>Write to looms@otter.example.</p>'),
    at('/contact', '<h2>Weaving room</h2><p>looms@otter.example</p>'),
  ]).filter(({ kind }) => kind === 'email')
  expect(mails.map(({ label }) => label)).toEqual(['Email – Weaving room'])
})
