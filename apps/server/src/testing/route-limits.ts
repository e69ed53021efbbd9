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
const hashing = 'hashing takes turns by network, 20 waiting from one'
const passwords = `${an(rates.failedSignInsPerAccount, 'failures, then each attempt waits twice as long')}; ${hashing}`
const codes = `${passwords}; ${an(rates.codesPerHourPerAccount, 'codes an hour for one account')}`
const links = an(rates.linksPerHourPerAccount, 'emails an hour for one account')
const leads = `${an(rates.leadsPerDayPerAddress, 'a day from one address')}, ${an(rates.leadsPerDayOverKeys, 'over the keys of an account')}`
const streamsOfOwner = an(rates.followedConversationsPerAccount, 'open at once for one account')
const creations = an(rates.watchedCreationsPerAccount, 'open at once for one account')
const download = '5 open at once for one account; accounts take turns'
const tries = an(
  rates.webhookTriesPerMinutePerAccount,
  'a minute for one account, tests and replays together',
)
const mcp = `asking: ${messages}; the rest: ${an(rates.mcpRequestsPerMinutePerAddress, 'a minute from one address')}`
const provider = 'one customer, at the provider'
const models = '50 models'
const token = 'a token of 256 random bits, which works once'
const signed = 'a signed link, which can do nothing else'
const reading = 'read in a child process with limits on time and memory'
const nothing = 'only the shared request limits'

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
  'GET /api/openapi.json': 'generated once',
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
  'GET /api/chat/:assistantId/hints': 'computed once per knowledge version',
  'GET /api/chat/:assistantId/history': 'one conversation, by its session id',
  'GET /api/chat/:assistantId/events': `${an(rates.followedChatsPerAddress, 'open at once from one address')}, ${rates.followedChatsPerConversation} of one conversation`,
  'POST /api/chat/:assistantId/feedback': 'one rating for each existing conversation',
  'POST /api/chat/:assistantId/files': `${an(rates.filesPerDayPerAddress, 'a day from one address')}, 10 a conversation, the storage of the plan; ${reading}`,
  'POST /api/chat/:assistantId/handoff': an(rates.personsCalledPerDayPerAddress, 'a day from one address'),
  'POST /api/chat/:assistantId/leads': leads,
  'POST /api/chat/:assistantId/resume': signed,
  'POST /api/chat/:assistantId/typing': 'only while a person is there; not stored',
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
  'POST /api/assistants/:id/facts/check': 'existing facts',
  'POST /api/assistants/:id/gone-pages': 'existing pages',
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
  'POST /api/conversations/:id/messages': `emailed to a visitor: ${an(rates.visitorMailsPerDayPerAddress, 'a day to one address')}, ${rates.visitorMailsPerDayPerAccount} from one account`,
  'POST /api/conversations/:id/release': 'one conversation',
  'POST /api/conversations/:id/takeover': 'one conversation',
  'POST /api/conversations/:id/typing': 'not stored',
  'POST /api/leads/:id/join': 'two existing leads',
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
  'POST /api/sandbox/checkout/:id/pay': 'own checkout; sandbox only',
  'POST /api/sandbox/portal': 'own subscription; sandbox only',

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
  if (isBuilt(route)) return 'a built file'
  if (!ownRows.includes(route.access)) return null
  if (route.method === 'GET') return 'own rows, one page'
  return isChange(route.method) ? 'own existing rows' : null
}

const inUnits = (bytes: number) => (bytes < 1_048_576 ? `${bytes / 1_024} KB` : `${bytes / 1_048_576} MB`)

/** Multipart bodies are streamed up to the size that the owner's plan and settings allow. */
const sent: Record<string, string> = {
  'POST /api/chat/:assistantId/files': 'a file: 10 MB, or the owner’s lower limit',
  'POST /api/assistants/:id/sources/files': `a file: ${inUnits(plans.free.sourceFileBytes)} / ${inUnits(plans.pro.sourceFileBytes)} / ${inUnits(plans.enterprise.sourceFileBytes)}`,
}

const bodyOf = (route: Route) =>
  route.method === 'GET' ? '–' : (sent[nameOf(route)] ?? inUnits(route.bodyLimit ?? Number.NaN))

const who: Record<Access, string> = {
  public: 'Anyone',
  visitor: 'Anyone, with an assistant id',
  credentials: 'Any session or key',
  bearer: 'A session or key as bearer token',
  session: 'Any session',
  owner: 'A signed-in owner',
  operator: 'A signed-in administrator',
}

/** Writes docs/routes.md. */
export function writeRouteTable(routes: readonly Route[]): string {
  const rows = routes.filter((route) => route.method !== 'HEAD' && !isBuilt(route))
  const parts = Object.entries(who).flatMap(([access, words]) => {
    const lines = rows
      .filter((route) => route.access === access)
      .toSorted((one, other) => (`${one.url} ${one.method}` < `${other.url} ${other.method}` ? -1 : 1))
      .map((route) => `| \`${nameOf(route)}\` | ${bodyOf(route)} | ${limitOf(route) ?? '**missing**'} |`)
    const files =
      access === 'public'
        ? ['| Pages, scripts and pictures of the build, `/docs`, `/sample-site` | – | built files |']
        : []
    return [`## ${words}`, '', '| Route | Body | Limit |', '| --- | --- | --- |', ...lines, ...files, '']
  })
  return `# Routes and their limits

Generated from the routes by \`apps/server/src/platform/http/limits/route-limits.test.ts\`; run that file with \`--update\` after a
change. It fails for a route without a limit (\`apps/server/src/testing/route-limits.ts\`).

${rates.requestsAtOncePerAddress} requests from one address are processed at once and ${rates.requestsWaitingPerAddress.toLocaleString('en')} more wait; of bodies over 64 KB, ${rates.uploadsAtOncePerAddress} are
received at once. JSON has at most 32 levels and 10,000 values. HEAD follows GET. An address is an IPv4 address or an IPv6
network (/64). Three numbers are those of Free, Pro and Enterprise.

${parts.join('\n').trimEnd()}
`
}
