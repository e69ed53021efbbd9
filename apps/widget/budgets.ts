// Bytes after brotli, as a visitor's browser receives them.
export const budgets = {
  /** What every page view costs: the bubble. */
  embed: 3_000,
  /** What a visitor who opens the chat has fetched in all: the bubble and the panel in one language. */
  opened: 14_000,
}
