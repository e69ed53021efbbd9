import { expect, test } from 'vitest'
import { bareAddress, shortUrl } from './site-path.tsx'

test('a page is named by its path, and one of another site with that site', () => {
  expect(shortUrl('https://www.bakery.example/menu', 'https://bakery.example/')).toBe('/menu')
  expect(shortUrl('https://bakery.example', 'https://bakery.example/')).toBe('/')
  expect(shortUrl('https://courses.example/', 'https://bakery.example/')).toBe('courses.example/')
  expect(shortUrl('http://127.0.0.1:3422/a', 'http://127.0.0.1:3421')).toBe('127.0.0.1:3422/a')
  expect(shortUrl('https://bakery.example/menu')).toBe('/menu')
})

test('a website is shown without what every address begins and may end with', () => {
  expect(bareAddress('https://bakery.example/')).toBe('bakery.example')
  expect(bareAddress('http://bakery.example/visit')).toBe('bakery.example/visit')
  expect(bareAddress('')).toBe('')
})
