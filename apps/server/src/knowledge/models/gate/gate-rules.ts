import type { Span } from '@foyer/contract/chat'

/** What somebody who looked at a sentence again found: it stands, or not, and perhaps what is true instead. */
export type LookedAt<Sentence> = { stands: true } | { stands: false; instead: Instead<Sentence> | null }
export type Instead<Sentence> = { text: string; sentence: Sentence }

/** What becomes of a sentence that is complete. */
export type SentenceDecision<Sentence> =
  | { does: 'say'; sentence: Sentence }
  /** It goes out once somebody has looked at it again; all that follows waits behind it. */
  | { does: 'look'; sentence: Sentence; looked: Promise<LookedAt<Sentence>> }
  /** It leans on what follows: it goes out with the next one that stands, or at the end. */
  | { does: 'wait' }
  /** It is not said, and what leans on it isn't either. */
  | { does: 'cut'; sentence: Sentence }
  /** It was said before. */
  | { does: 'leave out' }
  /** Nothing of this answer may be heard. */
  | { does: 'give up' }

export type GateRules<Sentence> = {
  /**
   * `opened` is what waits for this sentence: 'Of course!', 'Here are the prices:'; `early` what went out of it already.
   */
  judge(sentence: string, cited: readonly number[], opened: string, early: string): SentenceDecision<Sentence>
  /** How far a sentence is the one that answers. */
  answers(sentence: Sentence): number
  /** Whether a sentence can't be understood without the one before. */
  leans(sentence: string): boolean
  /** Called when it turns out that all of it so far was thought aloud. */
  forget(): void
  /** Whether a word is one of the site's, of the question's, or of the kind every sentence has. */
  knows(word: string): boolean
  /** How many words of the first sentence may go out before it is complete; none where nobody watches. */
  earlyWords: number
  /** Said when the first words were out and do not stand. */
  startAgain: string
  /** How the model says that the site does not tell, before it says so in words. Never let through. */
  unknownMark?: string
  /** Hears what may be said. */
  say(text: string): void
}

export type Gate<Sentence> = {
  push(piece: string): void
  /** The model is done: resolves once all of it is said or cut. Half a sentence is not said where it was cut short. */
  end(cutShort?: boolean): Promise<void>
  /** The model came to no end: what was said whole stays, the first words of a sentence are void. */
  breakOff(): void
  /** Everything let through. */
  said(): string
  /** The sentences let through whole. */
  kept(): readonly Sentence[]
  /** Where each of them stands in what was let through. */
  spans(): readonly Span[]
  /** Nothing more will be let through: it gave up, or enough was said. */
  isDone(): boolean
  /** The model said that the site does not tell. */
  declined(): boolean
}
