import { expect, test } from 'vitest'
import { createShelf } from './shelf.ts'

const rest = { facts: [], taught: [], context: '', websiteUrl: '', kept: [] }

test('half a site never passes for all of it', () => {
  const shelf = createShelf()
  // The first half went to a process that has ended since.
  expect(shelf({ kind: 'pages', book: 1, pages: [] })).toEqual({ kind: 'unknown' })
  expect(shelf({ kind: 'build', book: 1, rest, language: 'en' })).toEqual({ kind: 'unknown' })
  expect(shelf({ kind: 'open', book: 2 })).toEqual({ kind: 'taken' })
  expect(shelf({ kind: 'pages', book: 2, pages: [] })).toEqual({ kind: 'taken' })
  expect(shelf({ kind: 'forget', book: 2 })).toEqual({ kind: 'taken' })
  expect(shelf({ kind: 'pages', book: 2, pages: [] })).toEqual({ kind: 'unknown' })
})
