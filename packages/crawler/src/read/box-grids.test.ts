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

test('rows whose cells stand in boxes within boxes are a table, also within an element that a page builder made up', () => {
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

test('cards behind wrappers stay cards, and two tables side by side stay two', () => {
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

test('a number made of letters and figures names nothing', () => {
  const box = (id: string, text: string) => `<div id="${id}"><p>${text}</p></div>`
  const text = page(
    `${box('comp-feb2ad5c', 'Life jackets are included.')}${box('comp-ad5c2f', 'Dogs sail free.')}${box('cookie-bar', 'We use cookies to make this site work.')}`,
  )
  expect(text).toContain('Life jackets are included.')
  expect(text).toContain('Dogs sail free.')
  expect(text).not.toContain('cookies')
})

test('sections with a list of things and prices in each are no table', () => {
  const dish = (name: string, price: string) => `<div><div>${name}</div><div>${price}</div></div>`
  const section = (name: string, ...dishes: string[]) =>
    `<div><div><div>${name}</div><div>From noon.</div></div><div>${dishes.join('')}</div></div>`
  const text = page(
    `<div>${section('Lunch', dish('Chowder', '£6.95'), dish('Crab roll', '£9.25'))}${section('Supper', dish('Mussels', '£14.00'), dish('Turbot', '£22.00'))}</div>`,
  )
  expect(text).toContain('| Crab roll | £9.25 |')
  expect(text).toContain('| Mussels | £14.00 |')
})
