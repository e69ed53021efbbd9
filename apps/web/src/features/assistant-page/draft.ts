import type { Assistant } from '@foyer/contract/assistants'
import { changedBetween } from '../../lib/save-over.ts'

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
export type Edits = Partial<Fields>
/** What was there when the owner began to edit. */
export type Base = Fields & Pick<Assistant, 'version' | 'promptEdited'>

const names = Object.keys(fieldNames) as FieldName[]
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function baseOf({ version, promptEdited, ...assistant }: Assistant | Base): Base {
  const fields = Object.fromEntries(names.map((name) => [name, assistant[name]])) as Fields
  return { ...fields, version, promptEdited }
}

/** Answers can overtake each other: one that is older than what is known already tells nothing new. */
export const newerOf = (known: Base, answer: Base): Base => (answer.version < known.version ? known : answer)

export const editedIn = (edits: Edits) => names.filter((name) => edits[name] !== undefined)

/** What still differs: a field set back to what it was is no edit. */
export function withEdits(base: Base, edits: Edits, change: Edits): Edits {
  const all = { ...edits, ...change }
  return Object.fromEntries(
    names
      .filter((name) => all[name] !== undefined && !same(all[name], base[name]))
      .map((name) => [name, all[name]]),
  )
}

/** What the owner changed since it was sent. */
export const editsSince = (edits: Edits, sent: Edits): Edits =>
  Object.fromEntries(
    editedIn(edits)
      .filter((name) => !same(edits[name], sent[name]))
      .map((name) => [name, edits[name]]),
  )

export const changedFields = (before: Fields, after: Fields) => changedBetween(names, before, after)

/**
 * What somebody else has saved since. A scan writes the prompt anew by itself, and so does a changed name; that is
 * nobody's edit, unless this owner is editing the prompt too.
 */
export const theirChanges = (base: Base, latest: Base, edits: Edits) =>
  changedFields(base, latest).filter(
    (name) => name !== 'promptTemplate' || latest.promptEdited || edits.promptTemplate !== undefined,
  )

export const isConflict = (base: Base, latest: Base, edits: Edits) =>
  editedIn(edits).length > 0 && theirChanges(base, latest, edits).length > 0
