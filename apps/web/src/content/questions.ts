import { type Plan, plans } from '@foyer/contract/plans'
import { formatCount } from '../ui/format.ts'
import { contact } from './marketing.ts'

export type QuestionAndAnswer = { question: string; answer: string }

const { free, pro, enterprise } = plans

const month = (plan: Plan) => `$${plan.price} a month`

export const pricingQuestions: QuestionAndAnswer[] = [
  {
    question: 'How much does Foyer cost?',
    answer: `The ${free.name} plan costs ${month(free)}, ${pro.name} ${month(pro)} and ${enterprise.name} ${month(enterprise)}. Need more than ${enterprise.assistants} assistants or custom terms? Email ${contact.email} about a Custom plan.`,
  },
  {
    question: 'Is there a trial?',
    answer: `You don’t need one: the free plan needs no card and never expires. It includes ${free.assistants} assistant and ${formatCount(free.messagesPerMonth)} messages a month.`,
  },
  {
    question: 'What counts as a message?',
    answer:
      'A question from a visitor or an API client that your assistant answered, whether it was sure or not. Questions it couldn’t answer don’t count, and neither do your own test chats, which keep working when your messages run out.',
  },
  {
    question: 'What happens when the messages run out?',
    answer: `The widget asks visitors to come back later. We warn you before that happens. The count resets on the first of the month (UTC), or right away when you upgrade to ${pro.name} for ${formatCount(pro.messagesPerMonth)} messages a month.`,
  },
  {
    question: 'What is a scan?',
    answer: `One read-through of your website. Creating an assistant from a website uses one scan, and so does each rescan. You get ${free.scansPerMonth} a month on ${free.name}, ${pro.scansPerMonth} on ${pro.name} and unlimited scans on ${enterprise.name}. If we can’t read your website, no scan is used. A scan reads up to ${formatCount(free.pagesPerScan)} pages on ${free.name}, ${formatCount(pro.pagesPerScan)} on ${pro.name} and ${formatCount(enterprise.pagesPerScan)} on ${enterprise.name}.`,
  },
  {
    question: 'How do I upgrade?',
    answer:
      'Choose a plan above, or under Billing & Plans in your dashboard, and pay by card. The upgrade takes effect right away, and your assistants keep everything they know.',
  },
  {
    question: 'Can I change or cancel at any time?',
    answer:
      'Yes, in the billing portal. Nothing is deleted when you downgrade: assistants over the new limit are deactivated, and come back when your plan allows it.',
  },
]

export const supportQuestions: QuestionAndAnswer[] = [
  {
    question: 'Why doesn’t my assistant know something that’s on my site?',
    answer:
      'Open its scan ledger. It lists every address we found, and why a page was skipped. Most often the page blocks crawlers or requires a password.',
  },
  {
    question: 'I changed my website. How do I update my assistant?',
    answer:
      'Click Rescrape under Website Settings. Only changed pages are read again, and your assistant keeps answering in the meantime. Paid plans can schedule this daily, weekly or monthly.',
  },
  {
    question: 'Does the widget slow my site down?',
    answer:
      'No. It’s one small script that loads after your page. Everything else loads only when a visitor opens the chat.',
  },
  {
    question: 'Where do I put the embed line?',
    answer:
      'Just before the closing body tag, on every page that should have the assistant. In site builders, paste it into the custom code or footer scripts field.',
  },
  {
    question: 'Can it book appointments or take orders?',
    answer:
      'No. It tells visitors how to book or order, with a link to the right page, and they do it where you take bookings today.',
  },
  {
    question: 'How do I reset my password?',
    answer:
      'If you forgot your password, choose ‘Forgot password?’ on the sign-in page and enter your email. We’ll send you a reset link that works once, within an hour. If you’re signed in, change it in Settings, under Password.',
  },
  {
    question: 'How do I change my email address?',
    answer: 'In Settings, under Email. We’ll send a link to the new address; open it to confirm the change.',
  },
  {
    question: 'What happens to my data?',
    answer:
      'Your data stays yours. We keep your account, your assistants, the pages read for them, conversations and leads until you delete them or close your account; backups expire 30 days later.',
  },
  {
    question: 'Is my data safe?',
    answer:
      'Your data is yours: we don’t sell it, show ads or train models on it. Passwords are stored as one-way hashes, and only you can read your conversations. The privacy page explains what we keep, why and for how long.',
  },
  {
    question: 'Can I export my data and my conversations?',
    answer:
      'Yes. In Settings, under Your data, you can download everything in your account as one file. On the Conversations page you can download all conversations, or those of one assistant, as JSON.',
  },
  {
    question: 'How do I delete my account?',
    answer:
      'In Settings, under Your data. Everything is deleted right away: assistants, pages, conversations, leads and files. Your subscription is canceled, and you get a receipt of what was erased.',
  },
]
