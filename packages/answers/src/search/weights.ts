import { field } from '../knowledge/knowledge-index.ts'

/** Every number that a score is made of. */

/** How postings are ranked: as BM25 does, with what stands around a passage counted in. */
export const ranking = {
  k1: 1.2,
  b: 0.3,
  /** What the rest of its block says, beside its own words. */
  blockShare: 0.65,
  otherLanguage: 0.7,
  role: { subject: 1, day: 1, type: 0.78, carried: 0.3, weak: 0.25 },
  fields: [
    [field.subject, 0.75],
    [field.heading, 1.1],
    [field.outer, 0.5],
    [field.title, 0.5],
    [field.header, 0.26],
    [field.intro, 0.1],
  ],
} as const

/** What a word is worth by where it stands, the nearest place first. */
export const placeWorth: readonly [fields: number, worth: number][] = [
  [field.body | field.subject, 1],
  [field.heading, 1.2],
  [field.header, 1.15],
  [field.outer, 0.75],
  [field.title, 0.7],
  [field.intro, 0.3],
]

export const match = {
  inBlock: 0.5,
  concept: 0.85,
  weakConcept: 0.7,
  surely: 0.5,
  bareNumber: 0.4,
}

/** How much of the question it was taught for has to be asked, unless the rarest word of it is. */
export const mostNamed = 0.4

/** One of several rows is set apart by an amount: it lies inside, is the very one, or lies outside. */
export const bounds = { inside: 1.35, itself: 1.7, outside: 0.4 }

/** What each measure of a passage adds to the belief that it answers. Learnt, not chosen. */
export const likelihood = {
  words: 2.21,
  coverage: 4.78,
  valueNeeded: 2.14,
  valueLiked: 1.92,
  page: 0.97,
  pieces: 1.95,
  piecesAround: 1.11,
  named: 2.04,
  headed: 1.26,
  trust: 4.23,
  length: 0.23,
  row: 0.34,
  fact: -1.25,
  bounds: 1.3,
  // Learnt as 0.97; that much outweighed a sentence that says how keys are fetched.
  figures: 0.5,
  home: -0.47,
}

/**
 * How the chance that an answer is right goes by what is known of it. Learnt likewise, on sites of page builders, where
 * our own counted for a third. Four are not: names and values are missing too seldom there, and on sites of a few lines,
 * which have nothing else that could be likelier, two things asked and the site's own questions were too easily sure.
 */
export const sureness = {
  base: -1.05,
  coverage: 1.33,
  missingShare: -1.27,
  amountMissing: -1.06,
  nameMissing: -1.78,
  valueMissing: -2.63,
  carried: -0.91,
  twoThings: -0.97,
  essay: -1,
  faq: -0.25,
  cell: 0.67,
  named: 0.52,
  pieces: 0.41,
  odds: 0.46,
}
