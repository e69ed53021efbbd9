import { expect, test } from 'vitest'
import { bareAddress, shortUrl } from './site-path.tsx'

test('a page is shown by its path, with the host if it is on another site', () => {
  expect(shortUrl('https://www.bakery.example/menu', 'https://bakery.example/')).toBe('/menu')
  expect(shortUrl('https://bakery.example', 'https://bakery.example/')).toBe('/')
  expect(shortUrl('https://courses.example/', 'https://bakery.example/')).toBe('courses.example/')
  expect(shortUrl('http://127.0.0.1:3422/a', 'http://127.0.0.1:3421')).toBe('127.0.0.1:3422/a')
  expect(shortUrl('https://bakery.example/menu')).toBe('/menu')
})

test('a website is shown without scheme and trailing slash', () => {
  expect(bareAddress('https://bakery.example/')).toBe('bakery.example')
  expect(bareAddress('http://bakery.example/visit')).toBe('bakery.example/visit')
  expect(bareAddress('')).toBe('')
})
