// How a visitor becomes an owner; the landing page and registration tell it alike.
export const steps = {
  title: 'Five minutes, three steps.',
  lead: 'No code to write and nothing to train by hand. What your pages say is what your assistant knows.',
  items: [
    {
      title: 'Enter your website',
      time: 'About 2 minutes',
      text: 'Foyer reads your pages: services, prices, opening hours, contact details. You see each page as it is read, and why one was left out.',
    },
    {
      title: 'Make it yours',
      time: 'About 2 minutes',
      text: 'Choose its name, its manner and its colours. Ask it what your customers ask, and correct what it should say differently.',
    },
    {
      title: 'Add one line',
      time: 'About 1 minute',
      text: 'Copy the line into your site and the assistant stands at the door. Or call it through the API, or run it on Discord and Telegram.',
    },
  ],
}
