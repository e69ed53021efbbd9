// Bytes after brotli, as a visitor's browser receives them.
export const budgets = {
  /** The bubble, which every page view fetches. */
  embed: 3_000,
  /** The bubble and the panel in one language: everything fetched once the chat is opened. */
  opened: 15_000,
  /** On top where the owner allows voice, in all languages at once. */
  voice: 5_000,
  /** On top where the owner allows files, in all languages at once. */
  upload: 3_500,
  /** On top where visitors may ask for a person, in all languages at once. */
  live: 4_500,
  /** On top for visitors who turn the sound on. */
  chime: 400,
  /** On top where a visitor is offered to leave a message, in all languages at once. */
  leads: 6_500,
  /** On top where the visitor is asked for a rating, in all languages at once. */
  rating: 3_000,
  /** On top for answers with marked sentences. */
  marks: 1_500,
  /** On top for the conversation of an earlier page. */
  history: 1_000,
}
