// Every claim and quote on the public pages, for the operator to edit. Prices and limits come from the plan table.

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
  live: 'A live assistant, trained on',
  sampleSite: 'our sample site',
  askUs: 'Ask our own assistant',
}

// Placeholder figures, each shown once and marked as a sample until `sample` is false.
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
  title: 'What it does while you’re busy.',
  items: [
    {
      title: 'Answers around the clock',
      text: 'Questions at 2 a.m. get the same answer as at noon. 24/7, with a link to the source page.',
    },
    {
      title: 'Says when it doesn’t know',
      text: 'If the answer isn’t on your site, it won’t guess. It offers your phone number or email instead.',
    },
    {
      title: 'Keeps up with your site',
      text: 'Rescan whenever you like, or schedule it daily, weekly or monthly. Only changed pages are read again.',
    },
    {
      title: 'Speaks twelve languages',
      text: 'Visitors get answers in their own language, based on the pages you wrote in yours.',
    },
    {
      title: 'Shows you every conversation',
      text: 'Read, search and download what people ask. Your next page ideas are in there.',
    },
    {
      title: 'Works with your own code',
      text: 'Ask it anything with one REST call, or copy a ready-made Discord or Telegram bot with your key filled in.',
    },
  ],
}

export type Testimonial = { quote: string; name: string; role: string; sample: boolean }

// Placeholder testimonials, marked as samples until `sample` is false.
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
  // Recorded by scripts/record-demo.mjs.
  lead: 'Recorded in Foyer with its built-in sample site. No sound, captions included.',
  inWords: 'Transcript',
  start: 'Start Building Your AI Assistant',
  close: 'Close Demo',
}
