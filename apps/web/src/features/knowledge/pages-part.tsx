import type { Page } from '@foyer/contract/scans'
import { sharedTextMark } from '@foyer/contract/shared-text-mark'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { rowsOf } from '../../lib/api/list-query.ts'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { UsesButton } from '../../shared/answers/uses-button.tsx'
import { byId, usesQuery } from '../../shared/answers/uses-queries.ts'
import { pagesPath, pagesQuery } from '../../shared/assistants/page-queries.ts'
import { SitePath, shortUrl } from '../../shared/site-path.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { SearchField } from '../../ui/controls/field.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { LoadMore } from '../../ui/loading/load-more.tsx'
import { LiveText } from '../../ui/messages/live-text.tsx'
import { ExcludedPages } from './excluded-pages.tsx'
import { Part } from './part.tsx'
import { RemoveKnowledgeDialog } from './remove-knowledge-dialog.tsx'

const searchedFrom = 11

export function PagesPart({ assistantId, website }: { assistantId: string; website: string }) {
  const list = useInfiniteQuery(pagesQuery(assistantId))
  const uses = useQuery(usesQuery(assistantId))
  const [wanted, setWanted] = useState('')
  const [excluding, setExcluding] = useState<Page | null>(null)
  const pages = useRef<HTMLUListElement>(null)
  // Content repeated on every page is stored separately and not listed here.
  const all = rowsOf(list.data).filter(({ url }) => !url.endsWith(sharedTextMark))
  const words = wanted.trim().toLowerCase()
  const found = all.filter(({ url, title }) => `${url} ${title}`.toLowerCase().includes(words))
  const used = byId(uses.data?.pages)
  return (
    <Part
      title="Website pages"
      about="The pages your assistant answers from. Excluded pages are removed immediately and skipped by later scans."
    >
      {isFirstLoad(list) && <Skeleton className="h-48 rounded-control" />}
      {hasFailedToLoad(list) && (
        <ErrorState
          level={3}
          title="Couldn’t load your pages"
          actions={<Button onClick={() => list.refetch()}>Try again</Button>}
        >
          Your assistant still uses them. Please try again.
        </ErrorState>
      )}
      {list.data && all.length === 0 && (
        <p className="text-xs text-muted">No pages yet. They appear once we’ve read your website.</p>
      )}
      {all.length >= searchedFrom && (
        <SearchField
          label="Search pages"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          className="max-w-xs"
        />
      )}
      {all.length > 0 && found.length === 0 && (
        <LiveText className="text-muted">No results for “{wanted}”.</LiveText>
      )}
      {found.length > 0 && (
        // An included page’s button disappears, so focus moves to this list.
        <ul ref={pages} tabIndex={-1} aria-label="Pages" className="-my-3">
          {found.map((page) => (
            <li
              key={page.id}
              className="flex items-start gap-2 border-t border-hairline py-3 first:border-t-0"
            >
              <div className="min-w-0 flex-1">
                <p dir="auto" className="text-left font-medium wrap-anywhere">
                  {page.title || shortUrl(page.url)}
                </p>
                <p className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted">
                  <SitePath url={page.url} website={website} />
                  <UsesButton
                    assistantId={assistantId}
                    kind="pages"
                    id={page.id}
                    name={page.title || page.url}
                    used={used.get(page.id)}
                    counted={uses.data !== undefined}
                  />
                </p>
              </div>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Exclude ${page.title || shortUrl(page.url)}`}
                onClick={() => setExcluding(page)}
              >
                Exclude
              </Button>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <LoadMore
          shown={all.length}
          noun="pages"
          hasMore
          busy={list.isFetchingNextPage}
          onLoad={() => list.fetchNextPage()}
        />
      )}
      <ExcludedPages
        assistantId={assistantId}
        onInclude={() => pages.current?.focus({ preventScroll: true })}
      />
      {excluding && (
        <RemoveKnowledgeDialog
          assistantId={assistantId}
          path={`${pagesPath(assistantId)}/${excluding.id}`}
          title="Exclude this page?"
          description={
            <span>
              <bdi className="wrap-anywhere text-ink">{excluding.title || excluding.url}</bdi> will be removed
              immediately, along with facts found only there. To undo this, click “Include” below the list and
              rescrape.
            </span>
          }
          action="Exclude"
          done="Page excluded"
          onClose={() => setExcluding(null)}
        />
      )}
    </Part>
  )
}
