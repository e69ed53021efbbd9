import { useQuery } from '@tanstack/react-query'
import { type CountedLimit, canUpgrade, limitWarning } from '../../shared/plan/plan-limits.ts'
import { limitsQuery } from '../../shared/plan/plan-queries.ts'
import { cx } from '../../ui/class-names.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'

export function LimitWarning({ only }: { only?: CountedLimit }) {
  const { data } = useQuery(limitsQuery)
  const warning = data && limitWarning(data)
  if (!warning || (only && warning.about !== only)) return null
  return (
    <div
      role="status"
      className={cx(
        'mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-hairline px-4 py-3 text-sm',
        warning.urgent ? 'bg-warn-wash' : 'bg-surface',
      )}
    >
      <p className={cx('figures min-w-0 flex-1 basis-64', !warning.urgent && 'text-muted')}>
        {warning.words}
      </p>
      {canUpgrade(data.tier) && (
        <ButtonLink href="/billing" size="sm" variant={warning.urgent ? 'primary' : 'secondary'}>
          Upgrade Plan
        </ButtonLink>
      )}
    </div>
  )
}
