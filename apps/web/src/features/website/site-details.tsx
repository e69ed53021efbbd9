import type { Assistant } from '@foyer/contract/assistants'
import { everywhereMark } from '@foyer/contract/everywhere-mark'
import type { Fact, LedgerEntry, Page } from '@foyer/contract/scans'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isAwaited, isMissing } from '../../lib/failed-read.ts'
import { listQuery, rowsOf } from '../../lib/list-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchField } from '../../ui/field.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { DataCell, HeaderCell, Row, Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { SitePath, shortUrl } from './site-path.tsx'

const count = new Intl.NumberFormat('en')

const outcomes = {
  kept: { tone: 'good', label: 'Kept' },
  dropped: { tone: 'plain', label: 'Dropped' },
  failed: { tone: 'bad', label: 'Failed' },
} as const

const groups: [string, Fact['kind'][]][] = [
  ['Business Info', ['name', 'description']],
  ['Contact Info', ['email', 'phone', 'address', 'hours', 'social']],
  ['Services & Products', ['service', 'product']],
  ['Pricing Data', ['price']],
]

type GrowingListProps<T> = {
  path: string
  noun: string
  empty: string
  matches: (row: T, wanted: string) => boolean
  /** What is listed but is none of them. */
  uncounted?: (row: T) => boolean
  children: (rows: T[]) => ReactNode
}

/** A list that can be searched in what is loaded, and loaded further. */
function GrowingList<T>({ path, noun, empty, matches, uncounted, children }: GrowingListProps<T>) {
  const list = useInfiniteQuery(listQuery<T>(`${path}?limit=200`))
  const [wanted, setWanted] = useState('')
  if (isAwaited(list)) return <Skeleton className="h-48 rounded-card" />
  if (isMissing(list))
    return (
      <ErrorState
        title="This list could not be loaded"
        actions={<Button onClick={() => list.refetch()}>Try again</Button>}
      >
        Your assistant is not affected.
      </ErrorState>
    )
  const all = rowsOf(list.data)
  if (all.length === 0) return <p className="text-sm text-muted">{empty}</p>
  const rows = all.filter((row) => matches(row, wanted.trim().toLowerCase()))
  return (
    <>
      {all.length > 10 && (
        <SearchField
          label={`Search ${noun}`}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          className="mb-4 max-w-xs"
        />
      )}
      {rows.length > 0 ? children(rows) : <p className="text-sm text-muted">Nothing matches “{wanted}”.</p>}
      <LoadMore
        shown={uncounted ? all.filter((row) => !uncounted(row)).length : all.length}
        noun={noun}
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onLoad={() => list.fetchNextPage()}
      />
    </>
  )
}

const isEverywhere = ({ url }: Page) => url.endsWith(everywhereMark)

function Pages({ id }: { id: string }) {
  return (
    <GrowingList<Page>
      path={`/api/assistants/${id}/pages`}
      noun="pages"
      empty="No pages yet. Rescrape to read the website."
      matches={({ url, title }, wanted) => `${url} ${title}`.toLowerCase().includes(wanted)}
      uncounted={isEverywhere}
    >
      {(rows) => (
        <Table caption="Pages the assistant knows">
          <thead>
            <tr>
              <HeaderCell>Page</HeaderCell>
              <HeaderCell numeric>Characters</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((page) => (
              <Row key={page.id}>
                <DataCell className="max-w-0 w-full">
                  {isEverywhere(page) ? (
                    <>
                      <span className="block truncate font-medium">On every page</span>
                      <span className="block text-xs text-muted">
                        What your pages repeat, such as the footer, kept once
                      </span>
                    </>
                  ) : (
                    <>
                      <span className="block truncate font-medium">{page.title || shortUrl(page.url)}</span>
                      <a
                        href={page.url}
                        target="_blank"
                        rel="noreferrer"
                        className="block truncate text-xs text-muted hover:underline"
                      >
                        {shortUrl(page.url)}
                      </a>
                    </>
                  )}
                </DataCell>
                <DataCell numeric>{count.format(page.characters)}</DataCell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </GrowingList>
  )
}

const sizeOf = (bytes: number) => (bytes > 0 ? `${(bytes / 1_024).toFixed(1)} KB` : '–')

function Ledger({ id }: { id: string }) {
  return (
    <GrowingList<LedgerEntry>
      path={`/api/assistants/${id}/ledger`}
      noun="addresses"
      empty="No scan has run yet."
      matches={({ url, reason, outcome }, wanted) =>
        `${url} ${reason} ${outcome}`.toLowerCase().includes(wanted)
      }
    >
      {(rows) => (
        <Table caption="What became of each address in the newest scan">
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
              // An address can be met twice, first redirected and then read.
              <Row key={`${url} ${outcome} ${bytes} ${ms}`}>
                <DataCell className="w-full">
                  <SitePath url={url} className="line-clamp-3" />
                  {reason && <span className="block text-xs wrap-anywhere text-muted">{reason}</span>}
                  <span className="block text-xs text-muted tabular-nums sm:hidden">
                    {bytes > 0 && `${sizeOf(bytes)}, `}
                    {count.format(ms)} ms
                  </span>
                </DataCell>
                <DataCell>
                  <Badge tone={outcomes[outcome].tone}>
                    {outcomes[outcome].label}
                    {outcome === 'failed' && status ? ` ${status}` : ''}
                  </Badge>
                </DataCell>
                <DataCell numeric className="whitespace-nowrap max-sm:hidden">
                  {sizeOf(bytes)}
                </DataCell>
                <DataCell numeric className="whitespace-nowrap max-sm:hidden">
                  {count.format(ms)} ms
                </DataCell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </GrowingList>
  )
}

function Facts({ id }: { id: string }) {
  return (
    <GrowingList<Fact>
      path={`/api/assistants/${id}/facts`}
      noun="facts"
      empty="No facts were found on this website."
      matches={({ label, value }, wanted) => `${label} ${value}`.toLowerCase().includes(wanted)}
    >
      {(rows) => (
        <div className="flex flex-col gap-8">
          {groups.map(([title, kinds]) => {
            const found = rows.filter(({ kind }) => kinds.includes(kind))
            if (found.length === 0) return null
            return (
              <section key={title}>
                <h3 className="mb-3 text-sm font-semibold">{title}</h3>
                <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,14rem)_1fr]">
                  {found.map(({ kind, label, value, url }) => (
                    <div key={`${kind} ${label} ${value}`} className="contents">
                      <dt className="text-muted">{label || kind}</dt>
                      <dd className="mb-2 min-w-0 break-words sm:mb-0">
                        {value} <SitePath url={url} className="text-xs text-muted" />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            )
          })}
        </div>
      )}
    </GrowingList>
  )
}

/** What was read, what became of each address, and what was learnt. */
export function SiteDetails({ assistant, onClose }: { assistant: Assistant; onClose: () => void }) {
  const { id, name } = assistant
  return (
    <Dialog open onClose={onClose} size="lg" title={name} description="What Foyer read on this website.">
      <Tabs
        label="What was read"
        items={[
          { value: 'pages', label: 'Pages', content: <Pages id={id} /> },
          { value: 'ledger', label: 'Scan ledger', content: <Ledger id={id} /> },
          { value: 'facts', label: 'Facts', content: <Facts id={id} /> },
        ]}
      />
    </Dialog>
  )
}
