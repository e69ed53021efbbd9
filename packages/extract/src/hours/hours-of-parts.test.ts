import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts, pageFacts } from '../testing/facts-of-pages.ts'

/** The hours a page states: 'label value', doubtful ones with a question mark. */
const hours = (body: string) =>
  pageFacts(
    readHtml(
      `<html lang="en"><head><title>Clay &amp; Kiln</title></head><body><main><h1>Visit us</h1>${body}</main></body></html>`,
      'https://clay.example/visit',
    ),
  )
    .filter(({ kind }) => kind === 'hours')
    .map(({ label, value, sure }) => `${label} ${value}${sure === false ? '?' : ''}`)

const own = '<h2>Opening hours</h2><p>Mon–Tue 10:00–17:00</p>'
const ours = ['Monday 10:00–17:00', 'Tuesday 10:00–17:00']

test('hours of the telephone, of a café and of deliveries are those of a part, never the house’s', () => {
  expect(
    hours(`<h2>Opening hours</h2><table><tr><th>Day</th><th>Studio</th><th>Telephone</th></tr>
      <tr><td>Monday</td><td>closed</td><td>9–12</td></tr><tr><td>Tuesday</td><td>10–17</td><td>9–12</td></tr></table>`),
  ).toEqual([
    'Monday – Studio closed',
    'Tuesday – Studio 10–17',
    'Monday – Telephone 9–12',
    'Tuesday – Telephone 9–12',
  ])
  const beside = hours(
    '<h2>Opening hours</h2><p>Mon–Tue 10:00–17:00, kitchen until 16:00</p><p>The café is open Mon–Wed 9:00–16:00.</p>',
  )
  expect(beside.filter((said) => !said.includes(' – '))).toHaveLength(2)
  expect(beside).toContain('Wednesday – café 9:00–16:00')
})

test('an emergency line that answers all night keeps no door open', () => {
  const said = hours('<p>Emergency line, 24 hours, every day of the year</p>')
  expect(said).toContain('Sunday – Emergency line 24 hours')
  expect(said.filter((each) => !each.includes(' – '))).toEqual([])
})

test('a span of months in brackets stays in one piece in the head of a column', () => {
  expect(
    hours(`<h2>Opening hours</h2><table><tr><th>Day</th><th colspan="2">Studio</th><th>Shop</th></tr>
      <tr><th></th><th>Winter (October – March)</th><th>Summer (April – September)</th><th></th></tr>
      <tr><td>Monday</td><td>closed</td><td>10–17</td><td>9–12</td></tr>
      <tr><td>Tuesday</td><td>12–17</td><td>10–17</td><td>9–12</td></tr></table>`),
  ).toEqual(
    expect.arrayContaining([
      'Tuesday – Studio (Winter (October – March)) 12–17',
      'Tuesday – Studio (Summer (April – September)) 10–17',
      'Tuesday – Shop 9–12',
    ]),
  )
})

test('prose with exceptions: the week is told, holidays are asked, and the first Monday of a month is no Monday', () => {
  expect(hours(`${own}<p>On the first Monday of the month we open 13:00–17:00 for models.</p>`)).toEqual(ours)
  expect(
    hours(`${own}<h3>Christmas opening</h3><ul><li>Monday: 10:00–13:00</li><li>Tuesday: closed</li></ul>
      <p>We are closed on 24 December and on Thursday 31 December 2026 we open 10:00–12:00.</p>`),
  ).toEqual([...ours, 'Monday – Christmas 10:00–13:00?', 'Tuesday – Christmas closed?'])
  expect(hours(`${own}<p>Collection: Saturday 9:00–10:00</p>`)).toEqual([
    ...ours,
    'Saturday – Collection 9:00–10:00?',
  ])
})

test('under a heading over several places each name is a branch', () => {
  expect(
    hours(
      `<h2>Our salons</h2><h3>Ludlow</h3><p>Tue–Wed 9:00–18:30</p><h3>Clun</h3><p>Wed–Thu 9:00–17:00</p>`,
    ).sort(),
  ).toEqual([
    'Thursday – Clun 9:00–17:00',
    'Tuesday – Ludlow 9:00–18:30',
    'Wednesday – Clun 9:00–17:00',
    'Wednesday – Ludlow 9:00–18:30',
  ])
})

test('a head in two rows gives each column both its names, also where cells are no head cells', () => {
  const week =
    hours(`<h2>Opening hours</h2><table><tr><td rowspan="2">Day</td><td colspan="2">Office, term time</td><td rowspan="2">Shop</td></tr>
    <tr><td>Leeds</td><td>York</td></tr>
    <tr><td>Monday</td><td>1pm – 8pm</td><td>closed</td><td>9am – 5pm</td></tr>
    <tr><td>Tuesday</td><td>1pm – 8pm</td><td>3pm – 7pm</td><td>closed</td></tr></table>`)
  expect(week.sort()).toEqual([
    'Monday – Office – Leeds (term time) 1pm – 8pm',
    'Monday – Office – York (term time) closed',
    'Monday – Shop 9am – 5pm',
    'Tuesday – Office – Leeds (term time) 1pm – 8pm',
    'Tuesday – Office – York (term time) 3pm – 7pm',
    'Tuesday – Shop closed',
  ])
  expect(
    hours(`<h2>The shop</h2><table><tr><td rowspan="2">Season</td><td colspan="2">Opening hours</td></tr>
      <tr><td>Monday to Friday</td><td>Saturday</td></tr>
      <tr><td>March to June</td><td>8.30 – 19.00</td><td>8.30 – 18.00</td></tr>
      <tr><td>July to October</td><td>9.00 – 18.30</td><td>closed</td></tr></table>`).filter((said) =>
      said.startsWith('Saturday'),
    ),
  ).toEqual(['Saturday – shop (March to June) 8.30 – 18.00', 'Saturday – shop (July to October) closed'])
})

test('a heading names a part and a season; a morning closed is no day closed; what differs for a while is asked', () => {
  const said =
    hours(`<h2>Shop in Clun (April – October)</h2><p>Opening hours</p><p>Monday</p><p>closed</p><p>16.00 – 19.30</p>
    <p>Tuesday</p><p>9.30 – 13.00</p><p>16.00 – 19.30</p>
    <p>In July and August the shop opens again after dinner, from 21.00 to 23.00, on Mondays and Tuesdays, and there is music in the yard.</p>`)
  expect(said.filter((line) => !line.endsWith('?'))).toEqual([
    'Monday – Shop in Clun (April – October) 16.00 – 19.30',
    'Tuesday – Shop in Clun (April – October) 9.30 – 13.00, 16.00 – 19.30',
  ])
  expect(said.filter((line) => line.includes('21.00')).every((line) => line.endsWith('?'))).toBe(true)
})

test('a day whose words say two things is asked', () => {
  expect(
    hours(
      `<h2>Opening hours</h2><table><tr><td>Mon – Wed</td><td>9 – 13 and 14 – 18, Wednesdays only mornings</td></tr>
      <tr><td>Saturday</td><td>9 – 13</td></tr><tr><td>Sunday</td><td>closed, except on All Saints: 9 – 15</td></tr>
      <tr><td>Thursday</td><td>9 – 18</td></tr><tr><td>Friday</td><td>9 – 18</td></tr></table>`,
    ).filter((said) => !said.endsWith('?')),
  ).toEqual(['Thursday 9 – 18', 'Friday 9 – 18', 'Saturday 9 – 13'])
})

const page = (path: string, body: string, head = '') =>
  readHtml(`<html lang="en"><head>${head}</head><body>${body}</body></html>`, `https://shop.example${path}`)

test('hours that two pages state differently are in doubt, those they agree on are not', () => {
  const week = (friday: string) =>
    `<main><h1>Contact</h1><h2>Opening hours</h2><ul><li>Mon–Thu 9am–5pm</li><li>Fri ${friday}</li></ul></main>`
  const facts = findFacts([page('/contact', week('9am–4pm')), page('/visit', week('9am–1pm'))])
  expect(facts.filter(({ kind }) => kind === 'hours').map(({ label, sure }) => [label, sure])).toEqual([
    ['Monday', true],
    ['Tuesday', true],
    ['Wednesday', true],
    ['Thursday', true],
    ['Friday', false],
  ])
})

test('hours that only machines are told, and that the pages contradict, are not believed', () => {
  const stale = `<script type="application/ld+json">{"@type":"Store","name":"Heron Cycles","openingHours":"Mo-Sa 09:00-17:00"}</script>`
  const hours = '<footer><h4>Opening hours</h4><p>Mon–Fri 9.30–18.00<br>Sat 10.00–16.00</p></footer>'
  const facts = findFacts([
    page('/', `<main><h1>Heron Cycles</h1><p>Bikes and repairs.</p></main>${hours}`, stale),
    page('/about.html', `<main><h1>About</h1><p>Since 2009.</p></main>${hours}`),
  ])
  const told = facts.filter(({ kind }) => kind === 'hours')
  expect(new Set(told.map(({ value }) => value))).toEqual(new Set(['9.30–18.00', '10.00–16.00']))
  expect(told.every(({ sure }) => sure)).toBe(true)
})

test('pages named after two places tell the hours of two branches', () => {
  const branch = (path: string, town: string, street: string, hours: string) =>
    page(
      path,
      `<main><h1>${town}</h1><p>${street}, ${town} LS29 8AA</p><h2>Opening hours</h2><p>${hours}</p></main>`,
    )
  const facts = findFacts([
    branch('/skipton.html', 'Skipton', '3 Mill Street', 'Mon–Fri 8.00–18.30'),
    branch('/ilkley.html', 'Ilkley', '58 Station Road', 'Mon–Fri 9.00–17.00'),
  ])
  const mondays = facts.filter(({ kind, label }) => kind === 'hours' && label.startsWith('Monday'))
  expect(mondays.map(({ label, value, sure }) => [label, value, sure]).sort()).toEqual([
    ['Monday – Ilkley', '9.00–17.00', true],
    ['Monday – Skipton', '8.00–18.30', true],
  ])
})

test('the hours of each door stand below its name, though no cell is a head cell and the corner is empty', () => {
  const row = (day: string, shop: string, bar: string) =>
    `<tr><td>${day}</td><td>${shop}</td><td>${bar}</td></tr>`
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  const facts = hours(
    `<h2>Who is there when?</h2><table><tbody>
    <tr><td></td><td><strong>Shop</strong></td><td><strong>Kiln bar</strong></td></tr>
    ${days.map((day) => row(day, '10:00–17:00', '18:00–23:00')).join('')}</tbody></table>`,
  )
  expect(facts).toContain('Monday – Shop 10:00–17:00')
  expect(facts).toContain('Friday – Kiln bar 18:00–23:00')
})

test('what stands below a heading of exceptions is asked', () => {
  const facts = hours(
    `<h2>Opening times</h2><p>Monday to Friday 9am–5pm</p><h2>Exceptions</h2>
    <ul><li>On 27–31 December the desk opens 10:00 am – 3:00 pm, every day.</li></ul>`,
  )
  expect(facts.filter((fact) => fact.includes('3:00') && !fact.endsWith('?'))).toEqual([])
  expect(facts).toContain('Monday 9am–5pm')
})

test('times of lessons are no hours, whatever the rows are called, and a Sunday brunch has no week', () => {
  const rows =
    '<table><tr><th>Weekend, beginners</th><td>Saturday and Sunday 13:30–18:30</td></tr><tr><th>Weekend, advanced</th><td>Saturday and Sunday 8:00–13:00</td></tr></table>'
  expect(hours(`${own}<h2>Class times</h2>${rows}`)).toEqual(ours)
  const rooms =
    '<table><tr><th>Room</th><th>Days</th><th>Hours</th></tr><tr><td>Hexham</td><td>Monday, Tuesday</td><td>18:30–19:30</td></tr></table>'
  expect(hours(`${own}<h2>Throwing lessons</h2>${rooms}`)).toEqual(ours)
  expect(hours(`<h2>Throwing wheels</h2>${rooms}`)[0]).toBe('Monday – Hexham 18:30–19:30')
  expect(
    pageFacts(
      readHtml(
        `<html lang="de"><body><main><h1>Bistro Laub</h1><h2>Sonntagsbrunch</h2><p>Mit Musik.</p><h3>Wann ist offen?</h3>
        <p>Dienstag 17 bis 21 Uhr, Mittwoch bis Freitag 12 bis 21 Uhr, Samstag 11 bis 22 Uhr, Montag Ruhetag.</p></main></body></html>`,
        'https://laub.example/bistro',
      ),
    )
      .filter(({ kind }) => kind === 'hours')
      .map(({ label }) => label),
  ).toEqual(
    ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'].map(
      (day) => `${day} – Bistro Laub`,
    ),
  )
})

test('where the page’s title stands in its frame, the headings of its sections name parts', () => {
  const page = readHtml(
    `<html lang="en"><head><title>Hours – Clay &amp; Kiln</title></head><body>
      <header><h2>Hours</h2></header><main>
      <h3>Opening hours</h3><p>Mon–Wed 10:00–17:00</p>
      <h3>Workshop</h3><table><tr><th>Monday</th><td>8:00–12:00</td></tr><tr><th>Tuesday</th><td>8:00–12:00</td></tr>
      <tr><th>Wednesday</th><td>closed</td></tr></table></main></body></html>`,
    'https://clay.example/hours',
  )
  const said = pageFacts(page).filter(({ kind }) => kind === 'hours')
  expect(said.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Monday 10:00–17:00',
    'Tuesday 10:00–17:00',
    'Wednesday 10:00–17:00',
    'Monday – Workshop 8:00–12:00',
    'Tuesday – Workshop 8:00–12:00',
    'Wednesday – Workshop closed',
  ])
})

test('a head in two rows may hold dates, and spans that overlap are of several parts', () => {
  expect(
    hours(`<h2>Opening hours</h2><table><thead><tr><th rowspan="2">Day</th><th colspan="2">Shop</th><th rowspan="2">Wine bar spring 3.4.–9.6.</th></tr>
      <tr><th>mornings</th><th>afternoons</th></tr></thead>
      <tr><td>Monday</td><td>9:00–12:00</td><td>13:00–18:00</td><td>closed</td></tr>
      <tr><td>Tuesday</td><td>9:00–12:00</td><td>closed</td><td>17:00–22:00</td></tr></table>`),
  ).toEqual([
    'Monday – Shop 9:00–12:00, 13:00–18:00',
    'Tuesday – Shop 9:00–12:00',
    'Monday – Wine bar (spring 3.4.–9.6.) closed',
    'Tuesday – Wine bar (spring 3.4.–9.6.) 17:00–22:00',
  ])
  expect(
    hours(`<h2>Opening hours</h2><table><tr><th>Day</th><th>mornings</th><th>Tasting</th></tr>
      <tr><td>Monday</td><td>9:00–17:00</td><td>16:00–20:00</td></tr><tr><td>Tuesday</td><td>9:00–17:00</td><td>closed</td></tr></table>`).filter(
      (said) => !said.endsWith('?'),
    ),
  ).toEqual([])
})

test('a footnote’s mark in a head is no part of its season', () => {
  expect(
    hours(`<h2>Opening hours</h2><table><thead><tr><th rowspan="2">Day</th><th colspan="2">April – October</th><th colspan="2">November – March *</th></tr>
      <tr><th>mornings</th><th>afternoons</th><th>mornings</th><th>afternoons</th></tr></thead>
      <tr><td>Monday</td><td>9:00–12:00</td><td>13:00–18:00</td><td>10:00–12:00</td><td>closed</td></tr>
      <tr><td>Tuesday</td><td>9:00–12:00</td><td>13:00–18:00</td><td>closed</td><td>closed</td></tr></table>`),
  ).toEqual([
    'Monday (April – October) 9:00–12:00, 13:00–18:00',
    'Tuesday (April – October) 9:00–12:00, 13:00–18:00',
    'Monday (November – March) 10:00–12:00',
    'Tuesday (November – March) closed',
  ])
})

test('one half of the business’s name is a part of it, and a sentence is the name of none', () => {
  const said = hours(
    `<h2>The Kiln</h2><p>Opening hours: Mon–Tue 10:00–14:00</p><h2>Throwing room</h2><p>Opening hours: Mon–Tue 9:00–21:00</p>
    <h2>Firing desk</h2><p>Open: she’s at her wheel Tuesday to Thursday, 10:00 to 13:00.</p>`,
  )
  expect(said.filter((line) => line.startsWith('Monday'))).toEqual([
    'Monday – Kiln 10:00–14:00',
    'Monday – Throwing room 9:00–21:00',
  ])
  expect(said.join()).not.toContain('wheel')
})

test('a season in a column of its own before the days is the season of its row', () => {
  const said =
    hours(`<h2>Opening hours</h2><table><thead><tr><th>Where</th><th></th><th>Monday – Friday</th><th>Saturday</th><th>Sunday</th></tr></thead>
    <tbody><tr><td rowspan="2">Glaze shop</td><td>Summer, 1 April – 31 October</td><td>10 am – 6 pm</td><td>9 am – 4 pm</td><td>closed</td></tr>
    <tr><td>Winter, 1 November – 31 March</td><td>11 am – 3 pm</td><td>closed</td><td>closed</td></tr></tbody></table>`)
  expect(said.filter((line) => line.startsWith('Monday'))).toEqual([
    'Monday – Glaze shop (Summer, 1 April – 31 October) 10 am – 6 pm',
    'Monday – Glaze shop (Winter, 1 November – 31 March) 11 am – 3 pm',
  ])
})
