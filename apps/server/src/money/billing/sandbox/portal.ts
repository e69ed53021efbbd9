import type { SandboxPortal, SandboxPortalAction } from '@foyer/contract/billing'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../services.ts'
import { showSubscription } from '../read-billing.ts'
import { refreshCustomer } from '../refresh-customer.ts'
import { cancel, changeSandboxPlan, moveClock, replaceCard, resume } from './actions.ts'
import type { Books } from './books.ts'
import { readCard } from './cards.ts'
import { nextEvent, settle } from './settle.ts'
import { toState } from './state.ts'
import { changeBooks, findSandboxCustomer } from './store.ts'

type Customer = { accountId: string; origin: string }

const unknown = () => new Failure('not_found', 'There is nothing to manage yet: you have not bought a plan.')

export async function readPortal(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { accountId, origin }: Customer,
): Promise<SandboxPortal> {
  const found = await findSandboxCustomer(db, accountId)
  if (!found) throw unknown()
  return show(found.books, now(), origin)
}

export async function actInPortal(
  services: Pick<Services, 'db' | 'now' | 'log' | 'payments'>,
  { accountId, origin }: Customer,
  action: SandboxPortalAction,
): Promise<SandboxPortal> {
  const { db, now } = services
  const found = await findSandboxCustomer(db, accountId)
  const books = await changeBooks(db, accountId, now(), (settled, at) => act(settled, action, at, now()))
  if (!found || !books) throw unknown()
  await refreshCustomer(services, { accountId, customerId: found.id })
  return show(books, now(), origin)
}

function act(books: Books, action: SandboxPortalAction, sandboxNow: number, now: Date): Books {
  switch (action.action) {
    case 'change-plan':
      return changeSandboxPlan(books, action.tier, sandboxNow)
    case 'cancel':
      return cancel(books)
    case 'resume':
      return resume(books)
    case 'replace-card':
      return replaceCard(books, readCard(action, sandboxNow).card, sandboxNow)
    case 'move-clock':
      return moveClock(books, now.getTime())
  }
}

function show(books: Books, now: Date, origin: string): SandboxPortal {
  const sandboxNow = now.getTime() + books.clockAheadMs
  const settled = settle(books, sandboxNow)
  const { subscription, invoices } = toState(settled)
  const next = nextEvent(settled)
  return {
    now: new Date(sandboxNow).toISOString(),
    nextEvent: next && { kind: next.kind, at: new Date(next.at).toISOString() },
    subscription: subscription && showSubscription(subscription),
    status: settled.subscription?.status ?? 'active',
    invoices,
    returnUrl: `${origin}/billing`,
  }
}
