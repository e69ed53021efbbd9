/**
 * The small business that every instance serves, to try the product on. Its own pages bear the same name, and the home
 * page shows its assistant: what it is greeted with there is what the assistant itself says once it is touched.
 */
export const sampleSite = {
  name: 'Tidewater Pottery',
  path: '/sample-site/',
  greeting: 'Good morning. Ask me about our classes, prices or opening hours.',
  placeholder: 'Ask about the studio',
  starters: ['Are you open on Sunday?', 'Do I need any experience?', 'How much is a wheel taster?'],
} as const
