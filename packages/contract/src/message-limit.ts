/** Apart from the schemas of a chat, which screens that only bound an input need not carry. */
export const messageLimit = 4_000
