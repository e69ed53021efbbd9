import { expect, test } from 'vitest'
import { parse } from './route-pattern.ts'

const fits = (path: string, address: string) => parse(path).pattern.exec(address)?.slice(1) ?? null

test('a path fits itself, with or without a slash at its end and in any case', () => {
  expect(fits('/docs', '/docs')).toEqual([])
  expect(fits('/docs', '/Docs/')).toEqual([])
  expect(fits('/docs', '/docs/api')).toBeNull()
  expect(fits('/', '/')).toEqual([])
})

test('a named part is one part of the address, never empty', () => {
  expect(parse('/bot/:id').keys).toEqual(['id'])
  expect(fits('/bot/:id', '/bot/42')).toEqual(['42'])
  expect(fits('/bot/:id', '/bot/')).toBeNull()
  expect(fits('/bot/:id', '/bot/42/more')).toBeNull()
})

test('a star fits everything', () => {
  expect(fits('*', '/nowhere/at/all')).toEqual([])
})
