/** The small business that every instance serves, to try the product on. Its own pages bear the same name. */
export const sampleSite = { name: 'Tidewater Pottery', path: '/sample-site/' } as const
