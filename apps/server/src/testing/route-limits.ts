import { type Plan, plans, unlimited } from '@foyer/contract/plans'
import { rates } from '@foyer/contract/rates'
import type { Access, Route } from '../platform/http/access.ts'

// Limits of each route, apart from body size and the shared request limits. They are listed here because several routes
// share the verbs that enforce them.

const an = (count: number, of: string) => `${count.toLocaleString('en')} ${of}`
const ofPlans = (what: (plan: Plan) => number) =>
  [plans.free, plans.pro, plans.enterprise]
    .map((plan) => (what(plan) === unlimited ? 'unlimited' : what(plan).toLocaleString('en')))
    .join(' / ')

const messages = `messages of the plan: ${ofPlans((plan) => plan.messagesPerMonth)} a month, ${ofPlans((plan) => plan.messagesPerDayPerIp)} a day from one address`
const scans = `scans of the plan: ${ofPlans((plan) => plan.scansPerMonth)} a month, ${ofPlans((plan) => plan.pagesPerScan)} pages each; accounts take turns`
const sources = `sources of the plan: ${ofPlans((plan) => plan.sourcesPerAssistant)} an assistant, and its storage`
const voice = an(rates.voicePerMinutePerAddress, 'a minute from one address')
const hashing = 'networks take turns at hashing, 20 wait of one'
const passwords = `${an(rates.failedSignInsPerAccount, 'failures, then each waits twice as long')}; ${hashing}`
const codes = `${passwords}; ${an(rates.codesPerHourPerAccount, 'codes an hour for one account')}`
const links = an(rates.linksPerHourPerAccount, 'mails an hour for one account')
const leads = `${an(rates.leadsPerDayPerAddress, 'a day from one address')}, ${an(rates.leadsPerDayOverKeys, 'over the keys of an account')}`
const streamsOfOwner = an(rates.followedConversationsPerAccount, 'open at once of one account')
const creations = an(rates.watchedCreationsPerAccount, 'open at once of one account')
const download = '5 open at once of one account; accounts take turns'
const tries = an(rates.webhookTriesPerMinutePerAccount, 'a minute of one account, tests and replays together')
const mcp = `asking: ${messages}; the rest: ${an(rates.mcpRequestsPerMinutePerAddress, 'a minute from one address')}`
const provider = 'asked of the provider, for one customer'
const models = '50 models'
const token = 'a token of 256 random bits, which works once'
const signed = 'a signed link, which can do nothing else'
const reading = 'read in a process of its own, with limits of time and memory'
const nothing = 'turns alone: it asks for one row, or none'

/** Routes that strangers can call, that create something, or that are expensive. */
const named: Record<string, string> = {
  'POST /api/auth/login': codes,
  'POST /api/auth/register': `${an(rates.registrationsPerHourPerAddress, 'an hour from one address')}; ${hashing}`,
  'POST /api/auth/refresh': 'once for each token',
  'POST /api/auth/logout': nothing,
  'POST /api/auth/forgot-password': `${an(rates.passwordLinksPerHourPerAddress, 'an hour from one address')}, ${links}`,
  'POST /api/auth/reset-password': `${token}; ${hashing}`,
  'POST /api/auth/verify-email': token,
  'POST /api/auth/verify-email/resend': links,
  'PUT /api/auth/email': `${links}; ${codes}`,
  'PUT /api/auth/password': passwords,
  'DELETE /api/auth/account': codes,
  'GET /api/auth/export': download,
  'POST /api/auth/second-factor': passwords,
  'POST /api/auth/second-factor/confirm': codes,
  'POST /api/auth/second-factor/recovery-codes': codes,
  'DELETE /api/auth/second-factor': codes,
  'GET /api/login': nothing,

  'GET /api/notices/unsubscribe': signed,
  'POST /api/notices/unsubscribe': signed,
  'POST /api/notices/read': nothing,

  'GET /api/health': nothing,
  'GET /api/ready': nothing,
  'GET /api/house-assistant': nothing,
  'GET /api/openapi.json': 'made once',
  'GET /api/voice': nothing,
  'POST /api/voice/synthesize': voice,
  'POST /api/voice/transcribe': `${voice}, ${rates.recordingsAtOncePerAddress} at once`,

  'GET /api/embed/config/:assistantId': nothing,
  'GET /api/embed/logo/:assistantId': nothing,
  'GET /api/embed/look/:assistantId': reading,
  'PUT /api/embed/logo/:assistantId': reading,
  'GET /widget-test/:assistantId': nothing,
  'GET /widget-test/:assistantId/file': nothing,
  'GET /widget-test/:assistantId/frame': nothing,
  'GET /conversation/:assistantId': nothing,
  'GET /conversation/:assistantId/frame': nothing,

  'POST /api/chat/:assistantId': messages,
  'GET /api/chat/:assistantId/hints': 'worked out once for what an assistant knows',
  'GET /api/chat/:assistantId/history': 'one conversation, of whoever names its session',
  'GET /api/chat/:assistantId/events': `${an(rates.followedChatsPerAddress, 'open at once from one address')}, ${rates.followedChatsPerConversation} of one conversation`,
  'POST /api/chat/:assistantId/feedback': 'one rating a conversation, which has to be there',
  'POST /api/chat/:assistantId/files': `${an(rates.filesPerDayPerAddress, 'a day from one address')}, 10 a conversation, the storage of the plan; ${reading}`,
  'POST /api/chat/:assistantId/handoff': an(rates.personsCalledPerDayPerAddress, 'a day from one address'),
  'POST /api/chat/:assistantId/leads': leads,
  'POST /api/chat/:assistantId/resume': signed,
  'POST /api/chat/:assistantId/typing': 'only with a person there; nothing is kept',
  'GET /v1/models': nothing,
  'GET /v1/models/:model': nothing,
  'POST /v1/chat/completions': messages,
  'GET /mcp/:assistantId': nothing,
  'POST /mcp/:assistantId': mcp,
  'DELETE /mcp/:assistantId': nothing,

  'POST /api/assistants': `assistants of the plan: ${ofPlans((plan) => plan.assistants)}; ${scans}`,
  'POST /api/assistants/:id/scrape': scans,
  'POST /api/assistants/:id/answers': '500 an assistant',
  'POST /api/assistants/:id/facts': '500 an assistant',
  'POST /api/assistants/:id/facts/check': 'facts that are there',
  'POST /api/assistants/:id/gone-pages': 'pages that are there',
  'POST /api/assistants/:id/rebuild-prompt': 'one prompt, of bounded length',
  'POST /api/assistants/:id/rotate-key': 'one key',
  'POST /api/assistants/:id/sources': sources,
  'POST /api/assistants/:id/sources/files': `${sources}; ${reading}`,
  'POST /api/assistants/create-progress/:sessionId/cancel': 'one creation',
  'POST /api/creations/:sessionId/cancel': 'one creation',
  'GET /api/assistants/create-progress/:sessionId': creations,
  'GET /api/creations/:sessionId': creations,
  'GET /api/assistants/:id/conversations/download': download,
  'GET /api/conversations/:id/download': download,
  'GET /api/conversations/download': download,
  'GET /api/conversations/events': streamsOfOwner,
  'POST /api/conversations/:id/messages': `mailed to a visitor: ${an(rates.visitorMailsPerDayPerAddress, 'a day to one address')}, ${rates.visitorMailsPerDayPerAccount} of one account`,
  'POST /api/conversations/:id/release': 'one conversation',
  'POST /api/conversations/:id/takeover': 'one conversation',
  'POST /api/conversations/:id/typing': 'nothing is kept',
  'POST /api/leads/:id/join': 'two leads that are there',
  'POST /api/keys': '100 keys an account',
  'POST /api/keys/:id/rotate': 'one key',
  'POST /api/webhooks': '20 an account',
  'POST /api/webhooks/:id/rotate': 'one secret',
  'POST /api/webhooks/:id/test': tries,
  'POST /api/webhooks/:id/deliveries/:deliveryId/replay': tries,

  'POST /api/stripe/activate-subscription': provider,
  'POST /api/stripe/create-checkout-session': provider,
  'POST /api/stripe/create-portal-session': provider,
  'POST /api/stripe/webhook': 'signed by Stripe within five minutes',
  'POST /api/sandbox/checkout/:id/pay': 'a checkout of one’s own; the sandbox alone',
  'POST /api/sandbox/portal': 'a subscription of one’s own; the sandbox alone',

  'POST /api/operator/model-test': models,
  'POST /api/operator/models': models,
  'POST /api/operator/models/:id/test': models,
}

export const routesNamed = Object.keys(named)
export const nameOf = ({ method, url }: Pick<Route, 'method' | 'url'>) => `${method} ${url}`

/** Static files of the build, the documentation and the sample site. */
const isBuilt = ({ access, method, url }: Route) =>
  access === 'public' && method === 'GET' && !url.startsWith('/api/') && !url.includes(':')

const ownRows: readonly (Access | undefined)[] = ['owner', 'operator']
const isChange = (method: string) => ['PUT', 'PATCH', 'DELETE'].includes(method)

/** Null for a route that still needs a limit. */
export function limitOf(route: Route): string | null {
  const said = named[nameOf(route)]
  if (said) return said
  if (isBuilt(route)) return 'as the build wrote it; made once'
  if (!ownRows.includes(route.access)) return null
  if (route.method === 'GET') return 'a page of rows of one’s own'
  return isChange(route.method) ? 'rows of one’s own that are there' : null
}

const inUnits = (bytes: number) => (bytes < 1_048_576 ? `${bytes / 1_024} KB` : `${bytes / 1_048_576} MB`)

/** Multipart bodies are streamed up to the size that the owner's plan and settings allow. */
const sent: Record<string, string> = {
  'POST /api/chat/:assistantId/files': 'a file: 10 MB, or less where the owner says so',
  'POST /api/assistants/:id/sources/files': `a file: ${inUnits(plans.free.sourceFileBytes)} / ${inUnits(plans.pro.sourceFileBytes)} / ${inUnits(plans.enterprise.sourceFileBytes)}`,
}

const bodyOf = (route: Route) =>
  route.method === 'GET' ? '–' : (sent[nameOf(route)] ?? inUnits(route.bodyLimit ?? Number.NaN))

const who: Record<Access, string> = {
  public: 'Anybody',
  visitor: 'Anybody who names an assistant',
  credentials: 'Whoever holds a session or a key, of any account',
  bearer: 'Whoever sends a session or a key as bearer',
  session: 'Whoever brings a session',
  owner: 'An owner who is signed in',
  operator: 'An administrator who is signed in',
}

/** Writes docs/routes.md. */
export function writeRouteTable(routes: readonly Route[]): string {
  const rows = routes.filter((route) => route.method !== 'HEAD' && !isBuilt(route))
  const parts = Object.entries(who).flatMap(([access, words]) => {
    const lines = rows
      .filter((route) => route.access === access)
      .toSorted((one, other) => (`${one.url} ${one.method}` < `${other.url} ${other.method}` ? -1 : 1))
      .map(
        (route) => `| \`${nameOf(route)}\` | ${bodyOf(route)} | ${limitOf(route) ?? '**nothing is said**'} |`,
      )
    const files =
      access === 'public'
        ? [
            '| Pages, scripts and pictures of the build, `/docs`, `/sample-site` | – | as the build wrote them; made once |',
          ]
        : []
    return [`## ${words}`, '', '| Route | Body | Limit |', '| --- | --- | --- |', ...lines, ...files, '']
  })
  return `# Routes, and what limits them

Written by \`apps/server/src/platform/http/limits/route-limits.test.ts\` from the routes themselves: where it differs, run that file with
\`--update\`. A route whose limit nobody said fails it (\`apps/server/src/testing/route-limits.ts\`).

Every request takes its turn: ${rates.requestsAtOncePerAddress} of one address are worked on at once, ${rates.requestsWaitingPerAddress.toLocaleString('en')} more wait, and of bodies over 64 KB
${rates.uploadsAtOncePerAddress} are on their way. JSON is at most 32 deep and holds at most 10,000 values. HEAD goes with its GET. An address is one of IPv4, or
a network (/64) of IPv6. Three numbers are those of the plans Free, Pro and Enterprise.

${parts.join('\n').trimEnd()}
`
}
