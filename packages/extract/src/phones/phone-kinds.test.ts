import { expect, test } from 'vitest'
import { stated } from '../testing/stated-facts.ts'

test('a fax is one with words between, and a number for calls and faxes is a phone', () => {
  expect(
    stated(
      'phone',
      [
        '/contact',
        `<h1>Contact</h1><p>Fax for drawings: 01584 555 019</p><p>Phone and fax: 01584 555 018</p>
        <p>By telephone or fax on 01584 555 017</p>`,
      ],
      ['/imprint', '<h1>Imprint</h1><p>Telefax: 01584 555 019</p>'],
    ),
  ).toEqual(['Phone 01584 555 018', 'Phone 01584 555 017', 'Fax 01584 555 019?'])
})

test('a fax is none to call, whatever is said between the word and its number or on another page', () => {
  expect(
    stated(
      'phone',
      [
        '/contact',
        `<h1>Contact</h1><p>Fax, for those who, like our accountant, swear by it: 01584 555 031</p>
        <dl><dt>Fax (in the back room)</dt><dd>01584 555 032</dd></dl><p>Fax machine broken, please ring 01584 555 033</p>`,
      ],
      ['/delivery', '<h1>Delivery</h1><p>Orders: 01584 555 034</p>'],
      ['/imprint', '<h1>Imprint</h1><p>Fax: 01584 555 034</p>'],
    ).sort(),
  ).toEqual([
    'Fax 01584 555 031?',
    'Fax 01584 555 032?',
    'Fax – Orders 01584 555 034?',
    'Phone 01584 555 033',
  ])
})

test('telling is no telephoning: a number for messages that are answered is for messages', () => {
  expect(
    stated('phone', [
      '/repairs',
      '<h1>Repairs</h1><p>Send a picture of the crack on WhatsApp to 07700 900 171 and we tell you what it costs. Nobody answers if you call.</p>',
    ]),
  ).toEqual(['WhatsApp 07700 900 171'])
})

test('what registers call their numbers may be a common word: an order is rung for, and an inn has a phone', () => {
  const one = (words: string) => stated('phone', ['/contact', `<h1>Contact</h1><p>${words}</p>`])
  expect([
    one('To order, ring 01584 555 020.'),
    one('Accounts by phone: 01584 555 020'),
    one('The Bell Inn, Clun, 01584 555 020'),
    one('Ein Anruf genügt: 01584 555 020'),
    one('Per il catalogo art. e ricambi, telefono 01584 555 020'),
  ]).toEqual(Array(5).fill([expect.stringMatching(/^Phone .*01584 555 020$/)]))
  expect([
    one('Order 01584 555 020'),
    one('INN 01584 555 020'),
    one('EIN: 01584 555 020'),
    one('Handelsregister 01584 555 020'),
    one('Partita IVA 01584 555 020'),
  ]).toEqual(Array(5).fill([]))
})

test('two numbers with a stroke between them are two, one with a stroke in it is one', () => {
  const all = (words: string) => stated('phone', ['/contact', `<h1>Contact</h1><p>${words}</p>`])
  expect(all('Tel. 01584 555 020 / 01584 555 021')).toEqual(['Phone 01584 555 020', 'Phone 01584 555 021'])
  expect(all('Telefon 01584/555020 / 01584/555021')).toEqual(['Phone 01584/555020', 'Phone 01584/555021'])
  expect(all('Tel. 01584/555020')).toEqual(['Phone 01584/555020'])
  expect(all('Tel. 01584 / 0555020')).toEqual(['Phone 01584 / 0555020'])
  expect(all('Tel. (01584) 555 020/(01584) 555 021')).toHaveLength(2)
})
