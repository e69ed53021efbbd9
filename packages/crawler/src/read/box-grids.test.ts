import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

const page = (inner: string) =>
  readHtml(
    `<html><body><main><h1>Boats for hire at the old harbour</h1><p>We sail from April to October, in every weather that the harbour master allows.</p>${inner}</main></body></html>`,
    'https://boats.example/',
  ).text

const cell = (text: string, id = '') =>
  `<div${id && ` id="${id}"`} class="rich"><p><span>${text}</span></p></div>`
const item = (...cells: string[]) =>
  `<div role="listitem"><div class="inline"><div class="mesh">${cells.join('')}</div></div></div>`

test("rows with nested cells are a table, even inside a page builder's custom element", () => {
  const rows = [
    item(cell('Boat'), cell('May and June'), cell('July and August')),
    item(cell('Dinghy, half a day'), cell('£90'), cell('£120')),
    item(cell('Dinghy, a day'), cell('£150'), cell('£190')),
    item(cell('Launch, a day'), cell('£290'), cell('not for hire')),
  ].join('')
  const table = `| Boat | May and June | July and August |
| --- | --- | --- |
| Dinghy, half a day | £90 | £120 |
| Dinghy, a day | £150 | £190 |
| Launch, a day | £290 | not for hire |`
  expect(page(`<div role="list">${rows}</div>`)).toContain(table)
  expect(page(`<div role="list"><fluid-repeater>${rows}</fluid-repeater></div>`)).toContain(table)
})

test('wrapped cards stay cards, and two tables side by side stay separate', () => {
  const card = (name: string, price: string) =>
    item(`<h3>${name}</h3>`, cell('With a skipper and tea on board.'), cell(price))
  expect(
    page(`<div>${card('Dinghy', '£90')}${card('Launch', '£290')}${card('Ketch', '£490')}</div>`),
  ).toContain('### Launch\n\nWith a skipper and tea on board.\n\n£290')
  const prices = (name: string, sums: string[]) =>
    `<div><h3>${name}</h3><div><div>${['', 'Price', 'Each', '1 oar', sums[0], sums[0], '5 oars', sums[1], sums[2]].map((text) => `<div>${text}</div>`).join('')}</div></div></div>`
  const both = page(
    `<div>${prices('Bought', ['£31', '£135', '£27'])}${prices('Hired', ['£3', '£12', '£2.40'])}</div>`,
  )
  expect(both).toContain('| 5 oars | £135 | £27 |')
  expect(both).toContain('| 5 oars | £12 | £2.40 |')
})

test('ids of letters and digits are no hint', () => {
  const box = (id: string, text: string) => `<div id="${id}"><p>${text}</p></div>`
  const text = page(
    `${box('comp-feb2ad5c', 'Life jackets are included.')}${box('comp-ad5c2f', 'Dogs sail free.')}${box('cookie-bar', 'We use cookies to make this site work.')}`,
  )
  expect(text).toContain('Life jackets are included.')
  expect(text).toContain('Dogs sail free.')
  expect(text).not.toContain('cookies')
})

test('sections with a list of prices each are not a table', () => {
  const dish = (name: string, price: string) => `<div><div>${name}</div><div>${price}</div></div>`
  const section = (name: string, ...dishes: string[]) =>
    `<div><div><div>${name}</div><div>From noon.</div></div><div>${dishes.join('')}</div></div>`
  const text = page(
    `<div>${section('Lunch', dish('Chowder', '£6.95'), dish('Crab roll', '£9.25'))}${section('Supper', dish('Mussels', '£14.00'), dish('Turbot', '£22.00'))}</div>`,
  )
  expect(text).toContain('| Crab roll | £9.25 |')
  expect(text).toContain('| Mussels | £14.00 |')
})

test('branches, departments and seasons side by side are sections with separate lines', () => {
  const columns = (...boxes: string[]) =>
    page(`<div class="row">${boxes.map((box) => `<div>${box}</div>`).join('')}</div>`)
  expect(
    columns(
      '<h3>Harbour shop</h3><p>3 High Street<br>Tel: 01584 555 010<br>Mon–Sat 8am–5pm<br>Sunday closed</p>',
      '<h3>Town shop</h3><p>5 Broad Street<br>Mon–Fri 9am–4pm</p>',
    ),
  ).toContain(
    '### Harbour shop\n\n3 High Street\nTel: 01584 555 010\nMon–Sat 8am–5pm\nSunday closed\n\n### Town',
  )
  expect(
    columns(
      '<p><strong>Celle</strong></p><p>Mühlenweg 3<br>29221 Celle<br>Tel. 05141 555 010</p><p>Mo–Fr 9–18 Uhr</p>',
      '<p><strong>Peine</strong></p><p>Marktstraße 5<br>31224 Peine<br>Tel. 05171 555 020</p><p>Mo–Fr 10–17 Uhr</p>',
    ),
  ).toContain('Mühlenweg 3\n29221 Celle\nTel. 05141 555 010')
  expect(
    columns(
      '<h3>Estate</h3><p>Lun–ven 9:00–19:00</p><p>Sab 9:00–13:00</p>',
      '<h3>Inverno</h3><p>Lun–ven 9:00–17:00</p><p>Sab 9:00–12:00</p>',
    ),
  ).toContain('### Estate\n\nLun–ven 9:00–19:00\n\nSab 9:00–13:00')
  expect(
    columns('<h3>Verkauf</h3><p>Mo–Fr 9–18 Uhr</p>', '<h3>Werkstatt</h3><p>Mo–Fr 7–16 Uhr</p>'),
  ).toContain('### Werkstatt\n\nMo–Fr 7–16 Uhr')
})

test('days with two time ranges, prices with units and columns next to bold names stay tables', () => {
  const rows = (...boxes: string[]) => page(`<div>${boxes.map((box) => `<div>${box}</div>`).join('')}</div>`)
  expect(
    rows(
      '<strong>Monday</strong><p>9am–12<br>and 2pm–6pm</p>',
      '<strong>Tuesday</strong><p>9am–12<br>and 2pm–5pm</p>',
    ),
  ).toContain('| Monday | 9am–12 and 2pm–6pm |')
  expect(rows('<h3>Dinghy</h3><p>£90<br>per day</p>', '<h3>Launch</h3><p>£190<br>per day</p>')).toContain(
    '| Dinghy | £90 per day |',
  )
  expect(
    rows(
      '<div><b>Cabin 1</b></div><div>Sleeps 2</div><div>from £90</div>',
      '<div><b>Cabin 2</b></div><div>Sleeps 4</div><div>from £120</div>',
    ),
  ).toContain('| Cabin 2 | Sleeps 4 | from £120 |')
})

test("reviews side by side are not a table, and only a review's text is quoted", () => {
  const card = (text: string, name: string) => `<div><p>★★★★★</p><p>${text}</p><p>${name}</p></div>`
  expect(
    page(
      `<div>${card('We paid £15 and stayed five hours.', 'Anna M., May 2024')}${card('Worth the £20, and more.', 'Bob R., Whitby')}</div>`,
    ),
  ).toContain(
    '> ★★★★★\n\n> “We paid £15 and stayed five hours.”\n\n> Anna M., May 2024\n\n> ★★★★★\n\n> “Worth the £20, and more.”\n\n> Bob R., Whitby',
  )
  expect(page('<p>As they say, <q>it costs £9</q>.</p>')).toContain('As they say, “it costs £9”.')
})
