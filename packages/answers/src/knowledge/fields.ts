/** Where a term occurs in a passage, as bits. */
export const field = { body: 1, subject: 2, heading: 4, outer: 8, title: 16, header: 32, intro: 64 } as const
