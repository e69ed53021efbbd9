import { expect, test } from 'vitest'
import { readHtml } from '../read/read-html.ts'
import { findFacts } from '../testing/facts-of-pages.ts'

/** The services of a site with one page beside its front page; what the owner is asked about ends in '?'. */
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
  const dishes = ['Pike', 'Perch', 'Tench', 'Bream', 'Roach', 'Trout', 'Smelt', 'Zander', 'Sterlet'].map(
    (fish) => `<h3>Smoked ${fish.toLowerCase()}</h3><p>£14</p>`,
  )
  expect(
    offered('/kitchen', `<h1>From the smokery</h1>${dishes.join('')}`).filter((name) => !name.endsWith('?')),
  ).toEqual([])
})

test('vouchers, parties and delivery are offered wherever a heading names them, with their price', () => {
  const page = (body: string) => offered('/barn', `<h1>In the barn</h1>${body}`)
  expect(page('<h2>Gift vouchers</h2><p>Any amount, printed or by post.</p>')).toEqual(['Gift vouchers'])
  expect(page('<h2>Kindergeburtstag</h2><p>Ab sechs Kindern, mit Kuchen: pro Kind 14 €.</p>')).toEqual([
    'Kindergeburtstag',
  ])
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
  expect(services.map(({ label }) => label)).not.toContain('Il menu')
})

test('a ware of a shop and the name of a single room are no services, though each has its price', () => {
  const card = (name: string, text: string) => `<h2>${name}</h2><p>${text}</p>`
  const main = `<h1>Here</h1>${card('Enamel mug', 'Maroon, with the crest of 1904. £9')}${card('Leather care', 'We oil your saddle while you wait. £15')}`
  const sure = (path: string, body: string) => offered(path, body).filter((name) => !name.endsWith('?'))
  for (const path of ['/shop', '/laden.html', '/negozio', '/tienda/', '/winkel'])
    expect(sure(path, main), path).toEqual([])
  expect(sure('/saddlery', main)).toContain('Leather care')
  const rooms = `<h1>Rooms</h1>${card('Clara and Erik', 'Street side, with an upright. £12 an hour')}${card('Concert suite', 'A grand and sixty chairs. £40 an hour')}`
  for (const path of ['/practice-rooms', '/camere', '/zimmer.html'])
    expect(sure(path, rooms), path).toEqual(['Concert suite'])
})
