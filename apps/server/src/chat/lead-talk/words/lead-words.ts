/** What visitors say who want to be reached, and what the assistant says to it. */
export type LeadWords = {
  /** Wordings that ask to be called or written to; small letters, without punctuation. */
  wants: string[]
  /** Wordings by which an address beside them is the visitor's own. */
  mine: string[]
  yes: string[]
  /** A yes where nothing else is said: some of them mean other things, too. */
  maybe: string[]
  no: string[]
  thanks: string[]
  /** Asks for a way to reach them. */
  how: string
  /** Asks to look again at an address that can't be one. */
  check: string
  /** Asks for consent; `{contact}` and `{business}` are put in. */
  confirm: string
  kept: string
  dropped: string
}
