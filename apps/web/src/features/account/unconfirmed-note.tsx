import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { securityQuery } from './security-query.ts'

export function UnconfirmedNote() {
  const { data } = useQuery(securityQuery)
  if (!data || data.emailVerified) return null
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-hairline bg-surface px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1 basis-64 text-muted">
        Confirm your email to receive messages from us:{' '}
        <bdi className="[overflow-wrap:anywhere]">{data.email}</bdi>
      </p>
      <ButtonLink href="/settings#email" size="sm" variant="secondary">
        Confirm email
      </ButtonLink>
    </div>
  )
}
