// Line breaks would start another header. Other control characters are useless.
const breaks = /[\p{Cc}\u2028\u2029]+/gu

// Bidi controls can make text read differently.
const turns = /[\u202a-\u202e\u2066-\u2069]/g

export const withoutTurns = (text: string) => text.replace(turns, '')

/** Makes untrusted text safe for a mail header. */
export const oneLine = (text: string, longest = 200) =>
  withoutTurns(text).replace(breaks, ' ').trim().slice(0, longest)
