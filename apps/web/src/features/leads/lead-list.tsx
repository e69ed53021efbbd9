import type { Lead } from '@foyer/contract/leads'
import { Badge } from '../../ui/badge.tsx'
import { formatDay } from '../../ui/format.ts'
import { leadName, statusLabels } from './lead-labels.ts'

// Longer text is never visible.
const previewLength = 500

export function LeadList({ leads, onOpen }: { leads: readonly Lead[]; onOpen: (lead: Lead) => void }) {
  return (
    <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
      {leads.map((lead) => (
        <li key={lead.id} className="transition-colors hover:bg-sunken">
          <button
            type="button"
            onClick={() => onOpen(lead)}
            className="flex w-full min-w-0 flex-col gap-1.5 px-5 py-4 text-left focus-visible:-outline-offset-2"
          >
            <LeadPreview lead={lead} />
          </button>
        </li>
      ))}
    </ul>
  )
}

type PreviewedLead = Pick<
  Lead,
  'name' | 'email' | 'phone' | 'message' | 'status' | 'testChat' | 'createdAt'
> & {
  perhapsSame: readonly unknown[]
  assistantName: string | null
}

export function LeadPreview({ lead }: { lead: PreviewedLead }) {
  const { label, tone } = statusLabels[lead.status]
  const ways = [lead.email, lead.phone].filter((way) => way !== null && way !== leadName(lead))
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="min-w-0 text-sm font-medium wrap-anywhere">{leadName(lead)}</bdi>
        <Badge tone={tone}>{label}</Badge>
        {lead.testChat && <Badge>Test</Badge>}
        {lead.perhapsSame.length > 0 && <Badge tone="outline">Possible duplicate</Badge>}
        <time dateTime={lead.createdAt} className="figures ml-auto text-xs text-muted">
          {formatDay(lead.createdAt)}
        </time>
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-muted">
        {ways.map((way) => (
          <bdi key={way} className="[overflow-wrap:anywhere]">
            {way}
          </bdi>
        ))}
        <bdi>{lead.assistantName ?? 'Unknown Assistant'}</bdi>
      </span>
      {lead.message && (
        <bdi className="line-clamp-2 text-sm [overflow-wrap:anywhere]">
          {lead.message.slice(0, previewLength)}
        </bdi>
      )}
    </>
  )
}
