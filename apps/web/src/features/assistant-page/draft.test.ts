import { expect, test } from 'vitest'
import { type Edits, findConflicts } from '../../shared/editing/edits.ts'
import { assistantEdits, type Base, type Fields } from './draft.ts'

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
const clash = (latest: Base, edits: Edits<Fields>) => findConflicts(assistantEdits, base, latest, edits)

test('another person’s change is a conflict only while there are edits', () => {
  const latest = { ...base, name: 'Quay Dental', version: 2 }
  expect(clash(latest, {})).toEqual([])
  expect(clash(latest, { tone: 'concise' })).toEqual(['name'])
})

test('a prompt rebuilt by a scan conflicts only with edits of the prompt', () => {
  const latest = { ...base, promptTemplate: 'Built anew.', version: 2 }
  expect(clash(latest, { tone: 'concise' })).toEqual([])
  expect(clash(latest, { promptTemplate: 'Mine.' })).toEqual(['promptTemplate'])
  expect(clash({ ...latest, promptEdited: true }, { tone: 'concise' })).toEqual(['promptTemplate'])
})
