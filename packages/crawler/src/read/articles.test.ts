import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

test('a business page marked as an article by a plugin is read as a page', () => {
  const head = `<meta property="og:type" content="article"><meta property="article:published_time" content="2024-02-01T10:00:00Z">
    <script type="application/ld+json">{"@type":"Article","headline":"Fees"}</script>`
  const html = (bodyClass: string) =>
    `<html><head>${head}</head><body class="${bodyClass}"><main><h1>Fees</h1><p>${'All our fees include a second visit if you need one. '.repeat(5)}</p></main></body></html>`
  expect(
    readHtml(html('page page-id-12'), 'https://shop.example/what-it-costs-here-and-there/').article,
  ).toBe(false)
  expect(readHtml(html(''), 'https://shop.example/our-fees/').article).toBe(false)
  expect(readHtml(html(''), 'https://shop.example/why-we-raised-our-fees-in-spring/').article).toBe(true)
})

test.each(['janvier', 'février', 'mars'])("a dateline of %s is none of an article's text", (month) => {
  const prose = 'Le marché reprend sa place au bord du fleuve, et les commerçants sont contents. '.repeat(20)
  const { article, text } = readHtml(
    `<html lang="fr"><head><meta property="og:type" content="article"></head><body><main><h1>Le marché</h1><p>Par Hélène Dubois-Renaud, le 12 ${month} 2026</p><p>${prose}</p></main></body></html>`,
    'https://village.example/le-retour-du-marche-au-bord-du-fleuve/',
  )
  expect(article).toBe(true)
  expect(text).toBe(prose.trim())
})
