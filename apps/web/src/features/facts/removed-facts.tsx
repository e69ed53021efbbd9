import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rowsOf } from '../../lib/api/list-query.ts'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { LoadMore } from '../../ui/loading/load-more.tsx'
import { RemovedRow } from './fact-row.tsx'
import { droppedQuery } from './facts-queries.ts'
import { useFactChanges } from './use-fact-changes.ts'

export function RemovedFacts({ assistantId }: { assistantId: string }) {
  const [open, setOpen] = useState(false)
  const list = useInfiniteQuery({ ...droppedQuery(assistantId), enabled: open })
  const { restore } = useFactChanges(assistantId)
  const facts = rowsOf(list.data)
  return (
    <section aria-label="Removed facts" className="flex flex-col gap-3">
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide removed facts' : 'Show removed facts'}
      </Button>
      {open && isFirstLoad(list) && <Skeleton className="h-12 rounded-card" />}
      {open && hasFailedToLoad(list) && (
        <p role="alert" className="text-bad">
          Couldn’t load them.{' '}
          <button type="button" className="underline underline-offset-2" onClick={() => list.refetch()}>
            Try again
          </button>
        </p>
      )}
      {open && list.data && facts.length === 0 && <p className="text-muted">No removed facts.</p>}
      {open && facts.length > 0 && (
        <>
          <ul>
            {facts.map((fact) => (
              <RemovedRow key={fact.id} fact={fact} word="Restore" onRestore={(each) => void restore(each)} />
            ))}
          </ul>
          <LoadMore
            shown={facts.length}
            noun="removed facts"
            hasMore={list.hasNextPage}
            busy={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onLoad={() => list.fetchNextPage()}
          />
        </>
      )}
    </section>
  )
}
