import { expect, test } from 'vitest'
import { changedBetween, changedByBoth, clashOf, editsSince, newerOf, rebased, withEdits } from './edits.ts'

type Fields = {
  name: string
  domains: string[]
  limit: number | null
  form: { mode: string; text: string } | null
}
const names = ['name', 'domains', 'limit', 'form'] as const
const base: Fields = {
  name: 'Harbour Dental',
  domains: [],
  limit: null,
  form: { mode: 'ask', text: '' },
}

test('fields that differ are named, lists by what they hold', () => {
  expect(changedBetween(names, base, { ...base, domains: [] })).toEqual([])
  expect(changedBetween(names, base, { ...base, name: 'Quay Dental', domains: ['a.example'] })).toEqual([
    'name',
    'domains',
  ])
})

test('a field set back to what it was is no edit', () => {
  const edits = withEdits(names, base, {}, { name: 'Harbour', domains: ['a.example'] })
  expect(edits).toEqual({ name: 'Harbour', domains: ['a.example'] })
  expect(withEdits(names, base, edits, { name: 'Harbour Dental', domains: [] })).toEqual({})
})

test('null is a value that can be set, and set back', () => {
  const limited: Fields = { ...base, limit: 20 }
  expect(withEdits(names, limited, {}, { limit: null })).toEqual({ limit: null })
  expect(withEdits(names, limited, { limit: null }, { limit: 20 })).toEqual({})
})

test('what was typed while saving stays an edit', () => {
  const sent = { name: 'Harbour', limit: 20 }
  expect(editsSince<Fields>(names, { name: 'Harbour II', limit: 20 }, sent)).toEqual({ name: 'Harbour II' })
  expect(editsSince<Fields>(names, { ...sent, domains: ['a.example'] }, sent)).toEqual({
    domains: ['a.example'],
  })
})

test('an answer that was overtaken by a newer one is left aside', () => {
  const read = { ...base, version: 1 }
  const saved = { ...base, limit: 20, version: 2 }
  expect(newerOf(saved, read)).toBe(saved)
  expect(newerOf(read, saved)).toBe(saved)
  // A plan that lapses puts an assistant to rest without a new version.
  const resting = { ...saved, limit: 0 }
  expect(newerOf(saved, resting)).toBe(resting)
})

test('both have changed what each changed to something else', () => {
  const newer = { ...base, name: 'Quay Dental', limit: 20 }
  expect(changedByBoth(names, base, newer, { name: 'Pier Dental', limit: 20 })).toEqual(['name'])
  expect(changedByBoth(names, base, newer, { domains: ['a.example'] })).toEqual([])
})

test('where nothing is edited, nothing is in the way', () => {
  type Base = Fields & { version: number }
  const kind = {
    names,
    baseOf: (saved: Base) => saved,
    inTheWay: (before: Base, newer: Base) => changedBetween<Fields>(names, before, newer),
  }
  const [before, newer] = [
    { ...base, version: 1 },
    { ...base, limit: 20, version: 2 },
  ]
  expect(clashOf(kind, before, newer, {})).toEqual([])
  expect(clashOf(kind, before, newer, { name: 'Harbour' })).toEqual(['limit'])
})

test('on a newer base the same edits remain, but for those that it has already', () => {
  const newer = { ...base, name: 'Quay Dental', limit: 20 }
  expect(rebased(names, base, newer, { name: 'Pier Dental', limit: 20, domains: ['a.example'] })).toEqual({
    name: 'Pier Dental',
    domains: ['a.example'],
  })
})

test('of a group of values, what was not changed here is taken from elsewhere', () => {
  const newer = { ...base, form: { mode: 'ask', text: 'I agree.' } }
  expect(rebased(names, base, newer, { form: { mode: 'off', text: '' } })).toEqual({
    form: { mode: 'off', text: 'I agree.' },
  })
  expect(rebased(names, base, newer, { form: null })).toEqual({ form: null })
  expect(rebased(names, base, { ...base, form: null }, { form: { mode: 'off', text: '' } })).toEqual({
    form: { mode: 'off', text: '' },
  })
})
