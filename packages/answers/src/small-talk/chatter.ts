import { fold } from '../language/fold.ts'
import { sourcesNamed } from '../language/patterns.ts'

/** What people also write to an assistant, and what no site answers. */
export type Chatter = 'nod' | 'laugh' | 'fond' | 'joke' | 'insult'

const kinds: readonly Chatter[] = ['nod', 'laugh', 'fond', 'joke', 'insult']

const complaint = new RegExp(asFolded(sourcesNamed('complains').join('|')), 'u')

const longestComplaint = 120

/** Somebody is unhappy and says so; asked how to complain, the site may tell. */
export const isComplaint = (message: string): boolean =>
  message.length <= longestComplaint && !/[?？؟]/.test(message) && complaint.test(fold(message))

/** The letters as messages are compared; the signs of a pattern are plain ones and stay. */
export function asFolded(pattern: string): string {
  return pattern.replace(/[^ -~]+/g, fold)
}

export const chatterIn = kinds.map(
  (kind) => [asFolded(sourcesNamed(`says ${kind}`).join('|')), kind] as const,
)
