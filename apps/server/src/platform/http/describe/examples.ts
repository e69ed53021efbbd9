import type { Document, Schema } from './document.ts'

const anId = '0b0e8d4c-6f0e-4d38-a7f4-2d9f0a1c3e5b'
const answer = { question: 'Do you whiten teeth?', answer: 'Yes, from $240. It takes an hour.' }
const person = { firstName: 'Ada', lastName: 'Byron' }

/** A test validates each example with its route's schema. */
const requests: Record<string, unknown> = {
  askAssistant: { message: 'When are you open on Saturday?', sessionId: 'customer-42' },
  requestPerson: { sessionId: 'customer-42' },
  tellTyping: { sessionId: 'customer-42' },
  resumeConversation: { token: 'The end of the link, behind the #' },
  writeAsPerson: { content: 'Hello, this is Ada. I will look into it.' },
  rateConversation: { sessionId: 'customer-42', rating: 5 },
  leaveLead: {
    sessionId: 'customer-42',
    name: 'Bob',
    email: 'bob@example.com',
    message: 'Please call me about a crown.',
    consent: true,
  },
  joinLeads: { leadId: anId },
  changeLead: { status: 'contacted', note: 'Called on Monday.' },
  createChatCompletion: {
    model: anId,
    messages: [{ role: 'user', content: 'When are you open on Saturday?' }],
    stream: false,
  },
  callMcp: {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'ask', arguments: { question: 'When are you open on Saturday?' } },
  },
  synthesizeSpeech: { text: 'We open at nine.', language: 'en' },
  changeLogo: { fromSite: true },
  changeEmbedConfig: { primaryColor: '#6B2F8A', position: 'bottom-left', welcomeMessage: 'How can we help?' },
  createAssistant: {
    name: 'Harbour Dental',
    websiteUrl: 'https://harbour.example',
    context: 'A dental practice.',
    language: 'en',
    sessionId: 'creation-2026-11',
  },
  changeAssistant: { tone: 'concise', isActive: true },
  putAssistant: { tone: 'concise', isActive: true },
  rebuildPrompt: { apply: false },
  stateFact: { kind: 'price', label: 'Porcelain crown', value: '£720', amount: 720, currency: 'GBP' },
  addText: { name: 'Winter season', text: 'From November on we sell mouthguards for £35.' },
  changeSource: { name: 'Price list 2026', url: 'https://harbour.example/prices.pdf' },
  decideGonePages: { decision: 'keep', pages: 14 },
  changeSiteRules: {
    startAddresses: ['https://shop.harbour.example/'],
    sitemaps: [],
    onlyPaths: [],
    leftOut: ['/blog', 'https://harbour.example/team'],
  },
  correctFact: { value: '£700', amount: 700 },
  answerForFacts: { confirm: [anId], correct: [], drop: [], restore: [] },
  teachAnswer: answer,
  correctTaughtAnswer: answer,
  changeScanSchedule: { autoScrapeEnabled: true, scrapeSchedule: 'weekly' },
  createKey: { name: 'Shop' },
  renameKey: { name: 'Shop, new' },
  register: {
    ...person,
    email: 'ada@example.com',
    password: 'a long password',
    companyName: 'Harbour Dental',
  },
  logIn: { email: 'ada@example.com', password: 'a long password' },
  askForPasswordLink: { email: 'ada@example.com' },
  resetPassword: { token: 'The end of the link, behind the #', password: 'a longer password' },
  verifyEmail: { token: 'The end of the link, behind the #' },
  changeEmail: { email: 'ada@harbour.example', password: 'a long password' },
  eraseAccount: { password: 'a long password' },
  beginSecondFactor: { password: 'a long password' },
  confirmSecondFactor: { code: '123 456' },
  renewRecoveryCodes: { password: 'a long password', code: '123 456' },
  turnOffSecondFactor: { password: 'a long password', code: '123 456' },
  changeProfile: person,
  changePassword: { currentPassword: 'a long password', newPassword: 'a longer password' },
  changeNoticeSettings: { mail: { new_lead: 'daily', receipt: 'off' } },
  markNoticesRead: { ids: [anId] },
  createWebhook: { url: 'https://harbour.example/hooks', events: ['question.unanswered'] },
  changeWebhook: { isActive: false },
  sayWhetherTrue: { isTrue: true },
  createCheckout: { tier: 'pro' },
  activateSubscription: { sessionId: 'cs_42', tier: 'pro' },
}

const values: Record<string, unknown> = {
  response: 'We are open on Saturdays from 9 am to 1 pm.',
  quote: 'Saturday 9–13',
  url: 'https://harbour.example/hours',
  title: 'Opening hours',
  name: 'Harbour Dental',
  assistantName: 'Harbour Dental',
  websiteUrl: 'https://harbour.example',
  description: 'A dental practice at the harbour.',
  context: 'A dental practice.',
  content: 'We are open on Saturdays from 9 am to 1 pm.',
  text: 'We are open on Saturdays from 9 am to 1 pm.',
  message: 'Done.',
  apiKey: 'fy_a_Zk3w…',
  key: 'fy_u_Zk3w…',
  token: 'The token of your session',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: 'Harbour Dental',
  sessionId: 'customer-42',
  conversationId: 'customer-42',
  conversation_id: 'customer-42',
  primaryColor: '#6B2F8A',
  question: 'Do you whiten teeth?',
  answer: 'Yes, from $240. It takes an hour.',
  label: 'Saturday',
  value: '9–13',
  language: 'en',
  promptTemplate: 'You are the assistant of Harbour Dental…',
  model: anId,
  object: 'list',
  owned_by: 'foyer',
  timestamp: '2026-11-16T09:00:00.000Z',
  month: '2026-11',
  created: 1_794_819_600,
  satisfactionRating: 5,
  rating: 5,
  status: 200,
  size: 18_432,
  bytes: 18_432,
  characters: 4_200,
  usedBytes: 5_242_880,
  maxBytes: 1_073_741_824,
  maxFileSize: 5_242_880,
  maxSourceFileBytes: 5_242_880,
  maxAssistants: 5,
  maxMessagesPerMonth: 100_000,
  maxMessagesPerDayPerIp: 100,
  dailyIpLimit: 100,
  maxScansPerMonth: 200,
  maxPagesPerScan: 500,
  maxSourcesPerAssistant: 100,
  maxMessages: 50,
  messages: 128,
  messageCount: 128,
  lastMonthMessageCount: 96,
  totalMessages: 128,
  conversations: 42,
  totalConversations: 42,
  pages: 14,
  pageCount: 14,
  pagesFound: 14,
  pagesKept: 14,
  facts: 60,
  answered: 120,
  averageResponseMs: 820,
  personResponseMs: 45_000,
  ms: 820,
  averageSatisfaction: 4.6,
  satisfaction: 4.6,
  days: 30,
  delay: 3_000,
  openDelay: 3_000,
  typingSpeed: 30,
  prompt_tokens: 212,
  completion_tokens: 18,
  total_tokens: 230,
  start_index: 0,
  end_index: 43,
  index: 0,
  recoveryCodesLeft: 10,
  type: 'text/plain',
  currency: 'usd',
  reason: 'Everything can be said and heard here.',
  timeZone: 'Europe/London',
  from: '09:00',
  to: '17:00',
  author: 'Ada',
  person: 'Ada',
}

/** Example values by schema, for fields that differ from `values`. */
const valuesOf: Record<string, Record<string, unknown>> = {
  Webhook: {
    url: 'https://harbour.example/hooks',
    description: 'Help desk',
    events: ['question.unanswered'],
    assistantIds: null,
    stoppedBecause: null,
    secret: 'whsec_MfKQ9r8GKYqrTwjU…',
    previousSecretUntil: null,
  },
  WebhookDelivery: {
    id: 'msg_2mZ8Yv0qWcLJtY3x',
    type: 'question.unanswered',
    status: 'delivered',
    attempts: 1,
    responseStatus: 204,
    problem: null,
    nextAttemptAt: null,
    payload: {
      type: 'question.unanswered',
      timestamp: '2026-11-16T09:00:00.000Z',
      data: { assistantId: anId, question: 'Do you rent bikes?' },
    },
  },
  ApiKey: { name: 'Shop' },
  KnownFact: {
    kind: 'price',
    label: 'Porcelain crown',
    value: '£700',
    url: 'https://harbour.example/fees',
    part: 'Fees',
    condition: 'members',
    unit: 'per tooth',
    amount: 700,
    currency: 'GBP',
    validity: '2026',
    quote: 'Porcelain crown, members: £720 per tooth',
    otherValue: null,
    origin: 'owner',
    siteValue: '£720',
    confirmed: false,
  },
  FactCheck: { questions: 0 },
  Card: { brand: 'visa', last4: '4242', expiryMonth: 8, expiryYear: 2029 },
  Invoice: {
    id: 'in_1SU0aX2eZvKYlo2C',
    number: 'FY-2026-0042',
    description: 'Pro, November 2026',
    amount: 1_000,
    refunded: 0,
    url: 'https://billing.example/receipts/FY-2026-0042',
  },
  Making: {
    by: 'openai:gpt-5-mini',
    trouble: null,
    cut: [{ sentence: 'Parking is free.', reason: 'absent', key: null, isTrue: false }],
    secondLook: {
      sentences: [{ sentence: 'Parking is free.', found: 'absent', instead: null }],
      ms: 1_200,
      tokens: 640,
    },
  },
  Source: { sentences: [1] },
  ChatAnswer: { sentences: [[0, 43]] },
  Completion: { sentences: [[0, 43]] },
  HistoryMessage: { sentences: [[0, 43]] },
  Handoff: { state: 'person', person: 'Ada', reason: null },
  OwnersHandoff: { state: 'person', person: 'Ada', reason: null },
  HandoffAnswer: { state: 'wanted', person: null, reason: null },
  LeadCapture: { mode: 'unanswered', fields: ['name', 'email', 'message'], consentText: '' },
  Lead: {
    name: 'Bob',
    email: 'bob@example.com',
    phone: '+44 20 7946 0018',
    earlierContacts: [],
    message: 'Please call me about a crown.',
    page: 'https://harbour.example/crowns',
    consentText: 'You may contact me about my question.',
    status: 'new',
    note: '',
    testChat: false,
    perhapsSame: [],
    conversationId: anId,
    conversationIds: [anId],
  },
}

export function exampleOf(document: Document, schema: Schema, name = ''): unknown {
  if (schema.$ref) {
    const of = schema.$ref.split('/').at(-1)!
    const made = exampleOf(document, document.components.schemas[of]!, name)
    return valuesOf[of] ? { ...(made as object), ...valuesOf[of] } : made
  }
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices) return exampleOf(document, choices[0]!, name)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) return objectOf(document, schema)
  if (type === 'array') {
    const one = exampleOf(document, schema.items as Schema, name.replace(/s$/, ''))
    return Array.from({ length: Number(schema.minItems ?? 1) || 1 }, () => one)
  }
  const known = values[name]
  if (typeof known === (type === 'integer' ? 'number' : type)) return known
  if (type === 'string') {
    if (schema.format === 'uuid') return anId
    return /(At|Used|End|Start)$/.test(name) ? '2026-11-16T09:00:00.000Z' : /[iI]d$/.test(name) ? anId : name
  }
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return numberIn(schema)
  return null
}

function numberIn({ minimum, maximum }: Schema): number {
  const least = Math.max(0, Number(minimum ?? 0))
  return Math.min(Math.max(least, 3), Number(maximum ?? Number.MAX_SAFE_INTEGER))
}

function objectOf(document: Document, schema: Schema): Record<string, unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const told = properties.map(([name, each]) => [name, exampleOf(document, each, name)])
  if (told.length > 0 || typeof schema.additionalProperties !== 'object') return Object.fromEntries(told)
  return { 'https://harbour.example/hours': exampleOf(document, schema.additionalProperties as Schema) }
}

export const requestExample = (operationId: string): unknown => requests[operationId]
