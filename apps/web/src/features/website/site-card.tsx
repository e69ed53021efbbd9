import type { Assistant } from '@foyer/contract/assistants'
import type { Limits } from '@foyer/contract/usage'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { UpgradeNow } from '../../shared/plan/plan-gate.tsx'
import { allowanceOf, canUpgrade, scansLeft } from '../../shared/plan/plan-limits.ts'
import { WebsiteLink } from '../../shared/website-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { formatCount, formatThousands } from '../../ui/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { LimitNote } from '../../ui/layout/limit-note.tsx'
import { LiveText } from '../../ui/messages/live-text.tsx'
import { freshness } from './freshness.ts'
import { GonePagesNote } from './gone-pages-note.tsx'
import { describeChanges } from './scan-changes.ts'
import { SchedulePanel } from './schedule-panel.tsx'
import { useRescan } from './use-rescan.ts'

const tones = { good: 'text-good', warn: 'text-warn', bad: 'text-bad' }

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="figures text-sm font-medium">{children}</dd>
    </div>
  )
}

const lastScanOf = ({ scrapedContent }: Assistant) =>
  Object.values(scrapedContent).reduce<string | null>(
    (newest, { scrapedAt }) => (newest && newest > scrapedAt ? newest : scrapedAt),
    null,
  )

type SiteCardProps = {
  assistant: Assistant
  /** Undefined while loading. */
  limits: Limits | undefined
  notice?: ReactNode
  onShowPages: () => void
}

export function SiteCard({ assistant, limits, notice, onShowPages }: SiteCardProps) {
  const { id, name, description, isActive, websiteUrl, scan, pageCount, promptTemplate } = assistant
  const rescan = useRescan(assistant)
  const age = freshness(pageCount > 0 ? (lastScanOf(assistant) ?? scan.finishedAt) : null, new Date())
  const scanning = rescan.isPending || scan.status === 'running'
  return (
    <Card id={id} className="flex scroll-mt-20 flex-col gap-6">
      <div className="flex flex-col items-start gap-4 sm:flex-row sm:justify-between">
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-3 text-base font-semibold">
            <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
            <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>
          </h2>
          {description && (
            <p dir="auto" className="mt-1 text-left text-sm text-muted">
              {description}
            </p>
          )}
          {websiteUrl ? (
            <WebsiteLink url={websiteUrl} className="mt-1 text-sm" />
          ) : (
            <p className="mt-1 text-sm text-muted">No website. Add one on the assistant’s page.</p>
          )}
        </div>
        <div className="flex flex-col gap-2 sm:max-w-80 sm:items-end sm:text-right">
          <Button
            variant="secondary"
            busy={scanning}
            disabled={!websiteUrl}
            onClick={() => rescan.mutate()}
            className="self-start sm:self-end"
          >
            {!scanning && <RefreshCw {...iconSize(18)} />}
            <span>{scanning ? 'Scanning...' : 'Rescrape'}</span>
          </Button>
          {limits && websiteUrl && allowanceOf(limits, 'scans')?.state === 'reached' && (
            <LimitNote state="reached" action={canUpgrade(limits.tier) && <UpgradeNow />}>
              {scansLeft(limits)}
            </LimitNote>
          )}
        </div>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-4 border-y border-hairline py-4">
        <Figure label="Last scan">
          <span className={tones[age.tone]}>{age.label}</span>
        </Figure>
        <Figure label="Pages">{formatCount(pageCount)}</Figure>
        <Figure label="Prompt">{formatThousands(promptTemplate.length)} characters</Figure>
      </dl>
      {scanning && (
        <LiveText progress className="figures text-sm text-muted">
          {scan.status === 'running' && scan.pagesFound > 0
            ? `Reading your website: ${formatCount(scan.pagesKept)} of ${formatCount(scan.pagesFound)} pages so far.`
            : 'Opening your website.'}
        </LiveText>
      )}
      {scan.status === 'failed' && !scanning && (
        <LiveText silentAtFirst className="rounded-control bg-bad-wash px-4 py-3 text-sm text-bad">
          The last scan failed: {scan.message} The previous version is still in use.
        </LiveText>
      )}
      {scan.status === 'done' && !scanning && (
        <p className="figures text-sm text-muted">
          Last scan: {describeChanges(scan)} {scan.message}
        </p>
      )}
      {!scanning && <GonePagesNote assistant={assistant} />}
      {!scanning && notice}
      <SchedulePanel assistant={assistant} allowed={limits?.limits.autoScrapeEnabled} />
      <div>
        <Button variant="secondary" size="sm" onClick={onShowPages}>
          View pages, ledger and facts
        </Button>
      </div>
    </Card>
  )
}
