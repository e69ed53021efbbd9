import { expect, test } from 'vitest'
import { pricesOf } from '../testing/page-prices.ts'

/** 'Label = value' of each price of a page, with a question mark where the owner is asked. */
const prices = (body: string, language = 'en') =>
  pricesOf(language, `<h1>Hill Dairy</h1>${body}`, 'https://dairy.example/shop').map(
    ({ label, value, sure }) => `${label} = ${value}${sure === false ? '?' : ''}`,
  )

test('a sum that begins a sentence is the price of what the heading names', () => {
  expect(
    prices(`<h2>Our butter</h2><p>From the cows behind the house. £3.20 for half a pound. Bring your own dish.</p>
      <h2>Churning evenings</h2><p>You take home what you made, and a jar of somebody else’s. £38 per person, children under 12 £19.</p>`),
  ).toEqual([
    'Our butter = £3.20 for half a pound',
    'Churning evenings = £38 per person',
    'Churning evenings – Children under 12 = £19',
  ])
  expect(
    prices(
      '<h2>Melkerfrühstück</h2><p>Brot, Käse und so viel Milch, wie Sie mögen. 14,50 Euro pro Person.</p>',
      'de',
    ),
  ).toEqual(['Melkerfrühstück = 14,50 € pro Person'])
  // A short form ends no sentence.
  expect(prices('<h2>Cheese</h2><p>A whole wheel for four pers. £24.</p>')).not.toContain('Cheese = £24')
})

test('a term that states its price, and a definition that says a single word of it', () => {
  expect(
    prices(`<h2>Boxes</h2><dl><dt>The Breakfast Box — £24</dt><dd>Butter, milk, eggs and a loaf.</dd>
      <dt>Half a calf, cut and packed — from £210</dt><dd>In autumn.</dd>
      <dt>Cheese cloths</dt><dd>Washing from £8.50, two days. Bring them dry.</dd></dl>`),
  ).toEqual([
    'The Breakfast Box = £24',
    'Half a calf, cut and packed = from £210',
    'Cheese cloths – Washing = from £8.50, two days',
  ])
})

test('days and people say when and who: what it is stands in the sentence before or over it', () => {
  expect(
    prices(`<h2>Getting in</h2><p>There’s an entry charge, because the calves have to eat.
      Wednesday to Friday £1.80 per person, Saturday and Sunday £2.60 per person.</p>`),
  ).toEqual([
    'Entry charge – Wednesday to Friday = £1.80 per person',
    'Entry charge – Saturday and Sunday = £2.60 per person',
  ])
  expect(
    prices(
      `<h2>Ingresso alla fattoria</h2><table><tr><th></th><th>Feriale (lun–ven)</th><th>Sabato e domenica</th></tr>
      <tr><td>Intero</td><td>8,00 €</td><td>10,00 €</td></tr></table>`,
      'it',
    ),
  ).toEqual(['Ingresso alla fattoria – Intero = 8,00 €', 'Ingresso alla fattoria – Intero = 10,00 €'])
  expect(prices('<h2>Gift vouchers</h2><p>Any amount from £20</p>')).toEqual([
    'Gift vouchers – Any amount = from £20',
  ])
})

test('names with a comma, and lines that describe what the line before names', () => {
  const lines = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
  expect(
    prices(
      `<h2>Mending</h2>${lines('Churn lid, tin or brass', '£12.00', 'Strap, stitched', '£19.00', 'buckle included')}
      <h2>On the terrace</h2>${lines('Teas', 'Farm tea', 'Scone, butter, honey, a pot for one', '£7.15')}
      <h2>Sundays</h2>${lines('Baked ham, trout or beans', 'Potatoes, greens, cider sauce', '£15.80 adult', '£7.40 child (under 12)')}`,
    ),
  ).toEqual([
    'Mending – Churn lid, tin or brass = £12.00',
    'Strap, stitched = £19.00',
    'Farm tea = £7.15',
    'Baked ham, trout or beans = £15.80, adult',
    'Baked ham, trout or beans = £7.40, child (under 12)',
  ])
  // The heading tells whether the first line below it is a name or a description.
  expect(prices(`<h2>Apple juice</h2>${lines('From our own trees, pressed daily', '£3.40')}`)).toEqual([
    'Apple juice – From our own trees, pressed daily = £3.40',
  ])
})

test('a head that asks what it costs names no thing, and coins that a machine takes buy none', () => {
  expect(
    prices(`<table><thead><tr><th rowspan="2">Cheese</th><th colspan="2">What it costs</th></tr><tr><th>Young</th><th>Ripe</th></tr></thead>
      <tbody><tr><td>Wheel</td><td>£45.00</td><td>£60.00</td></tr><tr><td>Half</td><td>£24.00</td><td>£32.00</td></tr></tbody></table>`),
  ).toEqual([
    'Wheel – Young = £45.00',
    'Wheel – Ripe = £60.00',
    'Half – Young = £24.00',
    'Half – Ripe = £32.00',
  ])
  expect(prices('<h2>Milk machine</h2><p>The slots take £2, £1 and 50p, and no cards.</p>')).toEqual([])
})

test('what only a style sheet keeps apart from a name is no part of it: from when on the price is', () => {
  expect(
    prices(
      `<ul><li><span>Schlagrahm, 0,5 l</span><span class="dots"></span><span>ab 2,40 €</span></li>
      <li><span>Käse vom Laib</span><span>ab € 2,10</span></li></ul>`,
      'de',
    ),
  ).toEqual(['Schlagrahm, 0,5 l = ab 2,40 €', 'Käse vom Laib = ab € 2,10'])
})

test('sizes below the name of a dish are prices of that dish, else of what the heading names', () => {
  expect(
    prices(
      `<h2>Brotzeit</h2><ul><li><span>Käseteller</span><p>Drei Sorten, Butter, Brot</p><ul><li>klein 6,20 €</li><li>groß 9,40 €</li></ul></li>
      <li>Quarkbrot 4,20 €</li><li>Linsensuppe<p>Mit Lauch</p><ul><li>ohne Speck 4,60 €</li><li>mit Speck 6,10 €</li></ul></li></ul>`,
      'de',
    ),
  ).toEqual([
    'Käseteller – klein = 6,20 €',
    'Käseteller – groß = 9,40 €',
    'Quarkbrot = 4,20 €',
    'Linsensuppe – ohne Speck = 4,60 €',
    'Linsensuppe – mit Speck = 6,10 €',
  ])
  expect(prices('<h2>Drinks</h2><ul><li>Small £2</li><li>Large £3</li></ul>')).toEqual([
    'Drinks – Small = £2',
    'Drinks – Large = £3',
  ])
})

test('what is made to order has its price, and what an order has to come to is none', () => {
  expect(prices('<ul><li>Cakes to order: £25–40</li><li>Bread on order £5</li></ul>')).toEqual([
    'Cakes to order = £25–40',
    'Bread on order = £5',
  ])
  expect(prices('<ul><li>Free delivery on orders £25</li><li>Smallest order £15</li></ul>')).toEqual([])
})
