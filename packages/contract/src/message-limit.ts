/** Separate from the chat schemas, which screens that only limit an input needn't load. */
export const messageLimit = 4_000
