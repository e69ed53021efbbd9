/** Regions that scroll take the focus: not every browser lets the keyboard into them otherwise. */
export const scrollable = { tabIndex: 0 } as const
