import { plans } from '@foyer/contract/plans'
import { addNotice, type NoticeContent } from '../../people/notices/add-notice.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { BillingChange } from './follow-subscription.ts'
import type { PaymentProvider } from './provider.ts'

/** Adds notices in the transaction that made the changes. Sandbox notices say so in the title. */
export async function notifyOwner(
  tx: Queryable,
  accountId: string,
  provider: PaymentProvider['name'] | undefined,
  changes: readonly BillingChange[],
) {
  const mark = provider === 'sandbox' ? ' (sandbox)' : ''
  for (const change of changes) {
    const notice = toNotice(change)
    if (notice) await addNotice(tx, accountId, { ...notice, title: `${notice.title}${mark}` })
  }
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function toNotice(change: BillingChange): NoticeContent | null {
  const href = '/billing'
  if (change.kind === 'paid') {
    const { id, number, description, amount, currency } = change.invoice
    return {
      kind: 'receipt',
      subject: `receipt:${id}`,
      title: `Payment received: ${money(amount, currency)}`,
      text: `${description}, invoice ${number}. The receipt is among your invoices.`,
      href,
    }
  }
  if (change.kind === 'payment_failed') {
    return {
      kind: 'payment_failed',
      subject: `payment_failed:${change.pastDueSince.toISOString()}`,
      title: 'Your payment failed',
      text: `Your ${plans[change.tier].name} plan keeps serving until ${day.format(change.graceEndsAt)}. Please update your payment method before then.`,
      href,
    }
  }
  if (change.kind === 'ended') {
    const name = plans[change.tier].name
    return {
      kind: 'subscription_ended',
      subject: `subscription_ended:${change.subscriptionId}:${change.overdueSince?.toISOString() ?? 'canceled'}`,
      title: `Your ${name} plan has ended`,
      text: `${change.overdueSince ? 'It was not paid for within seven days. ' : ''}Nothing was deleted: assistants over the limit of your plan are inactive and come back with the ${name} plan.`,
      href,
    }
  }
  return null
}

function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() })
  return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits!)
}
