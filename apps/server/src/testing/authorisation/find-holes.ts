import type { Route } from '../../platform/http/access.ts'
import type { TestApp } from '../test-app.ts'
import type { Caller, CallerStanding } from './callers.ts'
import type { FullAccount } from './create-full-account.ts'
import { expectedOf, type Outcome } from './matrix.ts'
import { namedIds } from './named-ids.ts'
import {
  fill,
  garbledPaths,
  hasIds,
  isRead,
  missingSetup,
  type ReceivedAnswer,
  send,
  unknownIds,
} from './requests.ts'
import { openRowFingerprints } from './row-fingerprints.ts'

// Owners name a creation before it exists, so an unknown name means waiting.
const ownerChosenIds = new Set(['/api/creations/:sessionId', '/api/assistants/create-progress/:sessionId'])

// These need the answer of an earlier request, or an unconfirmed account. second-factor.test.ts and the account tests
// cover their success.
const secondSteps = new Set([
  '/api/auth/second-factor/confirm',
  '/api/auth/second-factor/recovery-codes',
  '/api/auth/verify-email/resend',
])

type ServerUnderTest = { url: string; routes: readonly Route[]; app: TestApp }
type People = { owner: FullAccount; other: FullAccount; callers: readonly Caller[] }

/** Calls every route as every caller and describes each access the matrix doesn't allow. */
export async function findHoles({ url, routes, app }: ServerUnderTest, { owner, other, callers }: People) {
  const holes: string[] = []
  const readRows = await openRowFingerprints(app.services.db, owner.id)
  const both = [owner, other] as const

  /**
   * The addresses to try, each with a counterpart of unknown ids. With several ids, one owner's id among the caller's
   * own must fail too.
   */
  const addressesOf = (route: Route, outcome: Outcome) => {
    const several = (route.url.match(/:/g)?.length ?? 0) > 1
    const mixes = outcome === 'unknown' && several ? [[owner], [other, owner], [owner, other]] : [[owner]]
    return mixes.map((of) => ({
      path: fill(route, of),
      unknown: fill(
        route,
        of.map((whose) => (whose === owner ? unknownIds(owner) : whose)),
      ),
    }))
  }

  async function tryAs(route: Route, caller: Caller) {
    const outcome = expectedOf(route, caller.standing)
    for (const { path, unknown } of addressesOf(route, outcome)) {
      const sent = await send(url, route, both, { ...caller, path })
      const wrong = judge(route, caller, outcome, sent)
      if (wrong) holes.push(`${route.method} ${route.url} as ${caller.name}: ${wrong}`)
      if (outcome !== 'unknown' || !hasIds(route) || ownerChosenIds.has(route.url)) continue
      const nothing = await send(url, route, both, { ...caller, path: unknown })
      if (nothing.status !== sent.status || withoutRequestId(nothing.text) !== withoutRequestId(sent.text))
        holes.push(
          `${route.method} ${route.url} as ${caller.name}: answered ${say(sent)}, but where there is nothing ${say(nothing)}`,
        )
    }
  }

  /**
   * Ids in the query and body may admit a caller as the named assistant's visitor. They must never widen access to
   * data, and an invalid token must still be refused.
   */
  async function tryNaming(route: Route, caller: Caller) {
    if (!namedIds(route, owner)) return
    const outcome = expectedOf(route, caller.standing)
    const sent = await send(url, route, both, { ...caller, path: fill(route, [owner]), namingAll: true })
    const wrong =
      caller.standing === 'invalid' && outcome === 'refused'
        ? judge(route, caller, outcome, sent)
        : judgeWords(route, caller, outcome, sent)
    if (wrong) holes.push(`${route.method} ${route.url} as ${caller.name}, naming the owner’s ids: ${wrong}`)
  }

  function judgeWords(
    route: Route,
    caller: Caller,
    outcome: Outcome,
    { status, text }: ReceivedAnswer,
  ): string | null {
    const got = `answered ${say({ status, text })}`
    if (status === 500) return got
    return mayNotRead(route, caller, outcome).some((word) => text.includes(word))
      ? `read what is only the owner’s, ${got}`
      : null
  }

  function judge(
    route: Route,
    caller: Caller,
    outcome: Outcome,
    { status, text }: ReceivedAnswer,
  ): string | null {
    const got = `answered ${say({ status, text })}`
    const leaked = judgeWords(route, caller, outcome, { status, text })
    if (leaked) return leaked
    if (outcome === 'refused') return status === 401 ? null : `should be refused with 401, ${got}`
    if (outcome === 'unknown') return status === 404 ? null : `should find nothing (404), ${got}`
    if (outcome === 'no session') return text.includes('"token"') ? `got a session, ${got}` : null
    // The owner's success proves that the others failed for their identity, not for their input.
    const proves = caller.standing === 'owner' && route.access === 'owner' && !secondSteps.has(route.url)
    const isIn = proves ? status < 300 : status !== 401 && status !== 403
    return isIn ? null : `should be let in, ${got}`
  }

  /** Malformed ids answer 404 like unknown ones. */
  async function tryGarbled(route: Route, me: Caller) {
    if (ownerChosenIds.has(route.url)) return
    for (const path of garbledPaths(route, owner)) {
      const sent = await send(url, route, both, { ...me, path })
      if (sent.status !== 404)
        holes.push(`${route.method} ${path}: should be unknown (404), answered ${say(sent)}`)
    }
  }

  const mayNotRead = (route: Route, { standing }: Caller, outcome: Outcome): string[] => {
    if (
      standing === 'owner' ||
      (standing === 'own cookie' && route.access === 'owner' && outcome === 'let in')
    )
      return []
    return route.access === 'owner' ? [...owner.secrets, owner.known] : owner.secrets
  }

  async function tryStrangers(route: Route) {
    const keptOut: Caller[] = []
    const letIn = new Map<CallerStanding, Caller>()
    for (const caller of callers.filter((each) => isWorthTrying(route, each))) {
      const outcome = expectedOf(route, caller.standing)
      if (outcome === 'let in' && !letIn.has(caller.standing)) letIn.set(caller.standing, caller)
      if (outcome !== 'let in' && outcome !== 'not tried') keptOut.push(caller)
    }
    const before = isRead(route) ? null : await readRows()
    await Promise.all(keptOut.flatMap((caller) => [tryAs(route, caller), tryNaming(route, caller)]))
    const tryLetIn = async (mayLeave: boolean) => {
      for (const [standing, caller] of letIn) {
        if (mayLeaveSomething(route, standing) !== mayLeave) continue
        await tryAs(route, caller)
        await tryNaming(route, caller)
      }
    }
    await tryLetIn(false)
    if (before) reportChanges(before, await readRows(), `${route.method} ${route.url}`)
    await tryLetIn(true)
  }

  function reportChanges(before: Map<string, string>, after: Map<string, string>, by: string) {
    const touched = [...after.keys()].filter((table) => before.get(table) !== after.get(table))
    if (touched.length > 0) holes.push(`${by}: strangers changed the owner’s ${touched.join(', ')}`)
  }

  for (const route of routes) {
    if (!route.access) {
      holes.push(`${route.method} ${route.url} does not say who may call it`)
      continue
    }
    const missing = missingSetup(route, owner)
    if (missing) holes.push(missing)
  }
  const complete = routes.filter((route) => route.access && !missingSetup(route, owner))
  const before = await readRows()
  for (const route of complete.filter(isRead)) await tryStrangers(route)
  reportChanges(before, await readRows(), 'what only reads')
  const changing = complete.filter((route) => !isRead(route))
  for (const route of changing.sort(byHarm)) await tryStrangers(route)
  const me = callers.find(({ standing }) => standing === 'owner')!
  const mine = complete.filter(({ access }) => access === 'owner' || access === 'visitor')
  for (const route of mine.sort(byHarm)) {
    if (route.access === 'owner') await tryGarbled(route, me)
    await tryAs(route, me)
  }
  return holes
}

const say = ({ status, text }: ReceivedAnswer) => `${status} ${text.slice(0, 200)}`
const withoutRequestId = (text: string) => text.replace(/,?"requestId":"[^"]*"/, '')

/** Visitors and the owner's own keys may create messages. */
const mayLeaveSomething = ({ access }: Route, standing: CallerStanding) =>
  access === 'visitor' || (access === 'bearer' && standing === 'own key')

function isWorthTrying({ method, url, access }: Route, { standing, name }: Caller): boolean {
  if (standing === 'owner') return false
  // Files and pages are the same for all callers.
  if (access === 'public' && !url.includes(':')) return name === 'nobody' && method !== 'HEAD'
  // HEAD shares the handler of GET.
  return method !== 'HEAD' || name === 'nobody' || name === 'another owner'
}

/** Orders reads before deletions, smaller objects before their parents, and session endings last. */
function byHarm(one: Route, two: Route): number {
  const harm = (route: Route) => {
    if (route.access === 'session') return 5
    // Such as the whole account.
    if (route.method === 'DELETE' && !hasIds(route)) return 4
    // Deleting an assistant deletes its leads and more.
    if (route.method === 'DELETE') return route.url === '/api/assistants/:id' ? 3 : 2
    return isRead(route) ? 0 : 1
  }
  return harm(one) - harm(two) || two.url.length - one.url.length
}
