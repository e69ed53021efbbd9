import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts, pageFacts, said } from './testing/facts-of-pages.ts'

const page = (path: string, body: string, head = '') =>
  readHtml(`<html lang="en"><head>${head}</head><body>${body}</body></html>`, `https://shop.example${path}`)

test('the neighbours’ numbers are not the business’s own; those of its branches are', () => {
  const numbers = ['01225 960111', '01225 960222', '01225 960333', '01225 960444']
  const list = numbers.map((number) => `<h3>A place</h3><p>Call ${number}</p>`).join('')
  const home = page('/', '<main><h1>Inn</h1><p>Call 01225 960999 to book.</p></main>')
  const around = page('/surroundings', `<main><h1>Things to do nearby</h1>${list}</main>`)
  expect(said(findFacts([home, around]), 'phone')).toEqual([['Phone', '01225 960999']])
  const branches = page('/locations', `<main><h1>Our shops</h1>${list}</main>`)
  expect(said(findFacts([home, branches]), 'phone')).toHaveLength(5)
})

test('what is offered to applicants is no service', () => {
  const offer =
    '<main><h1>Join us</h1><h2>What we offer</h2><ul><li>Fair pay</li><li>Long holidays</li></ul></main>'
  expect(said(pageFacts(page('/careers/', offer)), 'service')).toEqual([])
  expect(said(pageFacts(page('/page/', offer)), 'service')).toHaveLength(2)
})

test('products and services on tiles, a name each; prose under such a heading names none', () => {
  const tiles = (names: string[]) =>
    names.map((name) => `<div class="tile"><span>${name}</span></div>`).join('')
  const facts = pageFacts(
    page(
      '/',
      `<main><h1>Steel</h1><h2>Products</h2>${tiles(['WIRE RODS', 'TMT steel bar', 'MS pipes'])}
      <h2>Our services</h2>${tiles(['Cutting to length', 'Delivery', 'Galvanising'])}
      <h2>Our range</h2><p>Everything a builder needs.</p><p>Ask us</p><p>Call us</p><p>Write to us</p>
      <h2>Contact</h2><p>Come and see us</p></main>`,
    ),
  )
  expect(said(facts, 'product').map(([label]) => label)).toEqual(['WIRE RODS', 'TMT steel bar', 'MS pipes'])
  expect(said(facts, 'service').map(([label]) => label)).toEqual([
    'Cutting to length',
    'Delivery',
    'Galvanising',
  ])
})

test('what a post once offered is no price of today', () => {
  const offer = '<main><h1>Whitening</h1><ul><li>Home whitening £249</li></ul></main>'
  expect(said(pageFacts(page('/blog/whitening-2023.html', offer)), 'price')).toEqual([])
  expect(said(pageFacts(page('/fees.html', offer)), 'price')).toEqual([['Home whitening', '£249']])
})

test('a price in a short sentence is named by what it is for, a night line by when it is for', () => {
  const facts = pageFacts(
    page(
      '/plan',
      `<main><h1>Plan</h1><p>There is a one-off joining fee of £15.</p><p>Call 0117 496 0142 before ten.</p>
      <p>Out of hours, call our dentist on 07700 900417. By day we are on 0117 496 0142.</p></main>`,
    ),
  )
  expect(said(facts, 'price')).toEqual([['One-off joining fee', '£15']])
  expect(said(facts, 'phone')).toEqual([
    ['Phone', '0117 496 0142'],
    ['Emergency', '07700 900417'],
  ])
})

test('one price written in two ways is one', () => {
  const list = '<main><h1>Aprons</h1><ul><li>Field apron £68.00 GBP</li><li>Field apron £68</li></ul></main>'
  expect(said(pageFacts(page('/aprons', list)), 'price')).toHaveLength(1)
})

test('what a sum is for, where a list, a table or an answer to a question says it in its own way', () => {
  const facts = pageFacts(
    page(
      '/vouchers',
      `<main><h1>Two hours of mud</h1><ul><li>£42 for a wheel taster</li><li>£90 for an evening for two</li></ul>
      <dl><dt>Price</dt><dd>£225, or three payments of £75</dd></dl>
      <h2>Membership</h2><table><tr><th></th><th>Half</th><th>Full</th></tr>
      <tr><td>Price a month</td><td>£68</td><td>£115</td></tr><tr><td>Shelves</td><td>One</td><td>Two</td></tr></table>
      <h2>Can you post my pots?</h2><p>Yes, within the UK for £7.50 a parcel.</p>
      <ul><li>Up to 10 kg of clay; more costs £1.60 a kilogram</li></ul></main>`,
    ),
  )
  expect(said(facts, 'price')).toEqual([
    ['Wheel taster', '£42'],
    ['Evening for two', '£90'],
    ['Two hours of mud', '£225'],
    ['Membership – Half', '£68 a month'],
    ['Full', '£115 a month'],
  ])
})

test('whose numbers they are: branches by their headings, legal numbers and other firms’ addresses left alone', () => {
  const facts = findFacts([
    page(
      '/emergencies',
      `<main><h1>Emergencies</h1><p>Nights are covered by Valley Night Vets, Unit 9, Mill Park, Keighley BD20 0AV.</p>
      <h2>Out of hours</h2><p>01632 960 555<br>Always ring first.</p>
      <p>Repeat medicines: ring the prescription line 01632 960 430, or write to meds [at] fernvets.example.</p>
      <div class="review"><p>Ring 09098 790 777 instead!</p></div></main>
      <footer><h4>Skipton surgery</h4><p>22 Canal Yard<br>Skipton BD23 0FH<br>Tel: 01632 960 418</p>
      <h4>Ilkley surgery</h4><p>3 Wharf Court<br>Ilkley LS29 0FH<br>Tel: 01632 960 427</p>
      <p>Registered in England No. 00000417. VAT No. GB 000 4170 00. IBAN GB33 BUKB 2020 1555 5555 55.</p></footer>`,
    ),
  ])
  expect(said(facts, 'phone')).toEqual([
    ['Phone – prescription line', '01632 960 430'],
    ['Phone – Skipton surgery', '01632 960 418'],
    ['Phone – Ilkley surgery', '01632 960 427'],
    ['Emergency', '01632 960 555'],
  ])
  expect(said(facts, 'address').map(([, value]) => value)).toEqual([
    '22 Canal Yard, Skipton BD23 0FH',
    '3 Wharf Court, Ilkley LS29 0FH',
  ])
  expect(said(facts, 'email').map(([, value]) => value)).toEqual(['meds@fernvets.example'])
})

test('what may be somebody else’s is asked, not told', () => {
  const facts = findFacts([
    page(
      '/',
      `<main><h1>Heron Cycles</h1><p>Call us on 01632 960281.</p><h2>What riders say</h2><h2>“Better than the last lot”</h2>
        <p>We used to ring Peak Peddlers on 01632 960777 and never got an answer.</p></main>`,
    ),
    page(
      '/imprint.html',
      `<main><h1>Imprint</h1><p>Heron Cycles Ltd, phone 01632 960281</p><p>Web design: Studio North, phone 0131 496 0190.</p></main>`,
    ),
    page(
      '/hire.html',
      `<main><h1>Hire</h1><table><tr><td>Breakdowns at night, hire bikes only (22:00–7:30)</td><td>07700 900536</td></tr>
        <tr><td>Workshop updates, messages only</td><td>07700 900538</td></tr></table>
        <p>Should the weather turn, Peter Marsh keeps a trailer in the village and can be had on 01632 960412 at most hours.</p></main>`,
    ),
  ])
  const phones = facts.filter(({ kind }) => kind === 'phone')
  expect(phones.map(({ label, value, sure }) => [label.split(' – ')[0], value, sure])).toEqual([
    ['Phone', '01632 960281', true],
    ['Emergency', '07700 900536', true],
    ['Text messages', '07700 900538', true],
    ['Phone', '01632 960412', false],
  ])
})
