import type { Confidence, Said } from '@foyer/contract/chat'
import { buttonSizes, positions, themes } from '@foyer/contract/embed'
import { statusOf } from '@foyer/contract/errors'
import { messageLimit } from '@foyer/contract/message-limit'
import { type Feature, type Plan, plans, unlimited } from '@foyer/contract/plans'
import { rates } from '@foyer/contract/rates'
import { type WebhookEvent, webhookEvents } from '@foyer/contract/webhooks'
import { formatCount } from './format-count.ts'

export type Table = { caption: string; head: string[]; rows: string[][] }

const amount = (value: number) => (value === unlimited ? 'Unlimited' : formatCount(value))
const megabyte = 1_048_576
const size = (bytes: number) =>
  bytes < 1_024 * megabyte ? `${amount(bytes / megabyte)} MB` : `${amount(bytes / megabyte / 1_024)} GB`

const compared = [plans.free, plans.pro, plans.enterprise]
const row = (label: string, value: (plan: Plan) => string) => [label, ...compared.map(value)]
const has = (feature: Feature) => (plan: Plan) => (plan.features.includes(feature) ? 'Yes' : 'No')

const errorWords: Partial<Record<keyof typeof statusOf, string>> = {
  bad_request: 'The request can’t be read: it is not JSON, for example.',
  invalid_input: 'A field is missing or not as it should be; the message names it.',
  unauthorized: 'No key or session was sent, or it does not stand.',
  second_factor_needed: 'The password was right; send the code of the authenticator app as well.',
  payment_required: 'A payment is needed first.',
  forbidden: 'Not something you may do.',
  limit_reached: 'A limit is reached. The message says which.',
  feature_unavailable: 'Your plan does not hold this.',
  inactive: 'The assistant is switched off.',
  not_found: 'There is no such thing, or it is not yours.',
  method_not_allowed: 'The address is known, the method is not. `Allow` says which are.',
  conflict: 'It was changed meanwhile, or is there already.',
  gone: 'It was there, and is no more.',
  too_large: 'The request or the file is too large.',
  unsupported_type: 'The body is of a type that is not read here.',
  unprocessable: 'The request is well formed, and still can’t be done.',
  rate_limited: 'Too much. Wait as long as `Retry-After` says.',
  failed: 'Something went wrong on our side. Try again.',
  unavailable: 'Something we need is not there at the moment. Try again later.',
}

const said = ['question', 'answer', 'confidence', 'sources', 'language']
/** The trigger of each event and the fields of its `data` besides assistantId. */
const eventWords: Record<WebhookEvent, [when: string, holds: string[]]> = {
  'conversation.started': ['Somebody wrote to an assistant for the first time.', ['conversationId']],
  'message.answered': ['A question was answered, and the answer is sure.', ['conversationId', ...said]],
  'question.unanswered': [
    'A question found no sure answer: passages that may help were quoted, or the website does not tell.',
    ['conversationId', ...said],
  ],
  'person.wanted': ['A visitor asked for a person.', ['conversationId', 'question', 'withinHours']],
  'rating.given': ['A visitor rated a conversation.', ['conversationId', 'rating']],
  'lead.created': [
    'A visitor left a way to be reached.',
    ['leadId', 'conversationId', 'name', 'email', 'phone', 'message', 'page'],
  ],
  'scan.finished': [
    'A website was read.',
    ['websiteUrl', 'pagesFound', 'pagesKept', 'added', 'changed', 'removed'],
  ],
  'scan.failed': ['A website could not be read.', ['websiteUrl', 'reason']],
}

const confidenceWords: Record<Confidence, [when: string, answer: string]> = {
  sure: ['Your website says it.', 'The answer, with its sources.'],
  unsure: [
    'Your website may say it.',
    'A lead and the one best quote, 45 words at most together. `more` has up to two further quotes.',
  ],
  none: [
    'Your website does not tell.',
    'That it does not, and how to reach you. Costs nothing of your month.',
  ],
}

const saidWords: Record<Said, [when: string, answer: string]> = {
  plain: ['`sure`', 'The answer.'],
  quoted: ['`unsure`, and the quote probably answers', '“Our website says:” and the quote.'],
  doubtful: [
    '`unsure`, and even the best quote may not answer',
    '“I’m not sure this answers it:” and the quote.',
  ],
  none: ['`none`', 'That the website does not tell.'],
}

const tables = {
  confidence: () => ({
    caption: 'How sure an answer is',
    head: ['`confidence`', 'When', 'What is said'],
    rows: Object.entries(confidenceWords).map(([name, words]) => [`\`${name}\``, ...words]),
  }),
  said: () => ({
    caption: 'How it is said',
    head: ['`said`', 'When', 'What is said'],
    rows: Object.entries(saidWords).map(([name, words]) => [`\`${name}\``, ...words]),
  }),
  credentials: () => ({
    caption: 'What can be sent, and what it may do',
    head: ['What', 'Begins with', 'May'],
    rows: [
      ['Key of an assistant', '`fy_a_`', 'Ask that assistant'],
      ['Key of your account', '`fy_u_`', 'Ask any of your assistants'],
      ['Session', '', 'Everything you may, as signed in'],
    ],
  }),
  'website-builders': () => ({
    caption: 'Where builders take code',
    head: ['Builder', 'Where'],
    rows: [
      [
        'WordPress',
        'A plugin for header and footer code (WPCode: Header & Footer › Footer), or the lines below',
      ],
      ['Shopify', 'Online Store › Themes › Edit code: `layout/theme.liquid`, before `</body>`'],
      ['Wix', 'Settings › Custom Code › Add Custom Code: all pages, at the end of the body'],
      ['Squarespace', 'Code Injection › Footer'],
      ['Webflow', 'Site settings › Custom code › Footer code'],
    ],
  }),
  errors: () => ({
    caption: 'Every code, and what it means',
    head: ['Status', 'Code', 'Means'],
    rows: Object.entries(statusOf).map(([code, status]) => [
      String(status),
      `\`${code}\``,
      errorWords[code as keyof typeof statusOf] ?? '',
    ]),
  }),
  plans: () => ({
    caption: 'What each plan holds',
    head: ['', ...compared.map(({ name }) => name)],
    rows: [
      row('Price a month', ({ price }) => `$${price}`),
      row('Assistants', (plan) => amount(plan.assistants)),
      row('Messages a month', (plan) => amount(plan.messagesPerMonth)),
      row('Messages a day from one visitor’s address', (plan) => amount(plan.messagesPerDayPerIp)),
      row('Scans a month', (plan) => amount(plan.scansPerMonth)),
      row('Pages a scan', (plan) => amount(plan.pagesPerScan)),
      row('Files and texts an assistant, added by you', (plan) => amount(plan.sourcesPerAssistant)),
      row('Size of a file you add', (plan) => size(plan.sourceFileBytes)),
      row('Storage', (plan) => size(plan.storageBytes)),
      row('Multi-language', has('multiLanguage')),
      row('File upload', has('fileUpload')),
      row('Auto-scraping', has('scheduledScans')),
      row('Branding control', has('branding')),
      row('Analytics', has('analytics')),
      row('Webhooks', has('webhooks')),
      row('Choice of language model', has('modelChoice')),
    ],
  }),
  requests: () => ({
    caption: 'What a request may weigh',
    head: ['What', 'At most'],
    rows: [
      ['A message', `${formatCount(messageLimit)} characters`],
      ['History sent along', '100 messages of 20,000 characters'],
      ['A request', '1 MB'],
      ['A file', '10 MB, or less where you set it'],
      ['Files in a conversation', '10'],
      ['A recording', '10 MB'],
      ['A text read aloud', '4,000 characters'],
      ['Keys of an account', '100'],
      ['Webhooks of an account', '20'],
      ['Taught answers of an assistant', '500'],
      ['Leads from one visitor’s address', `${rates.leadsPerDayPerAddress} a day`],
      ['Leads over the keys of an account', `${rates.leadsPerDayOverKeys} a day`],
    ],
  }),
  rates: () => ({
    caption: 'How much may come in a while, or at once',
    head: ['What', 'At most'],
    rows: [
      [
        'Requests of one address',
        `${rates.requestsAtOncePerAddress} worked on at once; ${amount(rates.requestsWaitingPerAddress)} more wait their turn`,
      ],
      [
        'Requests of more than 64 KB on their way',
        `${rates.uploadsAtOncePerAddress} at once from one address`,
      ],
      ['Recordings written down', `${rates.recordingsAtOncePerAddress} at once from one address`],
      ['Texts read aloud and recordings', `${rates.voicePerMinutePerAddress} a minute from one address`],
      [
        'Requests of MCP that ask nothing',
        `${rates.mcpRequestsPerMinutePerAddress} a minute from one address`,
      ],
      ['Messages of visitors', 'By plan, a day from one address'],
      ['Files of visitors', `${rates.filesPerDayPerAddress} a day from one address`],
      ['Test events and replays of webhooks', `${rates.webhookTriesPerMinutePerAccount} a minute an account`],
      [
        'Failed sign-ins',
        `${rates.failedSignInsPerAccount}, then each waits twice as long as the one before`,
      ],
      ['Registrations', `${rates.registrationsPerHourPerAddress} an hour from one address`],
      [
        'Links to a new password',
        `${rates.passwordLinksPerHourPerAddress} an hour from one address, ${rates.linksPerHourPerAccount} to one account`,
      ],
      [
        'Replies mailed to visitors',
        `${rates.visitorMailsPerDayPerAddress} a day to one address, ${rates.visitorMailsPerDayPerAccount} of one account; more come as one mail a day later`,
      ],
      [
        'Notices mailed at once',
        `${rates.noticeMailsPerDayPerAccount} a day to one account; more come as one summary`,
      ],
      ['Codes of a second factor', `${rates.codesPerHourPerAccount} an hour for one account`],
      ['Creations watched', `${rates.watchedCreationsPerAccount} at once by one account`],
      ['Persons called', `${rates.personsCalledPerDayPerAddress} a day from one address`],
      [
        'Events of a conversation',
        `${rates.followedChatsPerAddress} streams at once from one address, ${rates.followedChatsPerConversation} of one conversation`,
      ],
      ['Events of all your conversations', `${rates.followedConversationsPerAccount} streams at once`],
    ],
  }),
  embed: () => ({
    caption: 'Attributes of the script',
    head: ['Attribute', 'Values'],
    rows: [
      ['`data-assistant-id`', 'The assistant. Required, unless `window.FoyerConfig` has it.'],
      ['`data-theme`', themes.map((each) => `\`${each}\``).join(', ')],
      ['`data-position`', positions.map((each) => `\`${each}\``).join(', ')],
      ['`data-primary-color`', 'Any hex colour, such as `#CE93EC`'],
      [
        '`data-size`',
        Object.entries(buttonSizes)
          .map(([name, pixels]) => `\`${name}\` (${pixels} px)`)
          .join(', '),
      ],
      ['`data-api-url`', 'Where Foyer is, if the script is served from elsewhere.'],
    ],
  }),
  'webhook-events': () => ({
    caption: 'What you can be told',
    head: ['Event', 'When', 'Beside assistantId, its data holds'],
    rows: webhookEvents.map((event) => {
      const [when, holds] = eventWords[event]
      return [`\`${event}\``, when, holds.map((each) => `\`${each}\``).join(', ')]
    }),
  }),
} satisfies Record<string, () => Table>

export type TableName = keyof typeof tables

export function makeTable(name: TableName): Table {
  if (!(name in tables)) throw new Error(`There is no table named ${name}`)
  return tables[name]()
}
