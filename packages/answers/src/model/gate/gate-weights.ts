/**
 * What each measure of a model's sentence adds to the suspicion that it is not true. Learnt, but for the last: where more
 * was given, more is said in words of its own.
 */
export const suspicion = {
  base: 2.75,
  bestLine: -1,
  scattered: 1.87,
  pairsTogether: -1.24,
  noPairs: -1.75,
  wordsNowhere: 0.49,
  length: -1.04,
  otherLanguage: -0.7,
  values: -0.31,
  valueNowhere: 2.1,
  valueNotInBestLines: 0.79,
  valueOfSomethingElse: 2.16,
  timeOfAnotherDay: 0.97,
  nameOfSomebodyElse: 3.49,
  strangeNames: 1.15,
  denies: -0.51,
  agrees: 1.85,
  deniedThoughSaid: 1.58,
  saidThoughDenied: 1.35,
  ofWhatWasGiven: -1.23,
  lines: -0.13,
}
/** From this suspicion on a sentence is looked at again before it goes out. */
export const lookAgainFrom = 0.55
/** From this suspicion on a sentence that nobody looked at again makes its answer an unsure one. */
export const doubtFrom = 0.92

/** The numbers by which a model's sentence is measured. */
export const gate = {
  /** The worth of what stands near a line, beside what it says. */
  nearby: 0.4,
  /** The worth of another word for the same. */
  byConcept: 0.5,
  /** The share of a line's words that stand in another that says the same. */
  repeated: 0.7,
  /** What opens an answer has no more words, and of those that could tell something no more than this. */
  opener: { words: 8, telling: 1 },
}
