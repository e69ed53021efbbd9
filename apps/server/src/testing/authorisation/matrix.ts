import type { Access, Route } from '../../platform/http/access.ts'
import type { CallerStanding } from './callers.ts'
import { hasIds, isRead, namesIdInQuery } from './requests.ts'

/**
 * `refused`: 401 before anything else. `unknown`: 404, with the same body as for an unknown id; routes without ids
 * answer with the caller's own data. `let in`: neither of these. `no session`: any answer without a session.
 */
export type Outcome = 'refused' | 'unknown' | 'let in' | 'no session' | 'not tried'
type ExpectedOutcome = Outcome | { read: Outcome; change: Outcome }

// Browsers send the cookie with requests of other sites, so it never authorizes a change.
const cookieOnly = (read: Outcome): ExpectedOutcome => ({ read, change: 'refused' })

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
    // The chat ignores cookies.
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
    // Renewing or ending a session would break the calls that follow. The account tests cover both.
    'own cookie': 'not tried',
    'other session': 'not tried',
    'other cookie': 'not tried',
    owner: 'not tried',
  },
  owner: {
    nobody: 'refused',
    invalid: 'refused',
    // Keys ask assistants. They don't manage them.
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
  // Administrators run the instance but have no access to an owner's data.
  const expected = standing === 'admin' ? (admin ?? others['other session']) : others[standing]
  const outcome = typeof expected === 'string' ? expected : isRead(route) ? expected.read : expected.change
  // Operator routes show no account's own data.
  if (route.access === 'operator') return outcome
  const theirOwn = outcome === 'unknown' && !hasIds(route) && !namesIdInQuery(route)
  return theirOwn ? 'let in' : outcome
}
