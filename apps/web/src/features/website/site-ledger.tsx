import type { LedgerEntry } from '@foyer/contract/scans'
import { listQuery } from '../../lib/api/list-query.ts'
import { assistantDataKey } from '../../shared/assistants/assistant-queries.ts'
import { SitePath } from '../../shared/site-path.tsx'
import { Badge } from '../../ui/badge.tsx'
import { formatCount, formatPageSize } from '../../ui/format.ts'
import { DataCell, HeaderCell, Row, Table } from '../../ui/layout/table.tsx'
import { PaginatedList } from './paginated-list.tsx'

const ledgerQuery = (assistantId: string) =>
  listQuery<LedgerEntry>(
    [...assistantDataKey(assistantId), 'ledger'],
    `/api/assistants/${assistantId}/ledger?limit=200`,
  )

const outcomes = {
  kept: { tone: 'good', label: 'Kept' },
  dropped: { tone: 'plain', label: 'Skipped' },
  failed: { tone: 'bad', label: 'Failed' },
} as const

export function SiteLedger({ id, website }: { id: string; website: string | null }) {
  return (
    <PaginatedList
      query={ledgerQuery(id)}
      noun="addresses"
      empty="No scan has run yet."
      matches={({ url, reason, outcome }, wanted) =>
        `${url} ${reason} ${outcome}`.toLowerCase().includes(wanted)
      }
    >
      {(rows) => (
        <Table caption="Outcome of each address in the latest scan">
          <thead>
            <tr>
              <HeaderCell>Address</HeaderCell>
              <HeaderCell>Outcome</HeaderCell>
              <HeaderCell numeric className="max-sm:hidden">
                Size
              </HeaderCell>
              <HeaderCell numeric className="max-sm:hidden">
                Time
              </HeaderCell>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ url, outcome, reason, status, bytes, ms }) => (
              // An address can appear twice, first redirected and then read.
              <Row key={`${url} ${outcome} ${bytes} ${ms}`}>
                <DataCell className="w-full">
                  <SitePath url={url} website={website} className="line-clamp-3" />
                  {reason && <span className="block text-xs wrap-anywhere text-muted">{reason}</span>}
                  <span className="block text-xs text-muted tabular-nums sm:hidden">
                    {bytes > 0 && <span>{formatPageSize(bytes)}, </span>}
                    <span>{formatCount(ms)} ms</span>
                  </span>
                </DataCell>
                <DataCell>
                  <Badge tone={outcomes[outcome].tone}>
                    <span>{outcomes[outcome].label}</span>
                    {outcome === 'failed' && status && <span> {status}</span>}
                  </Badge>
                </DataCell>
                <DataCell numeric className="whitespace-nowrap max-sm:hidden">
                  {bytes > 0 ? formatPageSize(bytes) : '–'}
                </DataCell>
                <DataCell numeric className="whitespace-nowrap max-sm:hidden">
                  {formatCount(ms)} ms
                </DataCell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </PaginatedList>
  )
}
