import type { Route } from '../../platform/http/access.ts'
import { testCard } from '../billing.ts'
import { password } from '../owners.ts'
import { type FullAccount, unservedUrl } from './create-full-account.ts'
import { namedIds, unknownField } from './named-ids.ts'

export type ReceivedAnswer = { status: number; text: string }

const reads = new Set(['GET', 'HEAD'])
export const isRead = ({ method }: Route) => reads.has(method)

const paramsOf = ({ url }: Route) => url.match(/:\w+/g) ?? []
export const hasIds = (route: Route) => paramsOf(route).length > 0

const aModel = { provider: 'compatible', name: 'changed', baseUrl: unservedUrl }

/** Valid bodies by route: a stranger's 404 proves nothing if the request itself is invalid. */
const bodies: Record<string, (owner: FullAccount, other: FullAccount) => unknown> = {
  'POST /api/assistants': () => ({ name: 'Another practice', context: 'A practice.' }),
  'PUT /api/conversations/:id/cut/:key': () => ({ isTrue: true }),
  'PATCH /api/assistants/:id': () => ({ name: 'Changed' }),
  'PUT /api/assistants/:id': () => ({ name: 'Changed' }),
  'POST /api/assistants/:id/rebuild-prompt': () => ({ apply: true }),
  'POST /api/assistants/:id/facts': () => ({ kind: 'hours', label: 'Monday', value: 'closed' }),
  'POST /api/assistants/:id/facts/check': ({ ids }) => ({ confirm: [ids['facts/:factId']] }),
  'POST /api/assistants/:id/sources': () => ({ name: 'Changed', text: 'Changed.' }),
  'PATCH /api/assistants/:id/sources/:sourceId': () => ({ text: 'Changed.' }),
  'POST /api/assistants/:id/sources/files': () => {
    const form = new FormData()
    form.set('file', new Blob(['A short note.']), 'note.txt')
    return form
  },
  'POST /api/assistants/:id/gone-pages': () => ({ decision: 'keep', pages: 0 }),
  'PUT /api/assistants/:id/site-rules': () => ({ leftOut: ['/changed'] }),
  'PATCH /api/assistants/:id/facts/:factId': () => ({ value: '£25' }),
  'POST /api/assistants/:id/answers': () => ({ question: 'Changed?', answer: 'Changed.' }),
  'PUT /api/assistants/:id/answers/:answerId': () => ({ question: 'Changed?', answer: 'Changed.' }),
  'PUT /api/assistants/:id/auto-scrape': () => ({ autoScrapeEnabled: true, scrapeSchedule: 'daily' }),
  'DELETE /api/auth/account': () => ({ password }),
  'PUT /api/auth/email': () => ({ password, email: `${crypto.randomUUID()}@example.com` }),
  'POST /api/auth/forgot-password': (_owner, { email }) => ({ email }),
  'POST /api/auth/reset-password': () => ({ token: 'garbage', password }),
  'POST /api/auth/second-factor': () => ({ password }),
  'DELETE /api/auth/second-factor': () => ({ password, code: '123456' }),
  'POST /api/auth/second-factor/confirm': () => ({ code: '123456' }),
  'POST /api/auth/second-factor/recovery-codes': () => ({ password, code: '123456' }),
  'POST /api/auth/verify-email': () => ({ token: 'garbage' }),
  'POST /api/auth/login': (_owner, { email }) => ({ email, password }),
  'PUT /api/auth/password': () => ({ currentPassword: password, newPassword: password }),
  'PUT /api/auth/profile': () => ({ firstName: 'Changed', lastName: 'Changed' }),
  'POST /api/auth/register': () => ({
    firstName: 'New',
    lastName: 'Owner',
    email: `${crypto.randomUUID()}@example.com`,
    password,
  }),
  'POST /api/chat/:assistantId': ({ testChat }) => ({ message: 'What did I say?', sessionId: testChat }),
  'POST /api/chat/:assistantId/feedback': ({ testChat }) => ({ rating: 1, sessionId: testChat }),
  'POST /api/chat/:assistantId/handoff': ({ testChat }) => ({ sessionId: testChat }),
  'POST /api/chat/:assistantId/resume': () => ({ token: 'garbage' }),
  'POST /api/chat/:assistantId/typing': ({ testChat }) => ({ sessionId: testChat }),
  'POST /api/chat/:assistantId/files': ({ testChat }) => {
    const form = new FormData()
    form.set('sessionId', testChat)
    form.set('file', new Blob(['A short note.']), 'note.txt')
    return form
  },
  'POST /api/conversations/:id/messages': () => ({ content: 'Changed' }),
  'POST /api/chat/:assistantId/leads': ({ testChat }) => ({
    email: 'bob@example.com',
    consent: true,
    sessionId: testChat,
  }),
  'POST /api/leads/:id/join': ({ ids }) => ({ leadId: ids['leads/:id'] }),
  'PATCH /api/leads/:id': () => ({ status: 'contacted' }),
  'PUT /api/embed/config/:assistantId': () => ({ windowTitle: 'Changed' }),
  'PUT /api/embed/logo/:assistantId': () => ({
    image: Buffer.from('GIF89a').toString('base64'),
  }),
  'POST /api/keys': () => ({ name: 'Changed' }),
  'PATCH /api/keys/:id': () => ({ name: 'Changed' }),
  'PUT /api/notices/settings': () => ({ mail: { new_lead: 'daily' } }),
  'POST /api/operator/models': () => aModel,
  'PUT /api/operator/models/:id': () => aModel,
  'POST /api/operator/model-test': () => aModel,
  'PUT /api/operator/default-model': () => ({ id: null }),
  'PUT /api/operator/model-budget': () => ({ monthlyBudgetUsd: null }),
  'POST /api/notices/read': ({ notice }) => ({ ids: [notice] }),
  'POST /api/webhooks': () => ({ url: 'https://changed.example/', events: ['scan.failed'] }),
  'PATCH /api/webhooks/:id': () => ({ url: 'https://changed.example/' }),
  'POST /v1/chat/completions': ({ ids }) => ({
    model: ids['assistants/:id'],
    messages: [{ role: 'user', content: 'What did I say?' }],
  }),
  'POST /api/sandbox/checkout/:id/pay': () => testCard,
  'POST /api/sandbox/portal': () => ({ action: 'cancel' }),
  'POST /api/stripe/activate-subscription': ({ ids }) => ({ sessionId: ids['checkout/:id'] }),
  'POST /api/stripe/create-checkout-session': () => ({ tier: 'enterprise' }),
  // A text that can't be spoken, because each spoken sentence starts a process.
  'POST /api/voice/synthesize': () => ({ text: '**' }),
}

export const workingBody = ({ method, url }: Route, owner: FullAccount, other: FullAccount): unknown =>
  bodies[`${method} ${url}`]?.(owner, other)

/** Query parameters: `assistant` narrows a list, `sessionId` selects a conversation, `tier` a plan. */
function queryOf({ schema }: Route, owner: FullAccount): string[] {
  const known: Record<string, string | undefined> = {
    assistant: owner.ids['assistants/:id'],
    sessionId: owner.testChat,
    tier: 'free',
  }
  const named = Object.entries(known).filter(([name]) => fieldsOf(schema?.querystring).has(name))
  return named.map(([name, value]) => `${name}=${value}`)
}
export const namesIdInQuery = ({ schema }: Route) => fieldsOf(schema?.querystring).has('assistant')

export function fieldsOf(schema: unknown): Set<string> {
  return new Set(Object.keys((schema as { shape?: object } | undefined)?.shape ?? {}))
}

/** What a new route still needs to be tested, in words for its author. */
export function missingSetup(route: Route, owner: FullAccount): string | null {
  const name = `${route.method} ${route.url}`
  const unknown = paramsOf(route).find((param) => !idKeyOf(route.url, param, owner.ids))
  if (unknown) {
    const before = route.url.slice(0, route.url.indexOf(unknown)).split('/').at(-2)
    return `${name}: nothing stands for ${unknown}; add '${before}/${unknown}' to the ids in create-full-account.ts`
  }
  const field = unknownField(route, owner)
  if (field)
    return `${name}: ${field} looks like an id, and nothing stands for it; add it to the known ones in named-ids.ts`
  const body = route.schema?.body as { safeParse(value: unknown): { success: boolean } } | undefined
  if (body && !body.safeParse(workingBody(route, owner, owner)).success)
    return `${name}: add a body that its schema takes to the bodies in requests.ts`
  return null
}

function idKeyOf(url: string, param: string, ids: Record<string, string>): string | undefined {
  const at = url.indexOf(param)
  return Object.keys(ids)
    .filter((key) => key.includes(param) && url.startsWith(`/${key}`, at - key.indexOf(param) - 1))
    .sort((one, two) => two.length - one.length)[0]
}

export function fill(route: Route, of: readonly { ids: Record<string, string> }[]): string {
  const params = paramsOf(route)
  return params.reduce(
    (path, param, nth) => {
      const ids = (of[nth] ?? of[0]!).ids
      return path.replace(param, ids[idKeyOf(route.url, param, ids)!]!)
    },
    route.url.replace('*', ''),
  )
}

export const unknownIds = ({ ids }: FullAccount) => ({
  ids: Object.fromEntries(Object.keys(ids).map((key) => [key, crypto.randomUUID()])),
})

/** The owner's addresses with one id each replaced by garbage. */
export const garbledPaths = (route: Route, owner: FullAccount): string[] =>
  paramsOf(route).map((param) =>
    fill(route, [owner]).replace(owner.ids[idKeyOf(route.url, param, owner.ids)!]!, 'garbage'),
  )

type RequestParts = {
  headers: Record<string, string>
  query?: string
  path: string
  /** Adds all owner ids that query and body accept. */
  namingAll?: boolean
}

export async function send(
  base: string,
  route: Route,
  [owner, other]: readonly [FullAccount, FullAccount],
  { headers, query, path, namingAll = false }: RequestParts,
): Promise<ReceivedAnswer> {
  const named = namingAll ? namedIds(route, owner) : null
  const plain = workingBody(route, owner, other)
  const isForm = plain instanceof FormData
  const body = named && route.schema?.body && !isForm ? { ...(plain as object), ...named.body } : plain
  const ids = named
    ? Object.entries(named.query).map(([name, value]) => `${name}=${value}`)
    : queryOf(route, owner)
  const search = [...ids, ...(query ? [query] : [])].join('&')
  const leaving = new AbortController()
  const response = await fetch(`${base}${path}${search && `?${search}`}`, {
    method: route.method,
    redirect: 'manual',
    signal: leaving.signal,
    headers: { ...(body !== undefined && !isForm && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isForm ? plain : JSON.stringify(body) }),
  })
  const { status } = response
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    return { status, text: await response.text() }
  // A stream never ends, so its first chunk is enough.
  const first = await response.body?.getReader().read()
  leaving.abort()
  return { status, text: new TextDecoder().decode(first?.value) }
}
