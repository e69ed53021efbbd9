import type { SandboxCheckout, SandboxPaid, SandboxPayment } from '@foyer/contract/billing'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../services.ts'
import { cancelUrl, successUrl } from '../return-urls.ts'
import { subscribe } from './actions.ts'
import { currency, priceOf } from './books.ts'
import { readCard } from './cards.ts'
import { type CheckoutRow, changeBooks, findOwnCheckout, lockOwnCheckout, markPaid } from './store.ts'

type NeededServices = Pick<Services, 'db' | 'now'>
type Buyer = { id: string; email: string; origin: string }

const unknown = () => new Failure('not_found', 'No such checkout.')

export async function showCheckout(
  { db, now }: NeededServices,
  { id: accountId, email, origin }: Buyer,
  id: string,
): Promise<SandboxCheckout> {
  const checkout = await findOwnCheckout(db, accountId, id)
  if (!checkout) throw unknown()
  const { tier, returnTo } = checkout
  return {
    id,
    tier,
    amount: priceOf(tier),
    currency,
    email,
    status: statusOf(checkout, now()),
    cancelUrl: cancelUrl({ origin, returnTo }),
  }
}

/** Charges once. Repeated requests just redirect. */
export async function payCheckout(
  { db, now }: NeededServices,
  { id: accountId, origin }: Buyer,
  id: string,
  payment: SandboxPayment,
): Promise<SandboxPaid> {
  return db.transaction(async (tx) => {
    const checkout = await lockOwnCheckout(tx, accountId, id)
    if (!checkout) throw unknown()
    const { tier, returnTo } = checkout
    const paid = { confirm: false, url: successUrl({ origin, returnTo }, tier, id) }
    const status = statusOf(checkout, now())
    if (status === 'paid') return paid
    if (status === 'expired')
      throw new Failure(
        'gone',
        'This checkout has expired. Nothing was charged. Please choose your plan again.',
      )
    let confirm = false
    const books = await changeBooks(tx, accountId, now(), (settled, sandboxNow) => {
      const { card, needsConfirmation } = readCard(payment, sandboxNow)
      confirm = needsConfirmation && !payment.confirmed
      return confirm ? settled : subscribe(settled, { tier, card, now: sandboxNow })
    })
    if (!books) throw unknown()
    if (confirm) return { confirm, url: null }
    await markPaid(tx, accountId, id, now())
    return paid
  })
}

function statusOf({ paidAt, expiresAt }: CheckoutRow, now: Date) {
  if (paidAt) return 'paid'
  return now >= expiresAt ? 'expired' : 'open'
}
