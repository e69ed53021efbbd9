import { expect, test } from 'vitest'
import {
  changedByBoth,
  changedNames,
  editsSince,
  findConflicts,
  latestOf,
  rebaseEdits,
  withEdits,
} from './edits.ts'

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

test('changed fields are named; lists are compared by content', () => {
  expect(changedNames(names, base, { ...base, domains: [] })).toEqual([])
  expect(changedNames(names, base, { ...base, name: 'Quay Dental', domains: ['a.example'] })).toEqual([
    'name',
    'domains',
  ])
})

test('a reverted field is not an edit', () => {
  const edits = withEdits(names, base, {}, { name: 'Harbour', domains: ['a.example'] })
  expect(edits).toEqual({ name: 'Harbour', domains: ['a.example'] })
  expect(withEdits(names, base, edits, { name: 'Harbour Dental', domains: [] })).toEqual({})
})

test('null is a value that can be set and reverted', () => {
  const limited: Fields = { ...base, limit: 20 }
  expect(withEdits(names, limited, {}, { limit: null })).toEqual({ limit: null })
  expect(withEdits(names, limited, { limit: null }, { limit: 20 })).toEqual({})
})

test('input typed during a save remains an edit', () => {
  const sent = { name: 'Harbour', limit: 20 }
  expect(editsSince<Fields>(names, { name: 'Harbour II', limit: 20 }, sent)).toEqual({ name: 'Harbour II' })
  expect(editsSince<Fields>(names, { ...sent, domains: ['a.example'] }, sent)).toEqual({
    domains: ['a.example'],
  })
})

test('an outdated response is ignored', () => {
  const read = { ...base, version: 1 }
  const saved = { ...base, limit: 20, version: 2 }
  expect(latestOf(saved, read)).toBe(saved)
  expect(latestOf(read, saved)).toBe(saved)
  // A lapsed plan deactivates an assistant without a new version.
  const resting = { ...saved, limit: 0 }
  expect(latestOf(saved, resting)).toBe(resting)
})

test('only fields changed to different values conflict', () => {
  const newer = { ...base, name: 'Quay Dental', limit: 20 }
  expect(changedByBoth(names, base, newer, { name: 'Pier Dental', limit: 20 })).toEqual(['name'])
  expect(changedByBoth(names, base, newer, { domains: ['a.example'] })).toEqual([])
})

test('without edits there are no conflicts', () => {
  type Base = Fields & { version: number }
  const kind = {
    names,
    toBase: (saved: Base) => saved,
    conflicts: (before: Base, newer: Base) => changedNames<Fields>(names, before, newer),
  }
  const [before, newer] = [
    { ...base, version: 1 },
    { ...base, limit: 20, version: 2 },
  ]
  expect(findConflicts(kind, before, newer, {})).toEqual([])
  expect(findConflicts(kind, before, newer, { name: 'Harbour' })).toEqual(['limit'])
})

test('rebaseEdits edits keep what the newer base does not have', () => {
  const newer = { ...base, name: 'Quay Dental', limit: 20 }
  expect(rebaseEdits(names, base, newer, { name: 'Pier Dental', limit: 20, domains: ['a.example'] })).toEqual(
    {
      name: 'Pier Dental',
      domains: ['a.example'],
    },
  )
})

test('groups merge field by field', () => {
  const newer = { ...base, form: { mode: 'ask', text: 'I agree.' } }
  expect(rebaseEdits(names, base, newer, { form: { mode: 'off', text: '' } })).toEqual({
    form: { mode: 'off', text: 'I agree.' },
  })
  expect(rebaseEdits(names, base, newer, { form: null })).toEqual({ form: null })
  expect(rebaseEdits(names, base, { ...base, form: null }, { form: { mode: 'off', text: '' } })).toEqual({
    form: { mode: 'off', text: '' },
  })
})
