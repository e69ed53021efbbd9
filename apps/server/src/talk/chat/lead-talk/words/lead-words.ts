/** What visitors say who want to be reached, and what the assistant says to it. */
export type LeadWords = {
  /** Wordings that ask to be called or written to; small letters, without punctuation. */
  wants: string[]
  /** Wordings by which an address beside them is the visitor's own. */
  mine: string[]
  /** Openings that agree, whatever follows; with a comma at the end, only before a pause: a bare 'si' may be an 'if'. */
  yes: string[]
  /** A yes where nothing else is said: some of them mean other things, too. */
  maybe: string[]
  no: string[]
  thanks: string[]
  /** After a yes, these make it doubtful: 'yes, I know', 'yes but no'. */
  doubts: string[]
  /** Negations, which do the same unless a time follows: 'not before 5pm'. */
  not: string[]
  /** Harmless wordings that hold a word of the lists above, or begin like a question: 'no rush', 'when you can'. */
  fine: string[]
  how: string
  /** Asks to look again at an address that can't be one. */
  check: string
  /** The same of a phone number. */
  checkPhone: string
  /** Asks for consent; `{contact}` and `{business}` are put in. */
  confirm: string
  kept: string
  dropped: string
}
