import type { ReactNode } from 'react'
import { Prose } from '../ui/layout/prose.tsx'
import { PublicPage } from '../ui/layout/public-page.tsx'

export function LegalPage({
  title,
  updated,
  lead,
  children,
}: {
  title: string
  updated: string
  lead: string
  children: ReactNode
}) {
  return (
    <PublicPage className="grid gap-x-16 gap-y-10 lg:grid-cols-[20rem_1fr]">
      <header className="flex flex-col gap-4 self-start lg:sticky lg:top-28 short:static">
        <h1 className="display text-4xl">{title}</h1>
        <p className="text-base text-muted">{lead}</p>
        <p className="text-sm text-muted">Last updated: {updated}</p>
      </header>
      <Prose>{children}</Prose>
    </PublicPage>
  )
}
