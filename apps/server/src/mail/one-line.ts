// Line breaks would begin another header; the other control characters are of no use to anybody.
const breaks = /[\p{Cc}\u2028\u2029]+/gu

/** A text that fits into one line of a mail's head, whoever wrote it. */
export const oneLine = (text: string, longest = 200) => text.replace(breaks, ' ').trim().slice(0, longest)
