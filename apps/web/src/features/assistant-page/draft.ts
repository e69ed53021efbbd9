import type { Assistant } from '@foyer/contract/assistants'
import { changedNames, type EditedKind, type Edits } from '../../shared/editing/edits.ts'

export const fieldNames = {
  name: 'Business name',
  description: 'Description',
  context: 'Context',
  websiteUrl: 'Website',
  language: 'Language',
  multiLanguage: 'Multi-language',
  isActive: 'Active',
  personality: 'Personality',
  tone: 'Tone',
  promptTemplate: 'Prompt',
  allowedDomains: 'Allowed domains',
  dailyIpLimit: 'Daily limit',
  voiceEnabled: 'Voice',
  timeZone: 'Time zone',
  modelId: 'Language model',
} as const

export type FieldName = keyof typeof fieldNames
export type Fields = Pick<Assistant, FieldName>
export type Base = Fields & Pick<Assistant, 'version' | 'promptEdited'>

const names = Object.keys(fieldNames) as FieldName[]

function toBase({ version, promptEdited, ...assistant }: Assistant): Base {
  const fields = Object.fromEntries(names.map((name) => [name, assistant[name]])) as Fields
  return { ...fields, version, promptEdited }
}

/**
 * Every remote change conflicts while editing, except a prompt rebuilt by a scan or a new name, unless the prompt is
 * being edited.
 */
const conflicts = (base: Base, newer: Base, edits: Edits<Fields>) =>
  changedNames<Fields>(names, base, newer).filter(
    (name) => name !== 'promptTemplate' || newer.promptEdited || edits.promptTemplate !== undefined,
  )

export const assistantEdits: EditedKind<Fields, Assistant, Base> = { names, toBase, conflicts }
