import type { Personality } from '../../types.ts'

/** How warmly the same thing is said. */
export type Register = 'plain' | 'warm' | 'formal'

export const registerOf: Record<Personality, Register> = {
  professional: 'plain',
  friendly: 'warm',
  casual: 'warm',
  formal: 'formal',
  enthusiastic: 'warm',
  empathetic: 'warm',
}

/** Everything the assistant says in its own words, in one language. `{…}` is filled in. */
export interface Phrases {
  greeting: Record<Personality, string>
  thanks: Record<Register, string>
  farewell: Record<Register, string>
  identity: Record<Register, string>
  /** Said before an answer now and then; professional says nothing. */
  openers: Partial<Record<Personality, readonly string[]>>
  /** Said after an answer by an encouraging tone. */
  encouragement: string
  unknown: Record<Register, string>
  /** For one part of a question while the others were answered. */
  unknownRest: string
  /** Before quotes that may answer. */
  unsure: string
  reachBoth: string
  reachPhone: string
  reachEmail: string
  reachPage: string
  guarded: string
  clarify: string
  clarifyTopics: string
  /** Before text in the site's language when the visitor speaks another. */
  siteSays: string
  fileSays: string
  phone: string
  email: string
  address: string
  hoursHeading: string
  closedOn: string
  closed: string
  openNow: string
  closedNow: string
  opensAt: string
  closesAt: string
  today: string
  tomorrow: string
  /** Between two days of a range: 'Monday to Friday'. */
  dayRange: string
  and: string
  yes: string
  no: string
}
