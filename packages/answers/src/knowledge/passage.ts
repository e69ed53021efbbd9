import { wordsNamed } from '../language/patterns.ts'
import type { Language } from '../types.ts'
import type { Voice } from './voice.ts'

export type PassageKind =
  /** One sentence of a paragraph. */
  | 'sentence'
  /** One point of a list, or one short line. */
  | 'item'
  /** One row of a table, with its headers. */
  | 'row'
  /** A term and what is said of it. */
  | 'term'
  /** A question the site asks itself, and its answer. */
  | 'faq'
  | 'fact'
  | 'taught'

export interface Cell {
  header: string
  value: string
}

/** The smallest piece of knowledge that can answer by itself. */
export interface IndexedPassage {
  kind: PassageKind
  page: number
  /** The paragraph, list or table it stands in. Passages of one block follow each other. */
  block: number
  /** The subject: a row's name, a term, a question. Empty for sentences. */
  subject: string
  text: string
  /** The headings above it, outermost first. */
  path: readonly string[]
  /** Words that stand below its nearest heading: a heading over a whole essay says little of one sentence. */
  scope: number
  cells?: readonly Cell[]
  /** The heading of the column of the rows' names. */
  subjectHeader?: string
  /** The paragraph that introduces the table or list it stands in. */
  intro?: string
  language: Language
  /** The trust in it beside others: a dated post has less, a taught answer more. */
  trust: number
  /** The voice, where they are not the business's own words of today. */
  voice?: Voice
  /** The owner's word stands in it: the page says something else, and is not cited for it. */
  restated?: true
}

/** A heading speaks for each sentence below it up to so many words; beyond an essay's length it is but a title. */
export const section = 250
export const essay = 600

const beforePrice = `${wordsNamed('before a price')}|${wordsNamed('before a price of a row')}`
const endsInPrice = new RegExp(
  String.raw`^(\D.{1,70}?)\s+((?:(?:${beforePrice}) )?(?:[€$£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|EUR|CHF|£|\$)))$`,
)

const endsInTime = new RegExp(String.raw`(?:\d|[ap]\.?m\.?|${wordsNamed('hour after figures')}|h)$`, 'i')

/** `Label: value` and `Name – 12 €` say something of something. */
export function splitLabel(text: string): { label: string; value: string } | null {
  const colon = /^([^:：]{1,60})(?::\s+|\s*：\s*)(\S.*)$/.exec(text)
  if (colon && !/[.!?]\s/.test(colon[1]!)) return { label: colon[1]!.trim(), value: colon[2]!.trim() }
  const dash = /^(.{2,90}?)\s+[–—-]\s+(\S.*)$/.exec(text)
  const isTimeSpan = dash && endsInTime.test(dash[1]!) && /^\d/.test(dash[2]!)
  if (dash && !isTimeSpan && !/[.!?]\s/.test(dash[1]!))
    return { label: dash[1]!.trim(), value: dash[2]!.trim() }
  const dots = /^(.{2,90}?)\s{0,9}(?:\.{3,}(?!\.)\s*(\S.*)|\.{3,}(\.))$/.exec(text)
  if (dots) return { label: dots[1]!.trim(), value: (dots[2] ?? dots[3]!).trim() }
  // 'Flat white 3.80 €': a price at the end of a short line belongs to what stands before it.
  const price = endsInPrice.exec(text)
  return price ? { label: price[1]!.trim(), value: price[2]!.trim() } : null
}
