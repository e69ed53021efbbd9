import { field } from './knowledge/fields.ts'

/**
 * Every number that something is weighed by, or that a weighing has to reach. What merely bounds (how long a text is read,
 * how many lines are quoted, how much is remembered) stands where it bounds.
 */

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
}

/** The share of the question it was taught for that has to be asked, unless the rarest word of it is. */
export const mostNamed = 0.4

/** One of several rows is set apart by an amount: it lies inside, is the very one, or lies outside. */
export const bounds = { inside: 1.35, itself: 1.7, outside: 0.4 }

/** What each measure of a passage adds to the belief that it answers. Learnt, not chosen. */
export const likelihood = {
  words: 2.09,
  coverage: 4.18,
  // Chosen, not learnt: it costs nothing on any site, and a catalogue whose pages each have a rare name needs it.
  wordsFound: 3.96,
  valueNeeded: 2.07,
  valueLiked: 1.86,
  page: 0.72,
  pieces: 1.32,
  piecesAround: 1.23,
  named: 1.53,
  headed: 1.29,
  trust: 3.07,
  length: 0.21,
  row: 0.25,
  fact: -1.23,
  bounds: 1.6,
  // The weight was learnt as 0.97; that much outweighed a sentence that says how keys are fetched.
  figures: 0.44,
  home: -0.3,
  denies: 0.86,
}

/** How the chance that the best quote answers goes by what is known of it. Learnt likewise. */
export const sureness = {
  base: -3.2,
  coverage: 1.72,
  nowhere: -1.14,
  amountMissing: -0.75,
  nameMissing: -0.87,
  valueMissing: -2.14,
  cell: 1.04,
  named: 0.98,
  pieces: 1.07,
  essay: -1.25,
  otherLanguage: 1.2,
  share: 1.55,
  odds: 0.18,
}

/**
 * The chances from which an answer is told plainly, quoted, and quoted with the remark that it may not answer; what is
 * likelier wrong than that is not told. docs/decisions/how-sure.md tells how many were right above each.
 */
export const chanceBars = { plain: 0.845, quoted: 0.47, doubtful: 0.15 }

/** The numbers by which the measures above are taken. */
export const measuring = {
  /** A short heading that says all that was asked counts for more than all, but not for ever more. */
  mostCoverage: 1.2,
  /** The least that a word is worth beside the best passage's. */
  leastWords: 0.01,
  /** A value speaks neither for a passage nor against it where none is asked for. */
  noValueAsked: 0.5,
  /** A name told by another word that means it. */
  namedByMeaning: 0.8,
  /** No passage has all of the belief, and none has nothing of it. */
  leastShare: 0.01,
  /** Visitors ask for what is counted or paid; a row with more figures than these is no likelier for it. */
  manyFigures: 3,
}

/** Which passages are quoted where none can be sworn to. */
export const quoting = {
  /** Passages that share less with a question speak of something else; of those that answer one in twelve does. */
  leastCoverage: 0.3,
  leastPieces: 0.35,
  /** What is believed in so much less than the best one would only distract. */
  farBehind: 0.005,
  /** The share of the heading over others' words that has to be asked for before they go first. */
  headingNamed: 0.5,
  /** The share of its neighbor's likelihood that a passage has beside its own. */
  nextTo: 0.05,
  /** The share of the best one's likelihood from which passages of its section are quoted beside it. */
  beside: 0.02,
  /** What a sentence gains that has the kind of value asked for. */
  valueNeeded: 0.3,
  /** A line with so small a share of words of its own is the same as another. */
  wordsApart: 0.15,
}

/** The bars for rows that fit as well as the best one. */
export const equalRows = { score: 0.9, coverage: 0.02 }

/** Which week is meant by a question about hours. */
export const hoursWorth = {
  topic: 4,
  opening: 3,
  /** More than all that can speak for a page, less than a part of the business that was asked for. */
  owners: 3.5,
  /** What the site leaves in doubt goes behind every week that it does not, and before a day that none tells. */
  doubtful: -2.5,
  doubtedDay: -4,
  whole: 1,
  onPage: 0.5,
  /** The first of two weeks is the house's own. */
  later: -0.001,
}

/** Which row or column of a table a follow-up means. */
export const tableStep = { size: 0.3, veryWord: 2, denied: -10, clearest: 0.99 }

/** A passage that speaks of this much of a question tells its number better than a list of all numbers does. */
export const tellsItsNumber = 0.6

/** The sureness with which a word of the site stands for one of the question. */
export const standsFor = {
  synonym: 0.65,
  translation: 0.85,
  /** A word that only hints at what is meant. */
  hint: 0.5,
  kind: 0.35,
  relative: 0.34,
  bounds: 0.6,
  /** A word of the thesaurus: the very same, and the class or rule it falls under. */
  sameThing: 0.4,
  sameClass: 0.5,
  /** A word the site uses is mostly meant as it uses it. */
  besideOwn: 0.5,
  /** The worth of a part of a compound, translated and not. */
  translatedPart: 0.95,
  part: 0.8,
  /** Two words name the same from here on: seniors are adults, and may pay another price. */
  named: 0.4,
  /** A word is said outright from here on. */
  outright: 0.5,
}
/** Words grow from one root that have so much of it in common, and differ by no more letters. */
export const sameRoot = { share: 0.75, shortestRoot: 5, shortest: 6, mostLetters: 4 }

/** What finding a word of a question proves, beside how rare it is. */
export const importance = {
  weak: 0.2,
  type: 0.39,
  soft: 0.4,
  otherHalf: 0.5,
  byMeaning: 0.85,
  translated: 0.9,
}
/** An amount proves no more than this, and less where the site draws no such line. */
export const amountProves = { most: 2, unbounded: 0.4 }
/** A word that the site never uses counts as if so many parts of it did. */
export const unusedSpread = 0.4

/** How telling it is that the site never uses a word, by how common it is. */
export const strangeness = {
  chatty: 0.2,
  upToRank: { 500: 0.22, 2000: 0.5, 5000: 0.55 },
  common: 0.85,
  rare: 1,
}

/** What the commonest word of a language proves beside one of a rank from which words are seldom. */
export const seldomWords = { least: 0.05, step: 100, seldom: 10_000 }

/** Words with capitals mark names up to this share of them: fewer where nothing but small words is written small. */
export const capitals = { plain: 0.67, shouted: 0.5 }

/** What a slip of the pen costs, by how often hands and ears make it. */
export const slip = {
  sameByEar: 0.5,
  doubled: 0.4,
  swapped: 0.45,
  left: 0.65,
  extra: 0.75,
  vowel: 0.75,
  otherLetter: 1.1,
  firstLetter: 0.5,
  firstSwapped: 0.3,
  twoInLongWord: 1.55,
  impossible: 9,
}

/** The likelihood that a word is the one that was meant. */
export const meantWord = {
  /** Slips cheaper than this turn a word that few mean into one of the site's. */
  surely: 0.8,
  own: { least: 0.25, most: 0.25, often: 40 },
  formOfOwn: 0.15,
  upToRank: { 150: 0.45, 400: 0.35, 1000: 0.25, 3000: 0.12 },
  listed: 0.15,
  smallWord: 0.2,
  day: 0.6,
  /** A word that neither the site nor most people use is meant only where the slip is a small one. */
  smallSlip: 0.75,
  twoSlips: 2,
  /** How far, all in all, a word may be from the one it is taken for: three letters are near a great many words. */
  farthest: { three: 0.3, four: 0.55, more: 0.85 },
}

/** The trust in pages, facts and the owner's words beside each other. */
export const trust = { owners: 2.5, fact: 0.85, post: 0.5, legal: 0.7, hearsay: 0.4 }

/** A site is made of essays from this share of sentences below long headings on. */
export const proseFrom = 0.6

// Ranks tell which of several numbers and addresses is the main one. What the owner states goes before what
// pages repeat; the scan tells the main number first, however often a messenger's or a branch's is shown.
export const contactFact = { owners: 10_000, stated: 5_000, statedLater: 2_000 }
export const contactLine = { email: 1, phone: 1, address: 2, onContactPage: 2 }
export const contactPhone = { spokenOf: 1, plain: 2, labelled: -2, fax: -5 }
/** A mail written without a label of its own; an address for everyone, or one for the press. */
export const contactMail = { plain: 1, general: 2, special: -2 }

/** The share of letters that tells a script; a Japanese word or two may be written in Chinese signs alone. */
export const scriptTells = { share: { japanese: 0.15, other: 0.4 }, wordOfKanji: 6, kanjiAreJapanese: 0.3 }
/** The assistant's own language counts beside the pages in each: less than any page. */
export const assistantsLanguage = 0.5
/**
 * How often a language says a word: of one that is only listed and of a small one as if it had this rank, of an unknown one
 * by how it looks, of a misspelt one by the slip.
 */
export const wordLikelihood = {
  listed: 3_000,
  smallWord: 100,
  unknown: { base: -6, weight: 0.5 },
  /** The mean for each letter below which it looks like a word of none. */
  noWord: -2.25,
  slip: { rare: -6, usual: -5.5, shortest: 3, longest: 16 },
}
/**
 * What clears up the language of a message, as logarithms: the most that one word weighs, the leads by which a word or mark
 * tells another language than the assistant's, and those that the whole needs. Fitted to misspelt and to short questions.
 */
export const languageEvidence = {
  most: 8,
  telling: { known: 1, look: 3 },
  tellingMark: 1,
  rareMark: 0.001,
  overAgainst: 2,
  clearLead: { only: 3, each: 1, words: 6 },
  few: { words: 3, lead: 6 },
  forgivingUpTo: 30,
  doubt: 1,
}
/** The lead that a language has to have over the next. */
export const languageSure = { own: 0.15, other: 0.2, sentence: 0.3 }
/** The share of words known in Polish or Turkish; more where no word is theirs alone. */
export const glossedWords = { least: 0.5, goingOn: 0.6 }

/** When two questions are put into one group. */
export const sameQuestion = { alike: 0.42, concept: 1.2, type: 0.5, everyTerm: 0.6 }
