// Line breaks would begin another header; the other control characters are of no use to anybody.
const breaks = /[\p{Cc}\u2028\u2029]+/gu

// They let a text read as another than it is.
const turns = /[\u202a-\u202e\u2066-\u2069]/g

/** A text without the marks that turn its direction. */
export const withoutTurns = (text: string) => text.replace(turns, '')

/** A text that fits into one line of a mail's head, whoever wrote it. */
export const oneLine = (text: string, longest = 200) =>
  withoutTurns(text).replace(breaks, ' ').trim().slice(0, longest)
