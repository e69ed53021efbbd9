import { expect, test } from 'vitest'
import { priorityOf } from './priority.ts'

const rank = (path: string, depth = 1, text = '', language = '') =>
  priorityOf(new URL(path, 'http://a.example'), { depth, text, language })

test.each([
  '/pricing',
  '/Preise/',
  '/tarifs',
  '/precios.html',
  '/contact-us',
  '/kontakt',
  '/%C3%BCber-uns',
  '/qui-sommes-nous',
  '/our-services',
  '/leistungen',
  '/products',
  '/faq',
  '/opening-hours',
  '/%C3%B6ffnungszeiten',
  '/horarios',
  '/find-us',
  '/price-list?id=1',
])('%s ranks above an ordinary page', (path) => expect(rank(path)).toBeLessThan(rank('/something')))

test.each([
  '/tag/prices',
  '/author/ann',
  '/2024/05/a-post',
  '/blog/page/7',
  '/wp-login.php',
  '/cart',
  '/search?q=x',
  '/print',
])('%s ranks below an ordinary page', (path) => expect(rank(path)).toBeGreaterThan(rank('/something')))

test('link text ranks addresses that say nothing', () => {
  expect(rank('/p/12', 1, 'Unsere Preise')).toBeLessThan(rank('/p/12', 1, 'Galerie'))
  expect(rank('/p/12', 1, '料金表')).toBeLessThan(rank('/p/12', 1, 'ギャラリー'))
})

test('near pages rank above distant ones, policies above ordinary pages, the own language above others', () => {
  expect(rank('/something', 1)).toBeLessThan(rank('/something', 2))
  expect(rank('/privacy-policy')).toBeLessThan(rank('/something'))
  expect(rank('/pricing')).toBeLessThan(rank('/privacy-policy'))
  expect(rank('/de/preise', 1, '', 'de')).toBeLessThan(rank('/fr/tarifs', 1, '', 'de'))
  expect(rank('/tagliatelle')).toBe(rank('/something'))
})
