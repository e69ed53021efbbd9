import { isValue } from '@foyer/crawler/read/cell-value'
import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { isRegisterNumber } from './phones/register-number.ts'
import { findFacts } from './testing/facts-of-pages.ts'
import { pricesOf } from './testing/page-prices.ts'
import { stated } from './testing/stated-facts.ts'

// A pattern's own `\b` knows plain letters alone: for it 'génie' ends in the word 'nie', and 'fermé' does not end at all.

test.each(['Fermé', 'fermé le lundi', '8 g', '3 h'])('a cell is a value: %s', (text) => {
  expect(isValue(text)).toBe(true)
})
test.each(['8 gâteaux', '3 hébergements', '5 Lösungen'])('a cell is no value: %s', (text) => {
  expect(isValue(text)).toBe(false)
})

test('a number after a name that ends like the word of a register is a phone number', () => {
  expect(stated('phone', ['/contact', '<h1>Contact</h1><p>Le Bar du Génie 04 93 55 01 43</p>'])).toEqual([
    'Phone 04 93 55 01 43',
  ])
})

test.each(['ИНН ', 'ОГРН: '])('%s stands before the number of a register', (before) => {
  expect(isRegisterNumber(before)).toBe(true)
})

test.each([
  ['it', 'Età', 'Prezzi in €'],
  ['fr', 'Âge', 'Prix en €'],
])('%s: a column of ages holds no sums', (language, age, caption) => {
  const table = `<table><caption>${caption}</caption><tr><th>Nuoto</th><th>${age}</th><th>Lunedì</th></tr><tr><td>Gruppo A</td><td>6</td><td>45</td></tr></table>`
  expect(pricesOf(language, table).map(({ value }) => value)).toEqual(['45 €'])
})

test("a heading that asks is no name of what is sold, 'qué' as 'cómo'", () => {
  const labels = (heading: string) =>
    pricesOf('es', `<h1>Talleres</h1><h2>Cerámica</h2><h3>${heading}</h3><p>Adultos: 20 €</p>`).map(
      ({ label }) => label,
    )
  for (const asking of ['Qué cuesta', 'Cómo se paga']) expect(labels(asking)).toEqual(['Cerámica – Adultos'])
  expect(labels('Torno')).toEqual(['Torno – Adultos'])
})

test("a page called 'Menú' does not name the house", () => {
  const pages = ['/', '/menu'].map((path) =>
    readHtml(
      '<html lang="es"><head><title>Menú | Casa Pepe</title></head><body><main><h1>Menú</h1><p>Hola.</p></main></body></html>',
      `https://casa.example${path}`,
    ),
  )
  const names = findFacts(pages).filter(({ kind }) => kind === 'name')
  expect(names.map(({ value }) => value)).toEqual(['Casa Pepe'])
})
