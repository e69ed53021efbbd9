import type { ReactNode } from 'react'
import { PageMeta } from '../lib/page-meta.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** The one placeholder: a screen that is not built says so, and what it will be for. */
export function ComingSoon({
  title,
  back = { href: '/dashboard', label: 'Back to dashboard' },
  children,
}: {
  title: string
  back?: { href: string; label: string }
  children: ReactNode
}) {
  return (
    <>
      <PageMeta title={`${title} · Foyer`} />
      <PageHeader title={title} badge={<Badge>Coming</Badge>} />
      <EmptyState
        title="This screen is not built yet"
        actions={
          <ButtonLink href={back.href} variant="secondary">
            {back.label}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </>
  )
}
