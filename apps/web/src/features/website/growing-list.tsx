import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { hasFailedToLoad, isFirstLoad } from '../../lib/failed-read.ts'
import { type listQuery, rowsOf } from '../../lib/list-query.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/field.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { LiveText } from '../../ui/said.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'

type GrowingListProps<T> = {
  query: ReturnType<typeof listQuery<T>>
  noun: string
  empty: string
  matches: (row: T, wanted: string) => boolean
  /** What is listed but is none of them. */
  uncounted?: (row: T) => boolean
  children: (rows: T[]) => ReactNode
}

/** A list that can be searched in what is loaded, and loaded further. */
export function GrowingList<T>({ query, noun, empty, matches, uncounted, children }: GrowingListProps<T>) {
  const list = useInfiniteQuery(query)
  const [wanted, setWanted] = useState('')
  if (isFirstLoad(list)) return <Skeleton className="h-48 rounded-card" />
  if (hasFailedToLoad(list))
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
      {rows.length > 0 ? (
        children(rows)
      ) : (
        <LiveText className="text-sm text-muted">Nothing matches “{wanted}”.</LiveText>
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
