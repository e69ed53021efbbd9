import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

/** The services of a site with a front page and one more; asked ones end in '?'. */
const offered = (path: string, main: string) =>
  findFacts(
    [
      ['/', '<h1>Reed Hall</h1><p>A house by the water.</p>'],
      [path, main],
    ].map(([at, body]) =>
      readHtml(
        `<html lang="en"><head><title>Reed Hall</title></head><body><main>${body}</main></body></html>`,
        `https://reed.example${at}`,
      ),
    ),
  )
    .filter(({ kind }) => kind === 'service')
    .map(({ label, sure }) => (sure === false ? `${label}?` : label))

test('what has a price under its own heading is sold, wherever it stands', () => {
  const card = (name: string, text: string) => `<h2>${name}</h2><p>${text}</p>`
  const courses = [
    card('Raku Day', 'From nine to four, with soup. £95 per person.'),
    card('Odds and ends', 'Clay £9 a bag, aprons £4 each.'),
  ].join('')
  for (const path of ['/studio', '/courses']) {
    const services = offered(path, `<h1>In the studio</h1>${courses}`)
    expect(services, path).toContain('Raku Day')
    expect(services, path).not.toContain('Odds and ends')
  }
})

test('a page of many such things is a menu, of which none is a service', () => {
  const dishes = ['pike', 'perch', 'tench', 'bream', 'roach', 'trout', 'smelt', 'zander', 'sterlet'].map(
    (fish) => `Smoked ${fish}`,
  )
  const smokery = (names: string[]) =>
    offered(
      '/kitchen',
      `<h1>From the smokery</h1>${names.map((name) => `<h3>${name}</h3><p>From the lake, with bread and butter. £14</p>`).join('')}`,
    )
  expect(smokery(dishes.slice(1))).toEqual(dishes.slice(1))
  expect(smokery(dishes)).toEqual([])
})

test('vouchers, parties and delivery are offered wherever a heading names them, with their price', () => {
  const page = (body: string) => offered('/barn', `<h1>In the barn</h1>${body}`)
  expect(page('<h2>Gift vouchers</h2><p>Any amount, printed or by post.</p>')).toEqual(['Gift vouchers'])
  expect(page('<h2>Kindergeburtstag</h2><p>Ab sechs Kindern, mit Kuchen: pro Kind 14 €.</p>')).toEqual([
    'Kindergeburtstag',
  ])
  expect(page('<h2>Delivery</h2><p>Within ten miles: £6.</p>')).toEqual(['Delivery'])
  expect(page('<h2>Delivery</h2><p>Our gates were delivered in May.</p>')).toEqual([])
})

test('the menu in the navigation is no service, whatever article it has', () => {
  const nav = '<nav><a href="/menu">Il menu</a> <a href="/corsi">I corsi</a></nav>'
  const list = '<ul><li>Pane fatto in casa: 8 €</li><li>Pasta fresca: 9 €</li></ul>'
  const pages = ['/', '/menu', '/corsi', '/dove'].map((path) =>
    readHtml(
      `<html lang="it"><body>${nav}<main><h1>Sotto il noce</h1><p>Una casa.</p>${list}</main></body></html>`,
      `https://noce.example${path}`,
    ),
  )
  const services = findFacts(pages).filter(({ kind }) => kind === 'service')
  expect(services.map(({ label }) => label)).toEqual(['I corsi'])
})

test('a ware of a shop and the name of a single room are no services, though each has its price', () => {
  const card = (name: string, text: string) => `<h2>${name}</h2><p>${text}</p>`
  const main = `<h1>Here</h1>${card('Enamel mug', 'Maroon, with the crest of 1904. £9')}${card('Leather care', 'We oil your saddle while you wait. £15')}`
  for (const path of ['/shop', '/laden.html', '/negozio', '/tienda/', '/winkel'])
    expect(offered(path, main), path).toEqual(['Enamel mug?', 'Leather care?'])
  expect(offered('/saddlery', main)).toEqual(['Enamel mug?', 'Leather care'])
  const rooms = `<h1>Rooms</h1>${card('Clara and Erik', 'Street side, with an upright. £12 an hour')}${card('Concert suite', 'A grand and sixty chairs. £40 an hour')}`
  for (const path of ['/practice-rooms', '/camere', '/zimmer.html'])
    expect(offered(path, rooms), path).toEqual(['Clara and Erik?', 'Concert suite'])
})
