import { tellingOutcome } from '../conversation/outcome.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import { wordsNamed } from '../language/patterns.ts'
import type { Question } from '../understand/question.ts'
import type { Resolver } from './resolver.ts'
import { otherSubjects } from './way-to-reach.ts'

/** 'Since when do you exist?' The founding sentence rarely shares a word with the question. */
export const sinceWhen: Resolver = {
  name: 'since-when',
  example: {
    page: `Our mechanic has been with us since 2015.

Ann Poole opened the workshop in 1974 with two benches.`,
    asked: ['Since when have you been in business?'],
    told: 'Ann Poole opened the workshop in 1974 with two benches.',
  },
  resolve({ own, index }) {
    if (!asksForBeginning(own)) return null
    const { passages } = index
    const at = earliestOf(passages, tellsBeginning)
    if (at !== null) return tellingOutcome(at)
    const likely = earliestOf(passages, sinceWe)
    return likely === null ? null : tellingOutcome(likely, { doubtful: true })
  },
}

const ofBeginning = new Set(['#since', '#founder', '#begin', '#year'])

function asksForBeginning(question: Question): boolean {
  const { concepts, type } = question
  const asks =
    concepts.has('#since') ||
    (type === 'when' && (concepts.has('#founder') || (concepts.has('#begin') && concepts.has('#year'))))
  // 'When was the café opened?' asks about a part of the business.
  return (
    asks &&
    otherSubjects(question).every((group) => group.concepts.some((concept) => ofBeginning.has(concept)))
  )
}

/** The earliest year: a second shop opened later in similar words. */
function earliestOf(passages: readonly IndexedPassage[], pattern: RegExp): number | null {
  let earliest: { at: number; year: number } | null = null
  for (const [at, passage] of passages.entries()) {
    const year = yearOfBeginning(passage, pattern)
    if (year !== null && (earliest === null || year < earliest.year)) earliest = { at, year }
  }
  return earliest?.at ?? null
}

const begins = `(?:${wordsNamed('since begins')})`
const year = String.raw`(?<!\d|[.,])(1[5-9]\d\d|20[0-4]\d)(?!\d|[.,]\d|\s?(?:€|£|\$|EUR|${wordsNamed('value money that counts nothing')}|km|m²|kg))`
/** A few words, but no other sentence. */
const between = '[^.;:!?\\n]{0,80}?'
const tellsBeginning = new RegExp(
  `(?<!\\p{L})${begins}(?!\\p{L})${between}${year}|${year}${between}(?<!\\p{L})${begins}(?!\\p{L})`,
  'iu',
)
const since = `(?<!\\p{L})(?:${wordsNamed('since')})\\s+(?:(?:${wordsNamed('since before a year')})\\s+){0,2}?${year}`
/** A sentence about the whole business needs no such verb: 'Brook Dental looks after families since 2009'. */
const sinceYear = new RegExp(since, 'iu')
const we = `(?<!\\p{L})(?:${wordsNamed('since we')})(?!\\p{L})`
/** 'Seit 2009 wohnen hier Hunde auf Zeit', if no sentence mentions the founding. */
const sinceWe = new RegExp(`${since}${between}${we}|${we}${between}${since}`, 'iu')
/** A person's years of service, and events with an opening. */
const ofSomebody = new RegExp(String.raw`(?<!\p{L})(?:${wordsNamed('since somebody')})(?!\p{L})`, 'iu')

function yearOfBeginning({ kind, voice, subject, text }: IndexedPassage, pattern: RegExp): number | null {
  if (voice || (kind !== 'sentence' && kind !== 'item' && kind !== 'fact')) return null
  const found = pattern.exec(text) ?? (subject === 'Description' ? sinceYear.exec(text) : null)
  return found && !ofSomebody.test(text) ? Number(found[1] ?? found[2]) : null
}
