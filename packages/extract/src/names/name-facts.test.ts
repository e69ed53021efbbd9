import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { createFactFinder } from '../find-facts.ts'
import { findFacts, pageFacts, said } from '../testing/facts-of-pages.ts'

const page = (path: string, body: string, head = '') =>
  readHtml(`<html lang="en"><head>${head}</head><body>${body}</body></html>`, `https://shop.example${path}`)

test('a name of last resort is the one in the copyright line, never an address', () => {
  const footer =
    '<footer>Compliance | @copyright 2023 | Singhal Group of Industries | All right reserved</footer>'
  const titled = (title: string) => `<title>${title} – https://www.singhal.example/</title>`
  const finder = createFactFinder()
  finder.add(page('/', `<main><p>Steel.</p></main>${footer}`, titled('Home')))
  finder.add(page('/contact', `<main><p>Write to us.</p></main>${footer}`, titled('Contact')))
  expect(said(finder.facts(), 'name')).toEqual([['Name', 'Singhal Group of Industries']])
})

test('a name that titles share is sure where the logo says it too, whatever the company is called', () => {
  const named = (logo: string, home = '/') =>
    findFacts(
      ['/', '/glasses', '/hearing', '/team'].map((path) =>
        page(
          path,
          `<header><a href="${home}"><img src="/logo.svg" alt="${logo}"></a></header><main><h1>About ${path}</h1><p>Words.</p></main>
          <footer><p>© 2026 Harbour Optical Trading Ltd</p></footer>`,
          `<title>${path === '/' ? 'Opticians in Ludlow' : path.slice(1)} | Fernley Eyes &amp; Ears</title>`,
        ),
      ),
    ).find(({ kind }) => kind === 'name')
  expect(named('Fernley Eyes &amp; Ears')).toMatchObject({ value: 'Fernley Eyes & Ears', sure: true })
  expect(named('Fernley Eyes &amp; Ears', 'index.html')).toMatchObject({ sure: true })
  expect(named('Fernley Eyes &amp; Ears', 'indexes')).toMatchObject({ sure: false })
  expect(named('')).toMatchObject({ value: 'Fernley Eyes & Ears', sure: false })
})

test('a name that titles follow up with the town is the logo’s, and a company of the same words bears it out', () => {
  const named = (title: string, logo: string, owner: string) =>
    findFacts(
      ['/', '/prices', '/team', '/contact'].map((path) =>
        page(
          path,
          `<header><a href="/"><img src="/logo.svg" alt="${logo}"></a></header><main><h1>About ${path}</h1><p>Words.</p></main>
          <footer><p>© 2026 ${owner}. Made by Northlight.</p></footer>`,
          `<title>${path.slice(1) || 'Start'} - ${title}</title>`,
        ),
      ),
    ).find(({ kind }) => kind === 'name')
  const company = 'Weidenau Physiotherapie GmbH'
  const ours = { value: 'Physiotherapie Weidenau', sure: true }
  expect(
    named('Physiotherapie Weidenau Bad Ems', 'Physiotherapie Weidenau', 'Ems Verwaltung GmbH'),
  ).toMatchObject(ours)
  expect(named('Physiotherapie Weidenau', '', company)).toMatchObject(ours)
  // One word of a logo may be half of the name, and what follows with an 'and' is the other half.
  expect(named('Heron Cycles', 'Heron', 'Wye Trading Ltd')).toMatchObject({ value: 'Heron Cycles' })
  expect(named('Heron Cycles &amp; Skates', 'Heron Cycles', 'Wye Trading Ltd')).toMatchObject({
    value: 'Heron Cycles & Skates',
  })
})

test('a site of one page is named by its title and what repeats it', () => {
  const named = (path: string, title: string, body: string) =>
    said(pageFacts(page(path, body, `<title>${title}</title>`)), 'name')
  expect(
    named('/', 'Willow &amp; Wren | Hair salon in Leeds', '<main><h1>Willow & Wren</h1><p>Hair.</p></main>'),
  ).toEqual([['Name', 'Willow & Wren']])
  expect(
    named(
      '/prices',
      'Servicing prices | Ridgeway Motors',
      '<main><h1>Servicing prices</h1><p>Brakes £55</p></main><footer>Ridgeway Motors, Unit 2 Cheney Manor</footer>',
    ),
  ).toEqual([['Name', 'Ridgeway Motors']])
  expect(
    named('/', 'Servicing and brakes | Best prices in town', '<main><h1>Welcome</h1><p>Cars.</p></main>'),
  ).toEqual([])
})

test('what a business says it is, after a comma and in small letters, is not its name', () => {
  const pages = ['/', '/courses', '/exams', '/camp'].map((path) =>
    page(
      path,
      `<header><a href="/">Merlin Linguists</a></header><main><h1>About ${path}</h1><p>Words.</p></main><footer><p>Merlin Linguists Ltd</p></footer>`,
      `<title>${path === '/' ? 'Languages' : path.slice(1)} - Merlin Linguists, school of languages in Leeds and York</title>`,
    ),
  )
  expect(findFacts(pages).find(({ kind }) => kind === 'name')?.value).toBe('Merlin Linguists')
})

test('what a business does is told by its words, not by a line of numbers, and prices are no desk to ring', () => {
  const facts = pageFacts(
    page(
      '/',
      `<main><h1>Quay Bread</h1><p>Open Monday to Friday 8:00–17:00 and on Saturday 9:00–14:00, all year round.</p>
      <p>We bake bread in Deal, and in our small café you can try all of it.</p><h2>Prices</h2>
      <p>Phone 01632 960 417, hello@quay.example, 12 Quay Street, Deal CT14 7AA</p></main>`,
    ),
  )
  expect(said(facts, 'description')).toEqual([
    ['Description', 'We bake bread in Deal, and in our small café you can try all of it.'],
  ])
  expect(said(facts, 'phone')).toEqual([['Phone', '01632 960 417']])
})
