// Bytes after brotli, as a visitor's browser receives them.
export const budgets = {
  /** What every page view costs: the bubble. */
  embed: 3_000,
  /** What a visitor who opens the chat has fetched in all: the bubble and the panel in one language. */
  opened: 14_000,
  /** What opening costs on top where the owner allows voice, in all languages at once. */
  voice: 5_000,
  /** What attaching a first file costs on top, in all languages at once. */
  upload: 3_000,
  /** What being offered to leave a message costs on top, in all languages at once. */
  leads: 6_000,
}
