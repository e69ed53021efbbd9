/** Some browsers need a tab stop to scroll a region by keyboard. */
export const scrollable = { tabIndex: 0 } as const
