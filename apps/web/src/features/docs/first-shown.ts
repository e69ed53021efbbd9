/** What the prerendered documentation shows. */
export const first = { page: 'overview', sample: 'ask-curl' } as const
