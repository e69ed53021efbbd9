export const steps = {
  title: 'Five minutes, three steps.',
  lead: 'No code to write and nothing to train by hand. Your assistant knows what your pages say.',
  items: [
    {
      title: 'Enter your website',
      time: 'About 2 minutes',
      text: 'Foyer reads your pages: services, prices, opening hours, contact details. You see each page as it’s read, and why any was skipped.',
    },
    {
      title: 'Make it yours',
      time: 'About 2 minutes',
      text: 'Choose its name, tone and colors. Ask it what your customers ask, and correct any answer you don’t like.',
    },
    {
      title: 'Add one line',
      time: 'About 1 minute',
      text: 'Paste the line into your site and your assistant is live. Or call it through the API, or run it on Discord and Telegram.',
    },
  ],
}
