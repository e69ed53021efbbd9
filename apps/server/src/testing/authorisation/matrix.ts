import type { Access, Route } from '../../platform/http/access.ts'
import type { CallerStanding } from './callers.ts'
import { hasIds, isRead, namesIdInQuery } from './requests.ts'

/**
 * `refused`: 401, before anything else. `unknown`: 404, word for word as for an id that nothing goes by; on a route
 * without ids the caller's own things. `let in`: neither of the two. `no session`: whatever it says, it hands out none.
 */
export type Outcome = 'refused' | 'unknown' | 'let in' | 'no session' | 'not tried'
type ExpectedOutcome = Outcome | { read: Outcome; change: Outcome }

// The cookie goes along with whatever another site makes a browser send, so it never authorises a change.
const cookieOnly = (read: Outcome): ExpectedOutcome => ({ read, change: 'refused' })

/** The whole matrix: who may what, whatever the route. */
const matrix: Record<
  Access,
  Record<Exclude<CallerStanding, 'admin'>, ExpectedOutcome> & { admin?: ExpectedOutcome }
> = {
  public: {
    nobody: 'let in',
    invalid: 'let in',
    'own key': 'let in',
    'own cookie': 'let in',
    'other session': 'let in',
    'other cookie': 'let in',
    'other key': 'let in',
    owner: 'let in',
  },
  visitor: {
    nobody: 'let in',
    invalid: 'refused',
    'own key': 'let in',
    // A visitor is who shows nothing, and a cookie shows nothing here.
    'own cookie': 'let in',
    'other session': 'unknown',
    'other cookie': 'let in',
    'other key': 'unknown',
    owner: 'let in',
  },
  credentials: {
    nobody: 'refused',
    invalid: 'refused',
    'own key': 'let in',
    'own cookie': cookieOnly('let in'),
    'other session': 'let in',
    'other cookie': cookieOnly('let in'),
    'other key': 'let in',
    owner: 'let in',
  },
  bearer: {
    nobody: 'refused',
    invalid: 'refused',
    'own key': 'let in',
    'own cookie': 'refused',
    'other session': 'unknown',
    'other cookie': 'refused',
    'other key': 'unknown',
    owner: 'let in',
  },
  session: {
    nobody: 'no session',
    invalid: 'no session',
    'own key': 'no session',
    'other key': 'no session',
    // Renewing and ending a session would end the calls that follow; the stories of accounts tell those.
    'own cookie': 'not tried',
    'other session': 'not tried',
    'other cookie': 'not tried',
    owner: 'not tried',
  },
  owner: {
    nobody: 'refused',
    invalid: 'refused',
    // Keys are for asking assistants, not for managing them.
    'own key': 'refused',
    'own cookie': cookieOnly('let in'),
    'other session': 'unknown',
    'other cookie': cookieOnly('unknown'),
    'other key': 'refused',
    owner: 'let in',
  },
  operator: {
    nobody: 'refused',
    invalid: 'refused',
    'own key': 'refused',
    'own cookie': cookieOnly('unknown'),
    'other session': 'unknown',
    'other cookie': cookieOnly('unknown'),
    'other key': 'refused',
    owner: 'unknown',
    admin: 'let in',
  },
}

export function expectedOf(route: Route, standing: CallerStanding): Outcome {
  const { admin, ...others } = matrix[route.access!]
  // An administrator runs the instance, and is a stranger to everything that is an owner's.
  const expected = standing === 'admin' ? (admin ?? others['other session']) : others[standing]
  const outcome = typeof expected === 'string' ? expected : isRead(route) ? expected.read : expected.change
  // What is the operator's is nobody else's own.
  if (route.access === 'operator') return outcome
  const theirOwn = outcome === 'unknown' && !hasIds(route) && !namesIdInQuery(route)
  return theirOwn ? 'let in' : outcome
}
