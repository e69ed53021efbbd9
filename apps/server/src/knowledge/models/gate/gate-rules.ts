import type { Span } from '@foyer/contract/chat'

/** The result of a second look, with a corrected sentence if there is one. */
export type LookedAt<Sentence> = { stands: true } | { stands: false; instead: Instead<Sentence> | null }
export type Instead<Sentence> = { text: string; sentence: Sentence }

export type SentenceDecision<Sentence> =
  | { does: 'say'; sentence: Sentence }
  /** Waits for a second look, and so does everything after it. */
  | { does: 'look'; sentence: Sentence; looked: Promise<LookedAt<Sentence>> }
  /** Needs the next sentence: it is sent with the next one that passes, or at the end. */
  | { does: 'wait' }
  /** Removed, with the sentences that depend on it. */
  | { does: 'cut'; sentence: Sentence }
  /** A repetition. */
  | { does: 'leave out' }
  /** The whole answer is withdrawn. */
  | { does: 'give up' }

export type GateRules<Sentence> = {
  /**
   * `opened` is the opener waiting for this sentence ('Of course!', 'Here are the prices:'), `early` the part already
   * sent.
   */
  judge(sentence: string, cited: readonly number[], opened: string, early: string): SentenceDecision<Sentence>
  /** How well a sentence answers the question. */
  answers(sentence: Sentence): number
  /** Whether a sentence depends on the one before. */
  leans(sentence: string): boolean
  /** Called when everything so far turns out to be the model's thinking. */
  forget(): void
  /** Whether a word is from the site or question, or a common one. */
  knows(word: string): boolean
  /** How many words may be sent before the first sentence is complete; 0 if no one is watching. */
  earlyWords: number
  /** Sent when the first words were sent but their sentence fails. */
  startAgain: string
  /** The mark by which the model says that the site doesn't answer. Never sent. */
  unknownMark?: string
  say(text: string): void
}

export type Gate<Sentence> = {
  push(piece: string): void
  /** Resolves when everything is sent or removed. If the model was cut short, its last half sentence is dropped. */
  end(cutShort?: boolean): Promise<void>
  /** Ends an answer that the model did not finish: whole sentences stay, the start of a sentence is withdrawn. */
  breakOff(): void
  /** The text sent. */
  said(): string
  /** The sentences sent. */
  kept(): readonly Sentence[]
  /** Their positions in the text. */
  spans(): readonly Span[]
  /** Nothing more will be sent, because the answer was withdrawn or is long enough. */
  isDone(): boolean
  /** The model said that the site doesn't answer. */
  declined(): boolean
}
