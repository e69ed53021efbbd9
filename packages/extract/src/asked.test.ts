import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from './testing/facts-of-pages.ts'

const page = (path: string, title: string, body: string) =>
  readHtml(
    `<html lang="en"><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
    `https://kiln.example${path}`,
  )
const of = (kind: string, ...pages: ReturnType<typeof page>[]) =>
  findFacts(pages).filter((fact) => fact.kind === kind)
const dates = ['3 January', '11 February', '15 March', '4 April']

test('words about opening that hold no week are a question, and only where nothing else tells the hours', () => {
  const asked = (body: string) =>
    of('hours', page('/', 'Kiln', '<p>Clay for all.</p>'), page('/visit', 'Visit', body)).map(
      ({ label, value, quote, url, sure }) => ({ label, value, quote, url, sure }),
    )
  const question = (words: string) => [
    { label: 'Opening hours', value: words, quote: words, url: 'https://kiln.example/visit', sure: false },
  ]
  const calendar = `<h1>Visit</h1><h2>Opening hours</h2><ul>${dates.map((date) => `<li>${date}: 10:00–16:00</li>`).join('')}</ul>`
  expect(asked(calendar)).toEqual(question(dates.map((date) => `${date}: 10:00–16:00`).join(' · ')))
  const prose =
    'Most weekdays from about ten until the bread is gone, not on the second Tuesday, and on Saturdays if Jo is back.'
  expect(asked(`<h1>Visit</h1><h2>When we are open</h2><p>${prose}</p>`)).toEqual(question(prose))
  // Headed hours win over hours in passing, and a neighbour's are never asked.
  const said = 'We open at 9:00 and close at 17:00 on most days, but ring first.'
  expect(asked(`<h1>Visit</h1><p>${said}</p>`)).toEqual(question(said))
  expect(asked(`<h1>Visit</h1><p>${said}</p><h2>Opening hours</h2><p>${prose}</p>`)).toEqual(question(prose))
  expect(asked('<h1>Visit</h1><h2>Things to do nearby</h2><p>The mill is open 9:00–17:00.</p>')).toEqual([])
  expect(asked('<h1>Visit</h1><p>We love clay.</p>')).toEqual([])
  const week = '<h2>Opening hours</h2><p>Mon–Fri 9:00–17:00</p>'
  expect(asked(`<h1>Visit</h1>${week}<h2>When we are open</h2><p>${prose}</p>`)).toHaveLength(5)
})

test('where two pages contradict each other, both are shown', () => {
  const hours = (until: string) => `<h2>Opening hours</h2><p>Mon–Fri 9:00–${until}</p><p>Sat 10:00–12:00</p>`
  const facts = of(
    'hours',
    page('/', 'Kiln Lane', `<h1>Kiln Lane</h1>${hours('17:00')}`),
    page('/contact', 'Contact', `<h1>Contact</h1>${hours('18:00')}`),
  )
  expect(facts.map(({ label, value, otherValue }) => [label, value, otherValue]).slice(3)).toEqual([
    ['Thursday', '9:00–18:00', '9:00–17:00'],
    ['Friday', '9:00–18:00', '9:00–17:00'],
    ['Saturday', '10:00–12:00', undefined],
  ])
})

test('a name that title and heading of the front page share is asked about where nothing proves it', () => {
  const named = (path: string, title: string, heading: string) =>
    of(
      'name',
      page(path, title, `<h1>${heading}</h1><p>Clay.</p>`),
      page('/fees', 'Prices', '<h1>Prices</h1><p>Fees.</p>'),
    ).map(({ value, sure }) => ({ value, sure }))
  const asked = [{ value: 'Kiln Lane Pottery', sure: false }]
  expect(named('/', 'Welcome to Kiln Lane Pottery', 'Kiln Lane Pottery')).toEqual(asked)
  expect(named('/', 'Kiln Lane Pottery', 'Kiln Lane Pottery, Leeds')).toEqual(asked)
  expect(named('/', 'Clay in Leeds', 'Throw a pot')).toEqual([])
  expect(named('/visit', 'Visit us', 'Visit us by train')).toEqual([])
})
