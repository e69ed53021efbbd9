import { expect, test } from 'vitest'
import { createAnswerer } from './do-answering.ts'

const rest = { facts: [], taught: [], context: '', websiteUrl: '', kept: [] }

test('half a site never passes for a whole one', () => {
  const answerer = createAnswerer()
  // The first half went to a process that has ended since.
  expect(answerer({ kind: 'pages', indexId: 1, pages: [] })).toEqual({ kind: 'unknown' })
  expect(answerer({ kind: 'build', indexId: 1, rest, language: 'en' })).toEqual({ kind: 'unknown' })
  expect(answerer({ kind: 'open', indexId: 2 })).toEqual({ kind: 'taken' })
  expect(answerer({ kind: 'pages', indexId: 2, pages: [] })).toEqual({ kind: 'taken' })
  expect(answerer({ kind: 'forget', indexId: 2 })).toEqual({ kind: 'taken' })
  expect(answerer({ kind: 'pages', indexId: 2, pages: [] })).toEqual({ kind: 'unknown' })
})
