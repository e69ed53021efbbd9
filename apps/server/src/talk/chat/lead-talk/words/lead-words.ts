/** Visitors' wordings for being contacted, and the assistant's replies. */
export type LeadWords = {
  /** Requests for a call or message, lowercase without punctuation. */
  wants: string[]
  /** Wordings that mark an address as the visitor's own. */
  mine: string[]
  /** Agreement, whatever follows. With a trailing comma only before a pause: 'si' may also mean 'if'. */
  yes: string[]
  /** Agreement only if nothing else is said, because some have other meanings. */
  maybe: string[]
  no: string[]
  thanks: string[]
  /** After a yes, these make it doubtful: 'yes, I know', 'yes but no'. */
  doubts: string[]
  /** Negations make it doubtful too, unless a time follows: 'not before 5pm'. */
  not: string[]
  /** Harmless wordings with a word of the lists above, or that begin like a question: 'no rush', 'when you can'. */
  fine: string[]
  how: string
  /** Asks to check an invalid address. */
  check: string
  checkPhone: string
  /** Asks for consent, with `{contact}` and `{business}`. */
  confirm: string
  kept: string
  dropped: string
}
