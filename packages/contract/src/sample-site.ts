/**
 * The small business every instance serves for trying the product. The home page shows the assistant with these texts,
 * which must match the assistant's settings.
 */
export const sampleSite = {
  name: 'Tidewater Pottery',
  path: '/sample-site/',
  greeting: 'Good morning. Ask me about our classes, prices or opening hours.',
  placeholder: 'Ask about the studio',
  starters: ['Are you open on Sunday?', 'Do I need any experience?', 'How much is a wheel taster?'],
} as const
