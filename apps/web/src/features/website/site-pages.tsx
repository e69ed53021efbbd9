import type { Page } from '@foyer/contract/scans'
import { sharedTextMark } from '@foyer/contract/shared-text-mark'
import { pagesQuery } from '../../shared/assistants/page-queries.ts'
import { shortUrl } from '../../shared/site-path.tsx'
import { formatCount } from '../../ui/format.ts'
import { DataCell, HeaderCell, Row, Table } from '../../ui/layout/table.tsx'
import { PaginatedList } from './paginated-list.tsx'

const isEverywhere = ({ url }: Page) => url.endsWith(sharedTextMark)

export function SitePages({ id, website }: { id: string; website: string | null }) {
  return (
    <PaginatedList
      query={pagesQuery(id)}
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
                      <span className="block font-medium">On every page</span>
                      <span className="block text-xs text-muted">Repeated content such as the footer</span>
                    </>
                  ) : (
                    <>
                      <span className="block font-medium wrap-anywhere">
                        {page.title || shortUrl(page.url)}
                      </span>
                      <a
                        href={page.url}
                        target="_blank"
                        rel="noreferrer"
                        className="block text-xs wrap-anywhere text-muted hover:underline"
                      >
                        {shortUrl(page.url, website)}
                      </a>
                    </>
                  )}
                </DataCell>
                <DataCell numeric>{formatCount(page.characters)}</DataCell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </PaginatedList>
  )
}
