import type { Fact } from '@foyer/contract/scans'
import type { KnownPage } from './assistants.ts'

const site = 'https://harbour.example'

export const harbourPages: readonly KnownPage[] = [
  {
    url: `${site}/`,
    title: 'Harbour Dental',
    text: '# Harbour Dental\n\nHarbour Dental is a family dental practice at the old harbour. We have cared for teeth of all ages since 1998.',
  },
  {
    url: `${site}/prices`,
    title: 'Prices',
    text: '# Prices\n\n| Treatment | Price |\n| --- | --- |\n| Check-up | $60 |\n| Cleaning | $120 |\n| Whitening | $350 |\n| Crown | $900 |\n\nWe accept cash, debit cards and credit cards. Payment plans are available for treatments above $500.',
  },
  {
    url: `${site}/hours`,
    title: 'Opening hours',
    text: '# Opening hours\n\n- Monday: 9:00 – 17:00\n- Tuesday: 9:00 – 17:00\n- Wednesday: 9:00 – 13:00\n- Thursday: 9:00 – 19:00\n- Friday: 9:00 – 15:00\n- Saturday: closed\n- Sunday: closed',
  },
  {
    url: `${site}/faq`,
    title: 'Questions and answers',
    text: '# Questions and answers\n\n## Do you treat children?\n\nYes. Children are welcome from the age of two, and their first visit is free.\n\n## How do I cancel an appointment?\n\nCall us at least 24 hours before. Later cancellations cost $30.\n\n## Is there parking?\n\nThere are twelve free parking spaces behind the building.',
  },
  {
    url: `${site}/contact`,
    title: 'Contact',
    text: '# Contact\n\nHarbour Dental, 12 Quay Street, Portsmouth\n\nPhone: +1 555 0100\n\nEmail: hello@harbour.example',
  },
]

export const harbourFacts: readonly Fact[] = [
  { kind: 'name', label: 'Name', value: 'Harbour Dental', url: `${site}/` },
  { kind: 'phone', label: 'Phone', value: '+1 555 0100', url: `${site}/contact` },
  { kind: 'email', label: 'Email', value: 'hello@harbour.example', url: `${site}/contact` },
  { kind: 'price', label: 'Cleaning', value: '$120', url: `${site}/prices` },
  { kind: 'hours', label: 'Monday', value: '9:00 – 17:00', url: `${site}/hours` },
]
