import { wordsNamed } from '../language/patterns.ts'
import type { Language } from '../types.ts'
import type { Voice } from './voice.ts'

export type PassageKind =
  | 'sentence'
  /** A list item or a short line. */
  | 'item'
  | 'row'
  /** A term with its definition. */
  | 'term'
  /** A question on the site with its answer. */
  | 'faq'
  | 'fact'
  | 'taught'

export interface Cell {
  header: string
  value: string
}

/** The smallest piece of knowledge that can answer alone. */
export interface IndexedPassage {
  kind: PassageKind
  page: number
  /** Index of its paragraph, list or table. Passages of a block are consecutive. */
  block: number
  /** A row's name, a term or a question; empty for sentences. */
  subject: string
  text: string
  /** Headings above it, outermost first. */
  path: readonly string[]
  /** Word count below its nearest heading, which describes a sentence less the longer its section. */
  scope: number
  cells?: readonly Cell[]
  /** Header of the column with the rows' names. */
  subjectHeader?: string
  /** The paragraph that introduces its table or list. */
  intro?: string
  language: Language
  /** Relative trust: lower for a dated post, higher for a taught answer. */
  trust: number
  /** Set if a customer speaks or a post may be out of date. */
  voice?: Voice
  /** True if it carries the owner's correction, so the page isn't cited. */
  restated?: true
}

/** Up to this many words, a heading describes each sentence below it. */
export const section = 250
export const essay = 600

const beforePrice = `${wordsNamed('before a price')}|${wordsNamed('before a price of a row')}`
const endsInPrice = new RegExp(
  String.raw`^(\D.{1,70}?)\s+((?:(?:${beforePrice}) )?(?:[€$£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|EUR|CHF|£|\$)))$`,
)

const endsInTime = new RegExp(String.raw`(?:\d|[ap]\.?m\.?|${wordsNamed('hour after figures')}|h)$`, 'i')

/** Splits `Label: value` and `Name – 12 €`. */
export function splitLabel(text: string): { label: string; value: string } | null {
  const colon = /^([^:：]{1,60})(?::\s+|\s*：\s*)(\S.*)$/.exec(text)
  if (colon && !/[.!?]\s/.test(colon[1]!)) return { label: colon[1]!.trim(), value: colon[2]!.trim() }
  const dash = /^(.{2,90}?)\s+[–—-]\s+(\S.*)$/.exec(text)
  const isTimeSpan = dash && endsInTime.test(dash[1]!) && /^\d/.test(dash[2]!)
  if (dash && !isTimeSpan && !/[.!?]\s/.test(dash[1]!))
    return { label: dash[1]!.trim(), value: dash[2]!.trim() }
  const dots = /^(.{2,90}?)\s{0,9}(?:\.{3,}(?!\.)\s*(\S.*)|\.{3,}(\.))$/.exec(text)
  if (dots) return { label: dots[1]!.trim(), value: (dots[2] ?? dots[3]!).trim() }
  // In 'Flat white 3.80 €' the price belongs to the words before it.
  const price = endsInPrice.exec(text)
  return price ? { label: price[1]!.trim(), value: price[2]!.trim() } : null
}
