import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type listQuery, rowsOf } from '../../lib/api/list-query.ts'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SearchField } from '../../ui/controls/field.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { LoadMore } from '../../ui/loading/load-more.tsx'
import { LiveText } from '../../ui/messages/live-text.tsx'

type PaginatedListProps<T> = {
  query: ReturnType<typeof listQuery<T>>
  noun: string
  empty: string
  matches: (row: T, wanted: string) => boolean
  uncounted?: (row: T) => boolean
  children: (rows: T[]) => ReactNode
}

export function PaginatedList<T>({
  query,
  noun,
  empty,
  matches,
  uncounted,
  children,
}: PaginatedListProps<T>) {
  const list = useInfiniteQuery(query)
  const [wanted, setWanted] = useState('')
  if (isFirstLoad(list)) return <Skeleton className="h-48 rounded-card" />
  if (hasFailedToLoad(list))
    return (
      <ErrorState
        title="Couldn’t load this list"
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
      {rows.length > 0 ? (
        children(rows)
      ) : (
        <LiveText className="text-sm text-muted">No results for “{wanted}”.</LiveText>
      )}
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
