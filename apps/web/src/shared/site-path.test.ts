import { expect, test } from 'vitest'
import { shortUrl } from './site-path.tsx'

test('a page is named by its path, and one of another site with that site', () => {
  expect(shortUrl('https://www.bakery.example/menu', 'https://bakery.example/')).toBe('/menu')
  expect(shortUrl('https://bakery.example', 'https://bakery.example/')).toBe('/')
  expect(shortUrl('https://courses.example/', 'https://bakery.example/')).toBe('courses.example/')
  expect(shortUrl('http://127.0.0.1:3422/a', 'http://127.0.0.1:3421')).toBe('127.0.0.1:3422/a')
  expect(shortUrl('https://bakery.example/menu')).toBe('/menu')
})
