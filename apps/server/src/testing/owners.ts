import type { Session } from '@foyer/contract/auth'
import type { Tier } from '@foyer/contract/plans'
import { eq } from 'drizzle-orm'
import { setAgreedPlan } from '../money/billing/set-agreed-plan.ts'
import { accounts } from '../platform/db/schema/auth.ts'
import type { TestApp } from './test-app.ts'

let nth = 0

export const password = 'correct horse battery'

type OwnerOptions = {
  tier?: Tier
  email?: string
  confirmed?: boolean
}

export async function registerOwner(app: TestApp, { tier, email, confirmed = true }: OwnerOptions = {}) {
  const details = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: email ?? `owner-${++nth}-${crypto.randomUUID().slice(0, 8)}@example.com`,
    password,
  }
  const { status, body } = await app.call<Session>('POST', '/api/auth/register', { body: details })
  if (status !== 201) throw new Error(`registering answered ${status}`)
  if (confirmed)
    await app.services.db
      .update(accounts)
      .set({ emailVerifiedAt: app.services.now() })
      .where(eq(accounts.id, body.user.id))
  if (tier) await setAgreedPlan(app.services.db, body.user.id, tier, app.services.now())
  const call: TestApp['call'] = (method, path, options) =>
    app.call(method, path, { token: body.token, ...options })
  return { ...details, id: body.user.id, token: body.token, call }
}
