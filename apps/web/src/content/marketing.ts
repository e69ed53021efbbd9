// Everything the public pages claim or quote, in one place for whoever runs this product to edit.
// Prices and limits are not here: they come from the plan table.

export const contact = {
  email: 'support@foyer.example',
  answeredWithin: 'within 24 hours',
}

export const hero = {
  headline: 'Your website already knows the answers.',
  lead: 'Foyer reads it and puts an assistant at the door: one that answers visitors day and night, in your words, and shows the page it read.',
  label: 'Your website',
  placeholder: 'yourbusiness.com',
  start: 'Start Converting Visitors Now',
  demo: 'See How It Works',
  terms: 'Free to start. No credit card. Cancel anytime.',
  wrongAddress: 'Please enter a valid URL',
  live: 'A live assistant. It has read',
  sampleSite: 'our sample site',
  askUs: 'Ask our own assistant',
}

// Sample figures, written to show the layout; nobody has counted them. Each appears once on the site. Put your own here
// and set `sample` to false: until then the pages mark them as samples.
export const claims = {
  home: { businesses: '1000+ businesses', rating: '4.9/5', sample: true },
  about: { text: 'Trusted by 10,000+ businesses', sample: true },
}

export const platforms = {
  title: 'Works with the site you already have',
  names: [
    'Google',
    'Shopify',
    'WooCommerce',
    'Wix',
    'Squarespace',
    'Webflow',
    'Framer',
    'WordPress',
    'Drupal',
  ],
}

export const abilities = {
  title: 'What it does while you are busy.',
  items: [
    {
      title: 'Answers around the clock',
      text: 'Questions at 2 a.m. get the same answer as at noon. 24/7, with a link to the page that says so.',
    },
    {
      title: 'Says when it doesn’t know',
      text: 'If your site doesn’t tell, neither does it. It offers your phone number or email instead of a guess.',
    },
    {
      title: 'Keeps up with your site',
      text: 'Rescan when you like, or let it check daily, weekly or monthly. Only what changed is read again.',
    },
    {
      title: 'Speaks twelve languages',
      text: 'Visitors write in their language and are answered in it, from the pages you wrote in yours.',
    },
    {
      title: 'Shows you every conversation',
      text: 'Read what people ask, search it, download it. The best ideas for your next page are in there.',
    },
    {
      title: 'Opens to your own code',
      text: 'One REST call to ask it anything. Ready programs for Discord and Telegram, filled in with your key.',
    },
  ],
}

export type Testimonial = { quote: string; name: string; role: string; sample: boolean }

// Samples, written to show the layout. Put your customers' words here and set `sample` to false:
// until then the page marks them as samples.
export const testimonials: { title: string; items: [Testimonial, ...Testimonial[]] } = {
  title: 'In their words.',
  items: [
    {
      quote:
        'Half of our calls were about opening hours and parking. Now the website says it before anyone reaches for the phone.',
      name: 'Marta Lindqvist',
      role: 'Owner, a bakery with two shops',
      sample: true,
    },
    {
      quote:
        'I pasted our address in the morning. By lunch two people had asked it how to book a viewing, and did.',
      name: 'Daniel Osei',
      role: 'Letting agent',
      sample: true,
    },
    {
      quote: 'It quotes our own price list back to people, with the link. Nobody argues with the link.',
      name: 'Priya Raman',
      role: 'Dental practice manager',
      sample: true,
    },
  ],
}

export const closing = {
  title: 'Leave the door open.',
  text: 'Your first assistant is free, for as long as you like.',
  start: 'Get Started Free',
  demo: 'Watch Demo',
}

export const demo = {
  title: 'How Foyer works',
  // Recorded from this product by scripts/record-demo.mjs.
  lead: 'Recorded from Foyer itself, on the sample site that comes with it. No sound; captions tell what happens.',
  inWords: 'What it shows, in words',
  start: 'Start Building Your AI Assistant',
  close: 'Close Demo',
}
