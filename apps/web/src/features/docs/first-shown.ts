/** What the prerendered page shows. */
export const first = { page: 'overview', sample: 'ask-curl' } as const
