import type { ErasedAccount, ErasedCounts } from '@foyer/contract/accounts'
import { erasedLabels } from '@foyer/contract/erased-labels'
import { formatCount } from '../../ui/format.ts'

export function ErasureReceipt({
  receipt: { erased, subscriptionCancelled, receiptMailed },
}: {
  receipt: ErasedAccount
}) {
  const kinds = (Object.keys(erasedLabels) as (keyof ErasedCounts)[]).filter((kind) => erased[kind] > 0)
  return (
    <div className="flex flex-col gap-4">
      <dl className="text-sm">
        {kinds.map((kind) => (
          <div key={kind} className="flex justify-between gap-6 border-t border-hairline py-2 last:border-b">
            <dt>{erasedLabels[kind]}</dt>
            <dd className="figures text-muted">{formatCount(erased[kind])}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {subscriptionCancelled && <span>Your subscription was canceled. You won’t be charged again. </span>}
        {receiptMailed && <span>We’re emailing you this list.</span>}
      </p>
    </div>
  )
}
