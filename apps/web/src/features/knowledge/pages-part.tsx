import { everywhereMark } from '@foyer/contract/everywhere-mark'
import type { Page } from '@foyer/contract/scans'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { hasFailedToLoad, isFirstLoad } from '../../lib/failed-read.ts'
import { rowsOf } from '../../lib/list-query.ts'
import { pagesPath, pagesQuery } from '../../shared/page-queries.ts'
import { SitePath, shortUrl } from '../../shared/site-path.tsx'
import { UsesButton } from '../../shared/uses-button.tsx'
import { byId, usesQuery } from '../../shared/uses-queries.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/field.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { LiveText } from '../../ui/said.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ForgetDialog } from './forget-dialog.tsx'
import { LeftOutPages } from './left-out-pages.tsx'
import { Part } from './part.tsx'

const searchedFrom = 11

/** Pages of the website that are known, which answers used them, and a way to leave each of them out. */
export function PagesPart({ assistantId, website }: { assistantId: string; website: string }) {
  const list = useInfiniteQuery(pagesQuery(assistantId))
  const uses = useQuery(usesQuery(assistantId))
  const [wanted, setWanted] = useState('')
  const [leaving, setLeaving] = useState<Page | null>(null)
  const pages = useRef<HTMLUListElement>(null)
  // What all pages repeat is kept beside them, and is left out with them.
  const all = rowsOf(list.data).filter(({ url }) => !url.endsWith(everywhereMark))
  const words = wanted.trim().toLowerCase()
  const found = all.filter(({ url, title }) => `${url} ${title}`.toLowerCase().includes(words))
  const used = byId(uses.data?.pages)
  return (
    <Part
      title="Pages of your website"
      about="What your assistant answers from. A page that you leave out is forgotten at once, and later scans leave it out too."
    >
      {isFirstLoad(list) && <Skeleton className="h-48 rounded-control" />}
      {hasFailedToLoad(list) && (
        <ErrorState
          level={3}
          title="Your pages could not be loaded"
          actions={<Button onClick={() => list.refetch()}>Try again</Button>}
        >
          Your assistant goes on answering from them. Only this list is missing.
        </ErrorState>
      )}
      {list.data && all.length === 0 && (
        <p className="text-xs text-muted">None. They come when your website is read.</p>
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
        <LiveText className="text-muted">Nothing matches “{wanted}”.</LiveText>
      )}
      {found.length > 0 && (
        // The button of a page that is put back goes with it; the focus then goes to those that are read.
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
                aria-label={`Leave out ${page.title || shortUrl(page.url)}`}
                onClick={() => setLeaving(page)}
              >
                Leave out
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
      <LeftOutPages assistantId={assistantId} onBack={() => pages.current?.focus({ preventScroll: true })} />
      {leaving && (
        <ForgetDialog
          assistantId={assistantId}
          path={`${pagesPath(assistantId)}/${leaving.id}`}
          title="Leave this page out?"
          description={
            <span>
              <bdi className="wrap-anywhere text-ink">{leaving.title || leaving.url}</bdi> is forgotten at
              once, with the facts that only it states. To have it back, press “Put back” below the list and
              rescrape.
            </span>
          }
          action="Leave out"
          done="Page left out"
          onClose={() => setLeaving(null)}
        />
      )}
    </Part>
  )
}
