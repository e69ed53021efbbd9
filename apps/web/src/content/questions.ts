import { type Plan, plans } from '@foyer/contract/plans'
import { formatCount } from '../ui/format.ts'
import { contact } from './marketing.ts'

export type QuestionAndAnswer = { question: string; answer: string }

const { free, pro, enterprise } = plans

const month = (plan: Plan) => `$${plan.price} a month`

export const pricingQuestions: QuestionAndAnswer[] = [
  {
    question: 'How much does Foyer cost?',
    answer: `The ${free.name} plan costs ${month(free)}, ${pro.name} ${month(pro)} and ${enterprise.name} ${month(enterprise)}. For more than ${enterprise.assistants} assistants or terms of your own there is a Custom plan: write to ${contact.email}.`,
  },
  {
    question: 'Is there a trial?',
    answer: `There is no trial, because there is no clock: the free plan needs no card and stays free. It holds ${free.assistants} assistant and ${formatCount(free.messagesPerMonth)} messages a month.`,
  },
  {
    question: 'What counts as a message?',
    answer:
      'A question that your assistant answered, be it sure or not, asked by a visitor or by a program with your key. What your website does not tell is not counted, and neither are your own test chats, which go on when the messages have run out.',
  },
  {
    question: 'What happens when the messages run out?',
    answer: `The widget asks visitors to come back later; we tell you before it comes to that. Counting starts again on the first of the month, UTC, or at once when you move to ${pro.name} with ${formatCount(pro.messagesPerMonth)} messages.`,
  },
  {
    question: 'What is a scan?',
    answer: `Reading your website once. Creating an assistant from a website is one scan, and so is each rescan: ${free.scansPerMonth} a month on ${free.name}, ${pro.scansPerMonth} on ${pro.name}, as many as you like on ${enterprise.name}. A website that can’t be read costs none. A scan reads up to ${formatCount(free.pagesPerScan)} pages on ${free.name}, ${formatCount(pro.pagesPerScan)} on ${pro.name} and ${formatCount(enterprise.pagesPerScan)} on ${enterprise.name}.`,
  },
  {
    question: 'How do I upgrade?',
    answer:
      'Choose a plan above, or under Billing & Plans in your dashboard, and pay by card. It counts at once, and your assistants and what they know stay as they are.',
  },
  {
    question: 'Can I change or cancel at any time?',
    answer:
      'Yes, in the billing portal. If you go back to a smaller plan nothing is deleted: assistants beyond its limit rest, and wake when the plan allows it again.',
  },
]

export const supportQuestions: QuestionAndAnswer[] = [
  {
    question: 'Why does my assistant not know something that is on my site?',
    answer:
      'Open its scan ledger: every address we found is listed, with what was kept and why anything was left out. Most often the page is hidden from robots, or needs a password.',
  },
  {
    question: 'I changed my website. How does the assistant learn it?',
    answer:
      'Press Rescrape under Website Settings. Only changed pages are read again, and the old knowledge serves until the new is ready. Paid plans can do this daily, weekly or monthly.',
  },
  {
    question: 'Does the widget slow my site down?',
    answer:
      'It is one small script that waits for your page to finish. Everything else loads only when a visitor opens the chat.',
  },
  {
    question: 'Where do I put the embed line?',
    answer:
      'Just before the closing body tag, on every page that should have the assistant. In site builders it goes into the field for custom code or footer scripts.',
  },
  {
    question: 'Can it book appointments or take orders?',
    answer:
      'No, it books and sells nothing itself. It tells visitors how to book or order with you, from your own pages and with the link, and they do it where you take bookings today.',
  },
  {
    question: 'How do I reset my password?',
    answer:
      'If you forgot your password, choose ‘Forgot password?’ on the sign-in page and enter your email address: we send you a link to reset it, which works once and within an hour. While you are signed in, you change it in Settings, under Password.',
  },
  {
    question: 'How do I change my email address?',
    answer:
      'In Settings, under Email. We send a link to the new address, and it counts once you have followed it.',
  },
  {
    question: 'What happens to my data?',
    answer:
      'Your data stays yours. We keep your account, your assistants, the pages read for them, conversations and leads until you delete them or close your account; backups run out 30 days later.',
  },
  {
    question: 'Is my data safe?',
    answer:
      'Your data is yours: we don’t sell it, show no advertising and train no models on it. Passwords are kept as a hash that can’t be turned back, and only you can read your conversations. The privacy page tells what we keep, why and for how long.',
  },
  {
    question: 'Can I export my data and my conversations?',
    answer:
      'Yes: Settings have everything that is in your account as one file, under Your data. The Conversations page has your conversations, all of them or those of one assistant, as a JSON file.',
  },
  {
    question: 'How do I delete my account?',
    answer:
      'In Settings, under Your data, you close your account. Everything goes at once: assistants, pages, conversations, leads and files; a subscription is cancelled, and you get a receipt of what was erased.',
  },
]
