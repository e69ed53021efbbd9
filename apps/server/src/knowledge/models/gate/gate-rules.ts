import type { Span } from '@foyer/contract/chat'

export type SecondLookResult<Sentence> =
  | { stands: true }
  | { stands: false; instead: Correction<Sentence> | null }
export type Correction<Sentence> = { text: string; sentence: Sentence }

export type SentenceDecision<Sentence> =
  | { does: 'say'; sentence: Sentence }
  /** Everything after it waits too. */
  | { does: 'look'; sentence: Sentence; looked: Promise<SecondLookResult<Sentence>> }
  /** Sent with the next sentence that passes, or at the end. */
  | { does: 'wait' }
  /** Removed, with the sentences that depend on it. */
  | { does: 'cut'; sentence: Sentence }
  /** A repetition. */
  | { does: 'leave out' }
  /** The whole answer is withdrawn. */
  | { does: 'give up' }

export type GateRules<Sentence> = {
  /** `opened` is the waiting opener ('Of course!'), `early` the part already sent. */
  judge(sentence: string, cited: readonly number[], opened: string, early: string): SentenceDecision<Sentence>
  answers(sentence: Sentence): number
  dependsOnPrevious(sentence: string): boolean
  /** Everything so far was the model's thinking. */
  forget(): void
  knows(word: string): boolean
  /** Words sent before the first sentence is complete; 0 if no one is watching. */
  earlyWords: number
  /** Sent when the first words were sent but their sentence fails. */
  startAgain: string
  /** The model's mark for 'the site doesn't answer'. */
  unknownMark?: string
  say(text: string): void
}

export type Gate<Sentence> = {
  push(piece: string): void
  /** A last half sentence is dropped if the model was cut short. */
  end(cutShort?: boolean): Promise<void>
  /** Keeps whole sentences and withdraws a begun one. */
  breakOff(): void
  said(): string
  kept(): readonly Sentence[]
  spans(): readonly Span[]
  isDone(): boolean
  /** The model said that the site doesn't answer. */
  declined(): boolean
}
