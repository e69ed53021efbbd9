import { expect, test } from 'vitest'
import { type Base, changedFields, editsSince, isConflict, newerOf, withEdits } from './draft.ts'

const base: Base = {
  name: 'Harbour Dental',
  description: '',
  context: '',
  websiteUrl: '',
  language: 'en',
  multiLanguage: false,
  isActive: true,
  personality: 'professional',
  tone: 'helpful',
  promptTemplate: 'You are the assistant.',
  promptEdited: false,
  allowedDomains: [],
  dailyIpLimit: null,
  voiceEnabled: false,
  timeZone: null,
  modelId: null,
  version: 1,
}

test('a field set back to what it was is no edit', () => {
  const edits = withEdits(base, {}, { name: 'Harbour', allowedDomains: ['a.example'] })
  expect(edits).toEqual({ name: 'Harbour', allowedDomains: ['a.example'] })
  expect(withEdits(base, edits, { name: 'Harbour Dental', allowedDomains: [] })).toEqual({})
})

test('null is a value that can be set, and set back', () => {
  const limited = { ...base, dailyIpLimit: 20 }
  expect(withEdits(limited, {}, { dailyIpLimit: null })).toEqual({ dailyIpLimit: null })
  expect(withEdits(limited, { dailyIpLimit: null }, { dailyIpLimit: 20 })).toEqual({})
})

test('what was typed while saving stays an edit', () => {
  expect(editsSince({ name: 'Harbour II', tone: 'concise' }, { name: 'Harbour', tone: 'concise' })).toEqual({
    name: 'Harbour II',
  })
})

test('another owner’s change is a conflict only while there are edits', () => {
  const latest = { ...base, name: 'Quay Dental', version: 2 }
  expect(changedFields(base, latest)).toEqual(['name'])
  expect(isConflict(base, latest, {})).toBe(false)
  expect(isConflict(base, latest, { tone: 'concise' })).toBe(true)
})

test('a prompt rebuilt by a scan disturbs nobody but who is editing it', () => {
  const latest = { ...base, promptTemplate: 'Built anew.', version: 2 }
  expect(isConflict(base, latest, { tone: 'concise' })).toBe(false)
  expect(isConflict(base, latest, { promptTemplate: 'Mine.' })).toBe(true)
  expect(isConflict(base, { ...latest, promptEdited: true }, { tone: 'concise' })).toBe(true)
})

test('an answer that was overtaken by a newer one is left aside', () => {
  const saved = { ...base, dailyIpLimit: 20, version: 2 }
  expect(newerOf(saved, base)).toBe(saved)
  expect(newerOf(base, saved)).toBe(saved)
  // A plan that lapses puts an assistant to rest without a new version.
  const resting = { ...saved, isActive: false }
  expect(newerOf(saved, resting)).toBe(resting)
})
