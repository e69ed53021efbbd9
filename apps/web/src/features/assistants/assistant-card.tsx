import { type Assistant, languageNames } from '@foyer/contract/assistants'
import { type Overview, overviewDays } from '@foyer/contract/overview'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { assistantSummary } from '../../shared/assistants/assistant-summary.ts'
import { WebsiteLink } from '../../shared/website-link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { capitalized, formatCount } from '../../ui/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Spinner } from '../../ui/layout/spinner.tsx'
import { LiveText } from '../../ui/messages/live-text.tsx'

function ScanNote({ scan }: Pick<Assistant, 'scan'>) {
  if (scan.status === 'running')
    return (
      <LiveText progress className="flex items-center gap-2 text-xs text-muted">
        <Spinner size={14} />
        <span className="figures">
          Reading your website: {formatCount(scan.pagesKept)} of {formatCount(scan.pagesFound)} pages
        </span>
      </LiveText>
    )
  if (scan.status === 'failed')
    return <p className="text-xs text-bad">The last scan failed. {scan.message}</p>
  return null
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-sm wrap-anywhere">{children}</dd>
    </div>
  )
}

function VisitorCounts({ id, counts }: { id: string; counts: Counts | undefined }) {
  const href = `/conversations?assistant=${id}`
  return (
    <>
      <Detail label="Conversations">
        {counts ? (
          <span>
            <Link href={href} className="figures font-medium hover:text-accent hover:underline">
              {formatCount(counts.conversations)}
            </Link>{' '}
            <span className="text-muted">in {overviewDays} days</span>
          </span>
        ) : (
          '–'
        )}
      </Detail>
      <Detail label="Unanswered">
        {counts?.unanswered ? (
          <Link href={`${href}&answers=missing`} className="figures font-medium text-warn hover:underline">
            {formatCount(counts.unanswered)}
          </Link>
        ) : (
          <span className="figures text-muted">{counts ? 'None' : '–'}</span>
        )}
      </Detail>
    </>
  )
}

type Counts = Overview['assistants'][number]
type AssistantCardProps = {
  assistant: Assistant
  /** Undefined while loading. */
  counts: Counts | undefined
  actions: ReactNode
}

export function AssistantCard({ assistant, counts, actions }: AssistantCardProps) {
  const { id, name, isActive, apiKey, language, personality, websiteUrl, scan } = assistant
  return (
    <Card className="flex min-w-0 flex-col gap-5">
      <div className="flex items-start gap-4">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="text-left text-base font-semibold wrap-anywhere">
            <Link href={`/bot/${id}`} className="hover:text-accent">
              {name}
            </Link>
          </h2>
          <p dir="auto" className="mt-0.5 line-clamp-2 text-left text-sm text-muted">
            {assistantSummary(assistant)}
          </p>
        </div>
        <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </div>
      <dl className="grid grid-cols-2 gap-4">
        <VisitorCounts id={id} counts={counts} />
        <Detail label="Language">{languageNames[language]}</Detail>
        <Detail label="Personality">{capitalized(personality)}</Detail>
        <Detail label="API key">
          <code className="font-mono text-xs">{apiKey.slice(0, 8)}…</code>
        </Detail>
        <Detail label="Website">
          {websiteUrl ? <WebsiteLink url={websiteUrl} /> : <span className="text-muted">None</span>}
        </Detail>
      </dl>
      <ScanNote scan={scan} />
      <div className="mt-auto flex flex-wrap gap-x-1 gap-y-3 sm:gap-3">{actions}</div>
    </Card>
  )
}
