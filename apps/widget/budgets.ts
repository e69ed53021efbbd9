// Bytes after brotli, as a visitor's browser receives them.
export const budgets = {
  /** What every page view costs: the bubble. */
  embed: 3_000,
  /** What a visitor who opens the chat has fetched in all: the bubble and the panel in one language. */
  opened: 14_300,
  /** What opening costs on top where the owner allows voice, in all languages at once. */
  voice: 5_000,
  /** What opening costs on top where the owner allows files, in all languages at once. */
  upload: 3_000,
  /** What a chat costs on top in which a person can be asked for, in all languages at once. */
  live: 4_500,
  /** What a visitor who turns the sound on fetches for it. */
  chime: 400,
  /** What being offered to leave a message costs on top, in all languages at once. */
  leads: 6_000,
  /** What being asked how the chat was costs on top, once a conversation, in all languages at once. */
  rating: 2_500,
  /** What marks of sentences cost on top, once an answer has some. */
  marks: 1_500,
  /** What going on with a conversation of an earlier page costs on top. */
  history: 1_000,
}
